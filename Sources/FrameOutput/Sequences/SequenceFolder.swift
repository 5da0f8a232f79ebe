import PNGCoding
import Pixels
import SystemFiles

/// The folder of one scene's rendering as it is found: whose frames it holds, and which of them may stay.
struct SequenceFolder {
  let request: SequenceRequest
  let layout: SequenceLayout

  /// Frames of the very same scene and engine by index; none when the folder held another state of the scene.
  private(set) var kept: [Int: FrameRecord] = [:]
  /// Frames of the whole scene as far as known, which decides the digits of their names.
  private(set) var frameCount = 0
  /// Whether files without an entry are of the very same scene too: an earlier rendering may have been killed.
  private(set) var isCurrent = false
  /// Whether the frames kept were all that had been asked for.
  private(set) var wasComplete = true

  /// Makes the folder, or looks at what is in it and removes what is stale.
  static func open(_ request: SequenceRequest, layout: SequenceLayout) throws(OutputError) -> SequenceFolder {
    var folder = SequenceFolder(request: request, layout: layout)
    do throws(FileError) {
      try FileSystem.createFolder(layout.folder)
    } catch {
      throw .file(error)
    }
    if layout.shard != nil { try folder.removeUntrueWhole() }
    if let old = try folder.readRecord(layout.sequencePath) { try folder.take(old) }
    if layout.shard == nil { try folder.removeShardRecords() }
    return folder
  }

  private mutating func take(_ old: SequenceRecord) throws(OutputError) {
    try check(old, at: layout.sequencePath)
    if isOfSameState(old) {
      keep(old)
    } else if layout.shard == nil {
      try removeStaleFrames(of: old)
    }
  }

  /// A shard makes the record of the whole untrue where that is of another state.
  private func removeUntrueWhole() throws(OutputError) {
    guard let whole = try readRecord(layout.wholePath) else { return }
    try check(whole, at: layout.wholePath)
    guard !isOfSameState(whole) else { return }
    do throws(FileError) {
      try FileSystem.remove(layout.wholePath)
    } catch {
      throw .file(error)
    }
  }

  /// Once the whole is rendered at once, nothing is to be joined.
  private func removeShardRecords() throws(OutputError) {
    guard case .folder = layout.target else { return }
    do throws(FileError) {
      for shard in try SequenceShard.recorded(in: layout.folder) {
        try FileSystem.remove(FilePaths.join(layout.folder, shard.recordName))
      }
    } catch {
      throw .file(error)
    }
  }

  private func readRecord(_ path: String) throws(OutputError) -> SequenceRecord? {
    guard FileSystem.kind(of: path) != nil else { return nil }
    do {
      return try SequenceRecord(json: FileSystem.read(path))
    } catch let error as FileError {
      throw OutputError.file(error)
    } catch {
      throw OutputError.unreadableRecord(path: path)
    }
  }

  private func check(_ old: SequenceRecord, at path: String) throws(OutputError) {
    if request.existing == .fail { throw .exists(path: path) }
    guard old.fingerprint == request.fingerprint || ScenePaths.mayBeSame(old.scene, request.scenePath) else {
      throw .otherScene(folder: layout.folder, found: old.scene, expected: request.scenePath)
    }
  }

  private func isOfSameState(_ old: SequenceRecord) -> Bool {
    old.fingerprint == request.fingerprint && old.engine == .current
  }

  private mutating func keep(_ old: SequenceRecord) {
    isCurrent = true
    wasComplete = old.isComplete
    frameCount = old.frameCount ?? 0
    for frame in old.frames where Self.isBelow(frame.file) && FileSystem.kind(of: path(of: frame)) == .file {
      kept[frame.index] = frame
    }
  }

  private func removeStaleFrames(of old: SequenceRecord) throws(OutputError) {
    do throws(FileError) {
      try FileSystem.remove(layout.tracePath)
      for frame in old.frames where Self.isBelow(frame.file) { try FileSystem.remove(path(of: frame)) }
      guard case .folder = layout.target else { return }
      for name in try FileSystem.list(layout.folder) where Self.isFrameName(name) {
        try FileSystem.remove(FilePaths.join(layout.folder, name))
      }
    } catch {
      throw .file(error)
    }
  }

  private func path(of frame: FrameRecord) -> String { FilePaths.join(layout.folder, frame.file) }

  /// Whether a path from a record is that of a picture in the folder: records may come from anywhere.
  static func isBelow(_ file: String) -> Bool {
    !file.hasPrefix("/") && !file.split(separator: "/").contains("..") && file.hasSuffix(".png")
  }

  /// `frame-0000.png` and its kin.
  static func isFrameName(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst("frame-".count).dropLast(".png".count)
    return digits.count >= 4 && digits.allSatisfy { "0123456789".contains($0) }
  }
}
