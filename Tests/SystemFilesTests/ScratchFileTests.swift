import SystemFiles
import TestSupport
import Testing

@Suite struct ScratchFileTests {
  @Test(arguments: [0, 1, 10_000])
  func linesComeBackInTheirOrder(count: Int) throws {
    let folder = try TemporaryFolder()
    var file = try ScratchFile(beside: folder("record"))
    for number in 0..<count { try file.append(Array("line \(number)\n".utf8)) }
    var lines = try file.lines()
    for number in 0..<count { #expect(try lines.next() == Array("line \(number)".utf8)) }
    #expect(try lines.next() == nil)
  }

  @Test func nobodyElseSeesIt() throws {
    let folder = try TemporaryFolder()
    var file = try ScratchFile(beside: folder("record"))
    try file.append([UInt8](repeating: 0, count: 100_000))
    #expect(try FileSystem.list(folder.path).isEmpty)
  }

  @Test func aFolderThatIsMissingIsNamed() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError(.write, folder("none/record"), .missing)) {
      _ = try ScratchFile(beside: folder("none/record"))
    }
  }
}
