import Foundation
import SystemFiles
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  @Test func nothingIsSeenUntilItIsCommitted() throws {
    let folder = try TemporaryFolder()
    try FileSystem.write([9], to: folder("a"))
    let file = try AtomicFile(folder("a"))
    try file.append([1, 2])
    #expect(try FileSystem.read(folder("a")) == [9])
    try file.append([3])
    try file.commit()
    #expect(try FileSystem.read(folder("a")) == [1, 2, 3])
    #expect(try FileSystem.list(folder.path) == ["a"])
  }

  @Test func whatIsNotCommittedLeavesNothing() throws {
    let folder = try TemporaryFolder()
    do {
      let file = try AtomicFile(folder("a"))
      try file.append([1])
    }
    #expect(try FileSystem.list(folder.path).isEmpty)
  }

  /// In containers that share a folder every process has the same number.
  @Test func nobodyElsesUnfinishedFileIsInTheWay() throws {
    let folder = try TemporaryFolder()
    let other = ".segue-\(ProcessEnvironment.processNumber)-a"
    try Data([7]).write(to: URL(filePath: folder(other)))
    let file = try AtomicFile(folder("a"))
    #expect(try FileSystem.list(folder.path).filter(AtomicFile.isTemporary).count == 2)
    try file.append([1])
    try file.commit()
    #expect(try FileSystem.read(folder("a")) == [1])
    #expect(try FileSystem.read(folder(other)) == [7])
    #expect(try FileSystem.list(folder.path).sorted() == [other, "a"])
  }

  @Test func aFileGetsAnotherName() throws {
    let folder = try TemporaryFolder()
    try FileSystem.write([1], to: folder("a"))
    try FileSystem.move(folder("a"), to: folder("b"))
    #expect(try FileSystem.list(folder.path) == ["b"])
    #expect(throws: FileError(.write, folder("c"), .missing)) { try FileSystem.move(folder("a"), to: folder("c")) }
  }
}

@Suite struct ParallelWorkTests {
  @Test(arguments: [1, 2, 3, 8, 100])
  func resultsKeepTheirOrder(jobs: Int) {
    let results = ParallelWork.map(count: 37, jobs: jobs) { "\($0 * $0)" }
    #expect(results == (0..<37).map { "\($0 * $0)" })
  }

  @Test func noWorkHasNoResults() {
    #expect(ParallelWork.map(count: 0, jobs: 4) { $0 }.isEmpty)
  }
}
