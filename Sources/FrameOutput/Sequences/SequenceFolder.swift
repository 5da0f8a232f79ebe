import PNGCoding
import Pixels
import SystemFiles

/// The folder of one scene's rendering as it is found: whose frames it holds, and which of them may stay.
struct SequenceFolder {
  let request: SequenceRequest
  let layout: SequenceLayout

  /// Frames of the whole scene as far as known, which decides the digits of their names.
  private(set) var frameCount = 0
  /// Whether files without an entry are of the very same scene too: an earlier rendering may have been killed.
  private(set) var isCurrent = false
  /// Whether the frames kept were all that had been asked for.
  private(set) var wasComplete = true

  /// Makes the folder, or looks at what is in it and removes what is stale.
  static func open(_ request: SequenceRequest, layout: SequenceLayout) throws(OutputError) -> SequenceFolder {
    var folder = SequenceFolder(request: request, layout: layout)
    try OutputError.files { () throws(FileError) in try FileSystem.createFolder(layout.folder) }
    if layout.shard != nil { try folder.removeUntrueWhole() }
    try folder.take(layout.sequencePath)
    if layout.shard == nil { try folder.removeShardRecords() }
    return folder
  }

  private mutating func take(_ path: String) throws(OutputError) {
    guard FileSystem.kind(of: path) != nil else { return }
    let old = try SequenceReader.open(path)
    try check(old.record, at: path)
    guard isOfSameState(old.record) else {
      if layout.shard == nil { try removeStaleFrames(of: old) }
      return
    }
    isCurrent = true
    wasComplete = old.record.isComplete
    frameCount = old.record.frameCount ?? 0
  }

  /// A shard makes the record of the whole untrue where that is of another state.
  private func removeUntrueWhole() throws(OutputError) {
    guard FileSystem.kind(of: layout.wholePath) != nil else { return }
    let whole = try SequenceReader.open(layout.wholePath)
    try check(whole.record, at: layout.wholePath)
    if !isOfSameState(whole.record) { try remove(layout.wholePath) }
  }

  /// Once the whole is rendered at once, nothing is to be joined.
  private func removeShardRecords() throws(OutputError) {
    guard case .folder = layout.target else { return }
    let shards = try OutputError.files { () throws(FileError) in try SequenceShard.recorded(in: layout.folder) }
    for shard in shards { try remove(FilePaths.join(layout.folder, shard.recordName)) }
  }

  /// What the record says of the frames; nil where there was none, or one of another state of the scene.
  func recordedFrames() throws(OutputError) -> SequenceReader? {
    isCurrent ? try SequenceReader.open(layout.sequencePath) : nil
  }

  /// Says at once that the sequence is not complete, and which of the frames that were there stay.
  func writeBeginning(_ record: SequenceRecord) throws(OutputError) {
    var frames = try recordedFrames()
    var file = try OutputError.files { () throws(FileError) in try RecordFile(record, layout.sequencePath) }
    while let frame = try frames?.next() {
      guard holds(frame) else { continue }
      try OutputError.files { () throws(FileError) in try file.append(frame) }
    }
    do throws(FileError) {
      try file.commit()
    } catch {
      throw .file(error)
    }
  }

  /// Whether a frame of the record is there and may stay.
  private func holds(_ frame: FrameRecord) -> Bool {
    Self.isBelow(frame.file) && FileSystem.kind(of: path(of: frame)) == .file
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

  private func removeStaleFrames(of old: consuming SequenceReader) throws(OutputError) {
    try remove(layout.tracePath)
    while let frame = try old.next() {
      if Self.isBelow(frame.file) { try remove(path(of: frame)) }
    }
    guard case .folder = layout.target else { return }
    let names = try OutputError.files { () throws(FileError) in try FileSystem.list(layout.folder) }
    for name in names where Self.isFrameName(name) { try remove(FilePaths.join(layout.folder, name)) }
  }

  private func remove(_ path: String) throws(OutputError) {
    try OutputError.files { () throws(FileError) in try FileSystem.remove(path) }
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
