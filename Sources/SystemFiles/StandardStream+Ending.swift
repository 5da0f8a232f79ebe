#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension StandardStream {
  /// Writes a text; a reader that went away ends the program quietly, as it ends other filters.
  package func writeOrEnd(_ text: String) {
    do throws(FileError) {
      try write(text)
    } catch {
      guard error.reason == .closed else {
        try? StandardStream.error.write("segue: \(error.description)\n")
        exit(5)
      }
      exit(0)
    }
  }
}
