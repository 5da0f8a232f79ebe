import Foundation
import SystemFiles
import TestSupport
import Testing

@Suite("Watching folders")
struct FolderWatchTests {
  @Test func aStampChangesWithEveryWay() throws {
    let folder = try TemporaryFolder()
    let path = folder("a")
    #expect(FileStamp(path) == nil)
    try FileSystem.write([1, 2, 3], to: path)
    let first = try #require(FileStamp(path))
    #expect(FileStamp(path) == first)
    // The program's own way: another file in its place.
    try FileSystem.write([1, 2, 4], to: path)
    let replaced = try #require(FileStamp(path))
    #expect(replaced != first)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: [5])
    try handle.close()
    #expect(FileStamp(path) != replaced)
  }

  @Test(arguments: ["write", "replace", "remove"])
  func somethingThatHappensWakes(_ what: String) throws {
    let folder = try TemporaryFolder()
    try FileSystem.write([1], to: folder("a"))
    let watch = FolderWatch([folder.path, folder("not-there")])
    let start = ContinuousClock.now
    Thread.detachNewThread {
      switch what {
      case "write": _ = FileManager.default.createFile(atPath: folder("b"), contents: Data([1]))
      case "replace": try? FileSystem.write([2], to: folder("a"))
      default: try? FileSystem.remove(folder("a"))
      }
    }
    // Elsewhere than on Linux the whole time passes.
    #if os(Linux)
      watch.wait(milliseconds: 60_000)
      #expect(ContinuousClock.now - start < .seconds(30))
    #else
      watch.wait(milliseconds: 1)
      #expect(ContinuousClock.now - start < .seconds(30))
    #endif
  }

  @Test func theTimePassesWhereNothingHappens() throws {
    let folder = try TemporaryFolder()
    let start = ContinuousClock.now
    FolderWatch([folder.path]).wait(milliseconds: 50)
    #expect(ContinuousClock.now - start >= .milliseconds(49))
  }
}
