import SystemFiles

/// Where an expectation stands, and the folders around it.
package struct TestPlace: Hashable, Sendable {
  /// The test's source file.
  package let file: String
  /// The test's module.
  package let module: String

  /// - Parameters:
  ///   - fileID: as `#fileID` gives it.
  ///   - filePath: as `#filePath` gives it.
  package init(fileID: String, filePath: String) {
    file = filePath
    module = fileID.firstIndex(of: "/").map { String(fileID[..<$0]) } ?? fileID
  }

  private var folder: String { FilePaths.folder(of: file) }

  /// The baselines of what is expected in the file.
  var baselines: String { FilePaths.join(folder, "Baselines") }

  /// Where what an expectation found is written.
  func report(of name: String) -> String {
    let source = FilePaths.name(of: file)
    let suite = source.hasSuffix(".swift") ? String(source.dropLast(".swift".count)) : source
    return ["tests", module, suite, name].reduce(FilePaths.join(root, ".segue"), FilePaths.join)
  }

  /// The folders in which scenes are looked for: the file's own, and those around it up to the package's.
  var sceneFolders: [String] {
    var folders = [folder]
    while let last = folders.last, last != root { folders.append(FilePaths.folder(of: last)) }
    return folders
  }

  /// The scene's file; nil when there is none.
  func scene(_ path: String) -> String? {
    guard !path.hasPrefix("/") else { return FileSystem.kind(of: path) == .file ? path : nil }
    return sceneFolders.map { FilePaths.join($0, path) }.first { FileSystem.kind(of: $0) == .file }
  }

  /// The package's folder; the file's own where there is no manifest above it.
  private var root: String {
    var candidate = folder
    while true {
      if FileSystem.kind(of: FilePaths.join(candidate, "Package.swift")) == .file { return candidate }
      let parent = FilePaths.folder(of: candidate)
      guard parent != candidate, candidate.hasPrefix("/") else { return folder }
      candidate = parent
    }
  }

  /// A path as people read it: from the package's folder on, where it lies in there.
  func shown(_ path: String) -> String { path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path }
}
