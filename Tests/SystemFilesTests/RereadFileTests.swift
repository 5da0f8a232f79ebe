import Foundation
import SystemFiles
import TestSupport
import Testing

@Suite struct RereadFileTests {
  private let folder: TemporaryFolder
  private let file: RereadFile

  init() throws {
    folder = try TemporaryFolder()
    try FileSystem.write(Array("a\nbc\nd".utf8), to: folder("file"))
    file = try RereadFile(folder("file"))
  }

  private func rest(from offset: Int) throws -> [String] {
    var lines = file.lines(from: offset)
    var rest: [String] = []
    while let line = try lines.next() { rest.append(String(decoding: line, as: UTF8.self)) }
    return rest
  }

  @Test func severalReadersDoNotDisturbEachOther() throws {
    var lines = file.lines()
    #expect(try lines.next() == Array("a".utf8))
    #expect(try rest(from: 0) == ["a", "bc", "d"])
    #expect(try lines.next() == Array("bc".utf8))
    #expect(try rest(from: lines.position) == ["d"])
    #expect(try lines.next() == Array("d".utf8))
    #expect(try lines.next() == nil)
  }

  @Test func itIsReadAsItWasWhenAnotherTakesItsPlace() throws {
    try FileSystem.write(Array("other".utf8), to: folder("file"))
    #expect(try rest(from: 0) == ["a", "bc", "d"])
  }

  @Test(arguments: [("a\nbc\nd", true), ("a\nbc\n", false), ("", false)])
  func aFileThatSaysTheSameIsLeftAlone(_ text: String, _ isSame: Bool) throws {
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder("file"))
    let new = try AtomicFile(folder("file"))
    try new.append(Array(text.utf8))
    try new.commitUnlessSame()
    #expect(try FileSystem.read(folder("file")) == Array(text.utf8))
    #expect(try FileSystem.list(folder.path) == ["file"])
    let date = try FileManager.default.attributesOfItem(atPath: folder("file"))[.modificationDate] as? Date
    #expect((date == past) == isSame)
  }
}
