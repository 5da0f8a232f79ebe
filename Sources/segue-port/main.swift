#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import SourcePorting
import SystemFiles

// What the build plugin runs: ports the file named first into the one named second.

func fail(_ lines: [String], status: Int32) -> Never {
  for line in lines { try? StandardStream.error.write(line + "\n") }
  exit(status)
}

let arguments = CommandLine.arguments.dropFirst()
guard let source = arguments.first, let target = arguments.last, arguments.count == 2 else {
  fail(["usage: segue-port SOURCE TARGET; for files of your own there is 'segue port'"], status: 2)
}

/// The ported file; an empty one in the place of a file in which an app begins.
///
/// Every app has such files beside those of its transitions: nobody has to take them away.
func port(_ source: String) throws -> [UInt8] {
  let bytes = try FileSystem.read(source)
  do throws(PortingError) {
    return try PortedFile.bytes(of: bytes, path: source)
  } catch {
    guard let start = error.start else { throw error }
    try StandardStream.error.write("\(source):\(start.line):\(start.column): note: \(start.reason), as is done here\n")
    return Array("// Left out: an app begins in it, and here a stage does.\n".utf8)
  }
}

do {
  try FileSystem.write(try port(source), to: target)
} catch let error as PortingError {
  fail(error.lines(file: source), status: 1)
} catch {
  fail(["\(source): error: \(error)"], status: 1)
}
