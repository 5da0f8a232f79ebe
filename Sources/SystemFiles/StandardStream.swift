#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the program was started with: its input, its output and where its complaints go.
package enum StandardStream: Int32, Hashable, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Writes all of a text; the reason is `closed` when the reader went away.
  package func write(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }

  package func write(_ bytes: [UInt8]) throws(FileError) {
    try descriptor.writeAll(bytes)
  }

  /// Everything up to the end of the input.
  package func readAll() throws(FileError) -> [UInt8] {
    try descriptor.readAll(limit: FileSystem.sizeLimit)
  }

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  private var descriptor: FileDescriptor {
    FileDescriptor(number: rawValue, path: ["standard input", "standard output", "standard error"][Int(rawValue)])
  }
}
