import SystemFiles
import TestSupport
import Testing

@Suite("Files are read line by line")
struct FileLinesTests {
  private static func lines(of bytes: [UInt8]) throws -> [[UInt8]] {
    let folder = try TemporaryFolder()
    try FileSystem.write(bytes, to: folder("lines"))
    var lines = try FileLines(folder("lines"))
    var found: [[UInt8]] = []
    while let line = try lines.next() { found.append(line) }
    #expect(try lines.next() == nil)
    return found
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n", [""]), ("\n\nx\n", ["", "", "x"]),
    ("a\r\n", ["a\r"]),
  ])
  func `lines end at line breaks and at the end of the file`(_ text: String, _ expected: [String]) throws {
    #expect(try Self.lines(of: Array(text.utf8)) == expected.map { Array($0.utf8) })
  }

  /// Pieces of 65,536 bytes are read, so these lie across their borders.
  @Test(arguments: [65_535, 65_536, 65_537, 200_000])
  func `a line may be longer than what is read at once`(_ length: Int) throws {
    let long = [UInt8](repeating: 7, count: length)
    #expect(try Self.lines(of: long + [10] + long + [10, 1]) == [long, long, [1]])
  }

  @Test func `a file that is not there is told`() {
    let missing = FileError(.read, "/nowhere/trace.jsonl", .missing)
    #expect(throws: missing) { _ = try FileLines("/nowhere/trace.jsonl") }
  }
}
