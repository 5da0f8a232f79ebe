import SystemFiles

/// The folder of one baseline: `baseline.json`, pictures in `key/`, the scene's text in `source/`.
package struct BaselineFolder: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  package static let fileName: String = "baseline.json"
  package static let keyName: String = "key"
  package static let sourceName: String = "source"
  /// Names that no variant can have.
  package static let reservedNames: Set<String> = [keyName, sourceName, fileName]

  package var baselinePath: String { FilePaths.join(path, Self.fileName) }
  package var keyPath: String { FilePaths.join(path, Self.keyName) }
  package var sourcePath: String { FilePaths.join(path, Self.sourceName) }

  /// A kept picture's path, whether or not it is there.
  package func keyPath(of index: Int) -> String { FilePaths.join(keyPath, Self.keyName(of: index)) }

  package static func keyName(of index: Int) -> String {
    let digits = String(index)
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }

  /// The frame that a kept picture shows; nil for other names.
  package static func index(ofKey name: String) -> Int? {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return nil }
    let digits = name.dropFirst("frame-".count).dropLast(".png".count)
    return digits.count >= 4 && digits.utf8.allSatisfy { (48...57).contains($0) } ? Int(digits) : nil
  }

  /// What was recorded; nil when nothing was.
  package func baseline() throws(RegressionError) -> Baseline? {
    FileSystem.kind(of: baselinePath) == nil ? nil : try BaselineReader.read(baselinePath)
  }

  /// What was said of the rendering when it was recorded; nil where that cannot be told.
  package func recordedSettings() -> RecordedSettings? { head?.header.settings }

  /// How many frames were recorded; nil where that cannot be told.
  package func recordedFrameCount() -> Int? { head?.frameCount }

  /// Which frames' pictures are kept, so that approving goes on with it; key frames where there is no baseline.
  package func keptFrames() -> KeptFrames {
    guard let head else { return .key }
    let count = keptIndices().count
    let keys = KeptFrames.key.indices(frameCount: head.frameCount, marks: head.header.marks.values).count
    return count == 0 ? .none : count == head.frameCount && count > keys ? .all : .key
  }

  /// What stands in front of the frames; nothing else is read.
  private var head: (header: Baseline.Header, frameCount: Int)? { try? BaselineReader.head(of: baselinePath) }

  /// The indices of the kept pictures, rising.
  package func keptIndices() -> [Int] {
    ((try? FileSystem.list(keyPath)) ?? []).compactMap(Self.index(ofKey:)).sorted()
  }

  /// The recorded texts by their paths from the scene's folder on.
  package func sources() -> [RecordedSource] {
    Self.files(below: sourcePath).compactMap { file in
      (try? FileSystem.read(FilePaths.join(sourcePath, file))).map { RecordedSource(file: file, text: $0) }
    }
  }

  /// Every baseline below a folder, those of variants after their scene's.
  package static func all(below folder: String) -> [BaselineFolder] {
    let names = (try? FileSystem.list(folder)) ?? []
    let own = names.contains(fileName) ? [BaselineFolder(folder)] : []
    return own
      + names.filter { !reservedNames.contains($0) }.flatMap { name -> [BaselineFolder] in
        let path = FilePaths.join(folder, name)
        return FileSystem.kind(of: path) == .folder && !FileSystem.isLink(path) ? all(below: path) : []
      }
  }

  /// Paths of all files below a folder, from it on.
  static func files(below folder: String) -> [String] {
    ((try? FileSystem.list(folder)) ?? []).flatMap { name -> [String] in
      let path = FilePaths.join(folder, name)
      guard FileSystem.kind(of: path) == .folder else { return [name] }
      return files(below: path).map { "\(name)/\($0)" }
    }
  }
}

/// A file that a scene is written in.
package struct RecordedSource: Hashable, Sendable {
  /// Its path from the scene's folder on.
  package var file: String
  package var text: [UInt8]

  package init(file: String, text: [UInt8]) {
    self.file = file
    self.text = text
  }
}
