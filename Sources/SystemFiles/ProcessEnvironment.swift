#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The variables that the program was started with.
package enum ProcessEnvironment {
  /// A variable's value; nil when it is not set.
  package static func value(_ name: String) -> String? {
    // Nobody changes the environment, so the text stays.
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }

  /// The number by which the system knows this process.
  package static var processNumber: Int { Int(getpid()) }

  /// How many processors may be used at once.
  package static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
