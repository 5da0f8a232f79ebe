import SystemFiles
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct FileSystemTests {
  @Test func whatIsWrittenIsRead() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try FileSystem.write(bytes, to: folder("a"))
    #expect(try FileSystem.read(folder("a")) == bytes)
    try FileSystem.write([1, 2], to: folder("a"))
    #expect(try FileSystem.read(folder("a")) == [1, 2])
    #expect(try FileSystem.list(folder.path) == ["a"])
  }

  @Test func aFailedWriteLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    try FileSystem.createFolder(folder("taken"))
    #expect(throws: FileError(.write, folder("taken"), .isFolder)) {
      try FileSystem.write([1], to: folder("taken"))
    }
    #expect(throws: FileError(.write, folder("absent/a"), .missing)) {
      try FileSystem.write([1], to: folder("absent/a"))
    }
    #expect(try FileSystem.list(folder.path) == ["taken"])
  }

  @Test func namesOfAnyAllowedLengthAreWritten() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 255)
    try FileSystem.write([1], to: folder(name))
    #expect(try FileSystem.list(folder.path) == [name])
  }

  @Test func aDeviceIsWrittenToAndStaysADevice() throws {
    try FileSystem.write([1, 2, 3], to: "/dev/null")
    #expect(FileSystem.kind(of: "/dev/null") == .other)
  }

  @Test(.enabled(if: FileSystem.kind(of: "/dev/full") == .other, "this system has no /dev/full"))
  func aFullDiskIsNamed() {
    #expect(throws: FileError(.write, "/dev/full", .diskFull)) { try FileSystem.write([1], to: "/dev/full") }
  }

  // The superuser may read everything, so that codes are named here instead of files.
  @Test(arguments: [EACCES, EPERM, EROFS])
  func missingPermissionIsNamed(_ code: Int32) {
    #expect(FileError.Reason(code) == .permissionDenied)
  }

  @Test func whatIsNotThereIsMissing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError(.read, folder("a"), .missing)) { try FileSystem.read(folder("a")) }
    #expect(throws: FileError(.list, folder("a"), .missing)) { try FileSystem.list(folder("a")) }
    #expect(FileSystem.kind(of: folder("a")) == nil)
    #expect(FileSystem.resolved(folder("a")) == nil)
    try FileSystem.remove(folder("a"))
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError(.read, folder.path, .isFolder)) { try FileSystem.read(folder.path) }
  }

  @Test func foldersAreMadeWithThoseAboveThem() throws {
    let folder = try TemporaryFolder()
    try FileSystem.createFolder(folder("a/b/c/"))
    try FileSystem.createFolder(folder("a/b/c"))
    #expect(FileSystem.kind(of: folder("a/b/c")) == .folder)
    try FileSystem.write([], to: folder("file"))
    #expect(throws: FileError.self) { try FileSystem.createFolder(folder("file/x")) }
    #expect(throws: FileError(.createFolder, folder("file"), .notFolder)) {
      try FileSystem.createFolder(folder("file"))
    }
  }

  @Test func foldersAreListedInTheOrderOfTheirBytes() throws {
    let folder = try TemporaryFolder()
    let names = ["ü", "b", "a", "Z", "10", "9"]
    for name in names { try FileSystem.write([], to: folder(name)) }
    #expect(try FileSystem.list(folder.path) == ["10", "9", "Z", "a", "b", "ü"])
    for name in names { try FileSystem.remove(folder(name)) }
    #expect(try FileSystem.list(folder.path).isEmpty)
  }

  @Test func anErrorSaysWhatWhereAndWhy() {
    let error = FileError(.createFolder, "out/x", .diskFull)
    #expect(error.description == "cannot create the folder out/x: the disk is full")
  }
}

@Suite struct FilePathsTests {
  @Test(arguments: [
    ("a/b.json", "a", "b.json"), ("b.json", ".", "b.json"), ("/b", "/", "b"), ("a//b/", "a", "b"), ("/", "/", "/"),
  ])
  func aPathHasAFolderAndAName(path: String, folder: String, name: String) {
    #expect(FilePaths.folder(of: path) == folder)
    #expect(FilePaths.name(of: path) == name)
  }

  @Test(arguments: [("a", "b", "a/b"), ("a/", "b", "a/b"), (".", "b", "b"), ("", "b", "b"), ("a", "/b", "/b")])
  func pathsJoin(folder: String, name: String, whole: String) {
    #expect(FilePaths.join(folder, name) == whole)
  }
}
