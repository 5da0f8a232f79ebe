import SystemFiles

extension BaselineFolder {
  /// Writes a baseline's text; a file that says the same already is left alone.
  package func write(_ baseline: Baseline) throws(RegressionError) {
    try baseline.write(to: baselinePath)
  }

  /// Writes a picture that is kept.
  package func writeKey(_ file: [UInt8], of index: Int) throws(RegressionError) {
    try Self.write(file, to: keyPath(of: index))
  }

  /// Writes the scene's text, and removes what else was recorded of it.
  package func write(_ sources: [RecordedSource]) throws(RegressionError) {
    let wanted = Set(sources.map(\.file))
    for source in sources { try Self.write(source.text, to: FilePaths.join(sourcePath, source.file)) }
    for file in Self.files(below: sourcePath) where !wanted.contains(file) {
      try Self.remove(FilePaths.join(sourcePath, file), upTo: path)
    }
  }

  /// Removes pictures of other frames than some.
  package func keepKeys(_ indices: some Sequence<Int>) throws(RegressionError) {
    let kept = Set(indices)
    for name in (try? FileSystem.list(keyPath)) ?? [] {
      guard let index = Self.index(ofKey: name) else { continue }
      if kept.contains(index), name == Self.keyName(of: index) { continue }
      try Self.remove(FilePaths.join(keyPath, name), upTo: path)
    }
  }

  /// Removes everything of the baseline, and the folders that are empty then, up to one that stays.
  package func remove(upTo root: String) throws(RegressionError) {
    try keepKeys([])
    try write([RecordedSource]())
    try Self.remove(baselinePath, upTo: root)
  }

  static func write(_ bytes: [UInt8], to path: String) throws(RegressionError) {
    // A file that is the same keeps its date, so that nothing looks changed that is not.
    if let old = try? FileSystem.read(path), old == bytes { return }
    try RegressionError.files { () throws(FileError) in
      try FileSystem.createFolder(FilePaths.folder(of: path))
      try FileSystem.write(bytes, to: path)
    }
  }

  static func remove(_ file: String, upTo root: String) throws(RegressionError) {
    try RegressionError.files { () throws(FileError) in
      try FileSystem.remove(file)
      var folder = FilePaths.folder(of: file)
      while folder != root, folder.hasPrefix(root), FileSystem.removeFolderIfEmpty(folder) {
        folder = FilePaths.folder(of: folder)
      }
    }
  }
}
