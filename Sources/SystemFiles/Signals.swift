#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The two signals that a program of many files has to live with.
package enum Signals {
  /// Makes writing to a pipe that nobody reads an error instead of the end of the program.
  package static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Keeps Ctrl-C waiting, so that the file in hand is finished; call before other threads begin.
  ///
  /// No handler runs and no variable is shared: the signal stays pending, and is looked for.
  package static func holdInterrupt() {
    var signals = interruptOnly
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Lets Ctrl-C end the program again, at once when it was pressed meanwhile.
  package static func releaseInterrupt() {
    var signals = interruptOnly
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether Ctrl-C was pressed while held.
  package static var isInterrupted: Bool {
    var pending = sigset_t()
    unsafe sigpending(&pending)
    return unsafe sigismember(&pending, SIGINT) == 1
  }

  private static var interruptOnly: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    return signals
  }
}
