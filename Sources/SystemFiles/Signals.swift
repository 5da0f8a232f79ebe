#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals that a program of many files has to live with.
package enum Signals {
  /// Makes writing to a pipe that nobody reads an error instead of the end of the program.
  package static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Keeps Ctrl-C and the wish that the program end waiting, so that the file in hand is finished; call before other
  /// threads begin.
  ///
  /// No handler runs and no variable is shared: the signal stays pending, and is looked for. In a container, whose first
  /// process is deaf to signals without a handler, it is heard all the same.
  package static func holdInterrupt() {
    var signals = interrupts
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Lets them end the program again, at once when one came meanwhile.
  package static func releaseInterrupt() {
    var signals = interrupts
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether one came while held.
  package static var isInterrupted: Bool {
    var pending = sigset_t()
    unsafe sigpending(&pending)
    return unsafe sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
  }

  /// Ctrl-C, and what schedulers and containers send before they kill.
  private static var interrupts: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    return signals
  }
}
