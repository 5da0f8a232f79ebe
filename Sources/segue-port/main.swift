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
do {
  try FileSystem.write(try PortedFile.bytes(of: try FileSystem.read(source), path: source), to: target)
} catch let error as PortingError {
  fail(error.lines(file: source), status: 1)
} catch {
  fail(["\(source): error: \(error)"], status: 1)
}
