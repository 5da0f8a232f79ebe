import SystemFiles

/// The records of all shards of one sequence, and the record of the whole that they prove to be there.
///
/// Frames stay in the records and are read side by side, so that their number costs no memory.
package struct SequenceMerge {
  /// A shard's record as it lies in a folder.
  package struct Part {
    package let folder: String
    let shard: SequenceShard
    /// Without its frames.
    let record: SequenceRecord
    /// Events, expectations and warnings as they are written, to the end of the file.
    let told: ArraySlice<UInt8>

    var path: String { FilePaths.join(folder, shard.recordName) }
  }

  private let parts: [Part]
  package let frameCount: Int

  /// Proves that every shard is there once, that all are of one rendering, and that every frame is there once.
  ///
  /// - Parameter parts: at least one, of whichever folders.
  package init(_ parts: [Part]) throws(SequenceMergeError) {
    let ordered = parts.sorted { $0.shard.index < $1.shard.index }
    guard let first = ordered.first else { throw .nothing }
    try Self.requireAll(ordered, count: first.shard.count)
    for part in ordered { try Self.require(part, alike: first) }
    self.parts = ordered
    frameCount = first.record.frameCount ?? 0
    try Self.requireFrames(of: ordered, count: frameCount)
  }

  private static func requireAll(_ parts: [Part], count: Int) throws(SequenceMergeError) {
    for (part, next) in zip(parts, parts.dropFirst()) where part.shard.count == next.shard.count {
      if part.shard == next.shard { throw .doubledShard(part.path, next.path) }
    }
    if let other = parts.first(where: { $0.shard.count != count }) { throw .otherShards(parts[0].path, other.path) }
    let missing = Set(1...count).subtracting(parts.map(\.shard.index))
    guard missing.isEmpty else { throw .missingShards(missing.sorted(), count: count, folder: parts[0].folder) }
  }

  private static func require(_ part: Part, alike first: Part) throws(SequenceMergeError) {
    guard part.record.isComplete else { throw .unfinished(part.path) }
    var record = part.record
    // A scene may be called by another path on another machine, and warnings call it so too.
    let isCalledAlike = record.scene == first.record.scene
    record.scene = first.record.scene
    guard record == first.record, !isCalledAlike || part.told == first.told else {
      throw .otherRendering(first.path, part.path)
    }
  }

  private static func requireFrames(of parts: [Part], count: Int) throws(SequenceMergeError) {
    var frames = try SequenceMergeError.output { () throws(OutputError) in try ShardFrames(parts) }
    var (expected, missing): (Int, [Int]) = (0, [])
    while let (frame, part) = try SequenceMergeError.output({ () throws(OutputError) in try frames.next() }) {
      let path = FilePaths.join(part.folder, frame.file)
      guard SequenceFolder.isBelow(frame.file), FileSystem.kind(of: path) == .file else { throw .missingFile(path) }
      if frame.index < expected { throw .doubledFrame(frame.index) }
      missing += expected..<min(frame.index, count)
      expected = frame.index + 1
    }
    if expected < count { missing += expected..<count }
    guard missing.isEmpty else { throw .missingFrames(missing) }
  }

  package var shardCount: Int { parts.count }
}

/// The frames of several shards by rising index, each with the part that it is in.
private struct ShardFrames {
  private final class Shard {
    let part: SequenceMerge.Part
    private var reader: SequenceReader
    private(set) var upcoming: FrameRecord?

    init(_ part: SequenceMerge.Part) throws(OutputError) {
      self.part = part
      reader = try SequenceReader.open(part.path)
      try advance()
    }

    func advance() throws(OutputError) { upcoming = try reader.next() }
  }

  private var shards: [Shard] = []

  init(_ parts: [SequenceMerge.Part]) throws(OutputError) {
    for part in parts { shards.append(try Shard(part)) }
  }

  /// The next frame; nil after the last.
  mutating func next() throws(OutputError) -> (FrameRecord, SequenceMerge.Part)? {
    var first: (shard: Shard, frame: FrameRecord)?
    for shard in shards {
      guard let frame = shard.upcoming, frame.index < first?.frame.index ?? .max else { continue }
      first = (shard, frame)
    }
    guard let first else { return nil }
    try first.shard.advance()
    return (first.frame, first.shard.part)
  }
}

// MARK: - Files

extension SequenceMerge {
  private static let traceName = "trace.jsonl"

  /// The records of shards in a folder; none where there are none.
  package static func parts(in folder: String) throws(OutputError) -> [Part] {
    let shards = try OutputError.files { () throws(FileError) in try SequenceShard.recorded(in: folder) }
    var parts: [Part] = []
    for shard in shards {
      let path = FilePaths.join(folder, shard.recordName)
      let record = try SequenceReader.open(path).record
      parts.append(Part(folder: folder, shard: shard, record: record, told: try told(in: path)))
    }
    return parts
  }

  /// What a record says behind its frames, from the line break in front of it on.
  private static func told(in path: String) throws(OutputError) -> ArraySlice<UInt8> {
    do throws(FileError) {
      var lines = try FileLines(path)
      var told: [UInt8] = []
      while let line = try lines.next() {
        // No text within JSON holds a raw line break, so this is the member and nothing else.
        if told.isEmpty, !line.starts(with: "\"events\":".utf8) { continue }
        told += [UInt8(ascii: "\n")] + line
      }
      return told.isEmpty ? [] : told + [UInt8(ascii: "\n")]
    } catch {
      throw .file(error)
    }
  }

  /// Brings all frames into a folder, removes those of earlier states of the scene from it, and writes the record last:
  /// the one that rendering all at once writes.
  package func write(to folder: String) throws(OutputError) {
    try OutputError.files { () throws(FileError) in try FileSystem.createFolder(folder) }
    for part in parts where FileSystem.resolved(part.folder) != FileSystem.resolved(folder) {
      try copy(part, to: folder)
    }
    try removeStaleFrames(from: folder)
    try Self.removeUnfinishedFiles(from: folder)
    var frames = try ShardFrames(parts)
    var record = try OutputError.files { () throws(FileError) in
      try RecordFile(parts[0].record, FilePaths.join(folder, "sequence.json"), told: parts[0].told)
    }
    while let (frame, _) = try frames.next() {
      try OutputError.files { () throws(FileError) in try record.append(frame) }
    }
    do throws(FileError) {
      try record.commit()
    } catch {
      throw .file(error)
    }
  }

  private func copy(_ part: Part, to folder: String) throws(OutputError) {
    var frames = try SequenceReader.open(part.path)
    while let frame = try frames.next() { try Self.copy(frame.file, from: part.folder, to: folder) }
    try Self.copy(Self.traceName, from: part.folder, to: folder)
  }

  private static func copy(_ file: String, from source: String, to folder: String) throws(OutputError) {
    try OutputError.files { () throws(FileError) in
      let target = FilePaths.join(folder, file)
      try FileSystem.createFolder(FilePaths.folder(of: target))
      try FileSystem.copy(FilePaths.join(source, file), to: target)
    }
  }

  /// All shards are whole, so that nobody writes here any more: what is unfinished is of shards that were killed.
  private static func removeUnfinishedFiles(from folder: String) throws(OutputError) {
    try OutputError.files { () throws(FileError) in
      for name in try FileSystem.list(folder) where AtomicFile.isTemporary(name) {
        try FileSystem.remove(FilePaths.join(folder, name))
      }
    }
  }

  private func removeStaleFrames(from folder: String) throws(OutputError) {
    let names = try OutputError.files { () throws(FileError) in try FileSystem.list(folder) }
      .filter(SequenceFolder.isFrameName)
    var isWanted = [Bool](repeating: false, count: names.count)
    var frames = try ShardFrames(parts)
    var place = 0
    while let (frame, _) = try frames.next() {
      // Frames come in the order of their names, and are looked for where they do not.
      if place == names.count || names[place] != frame.file { place = names.firstIndex(of: frame.file) ?? place }
      guard place < names.count, names[place] == frame.file else { continue }
      isWanted[place] = true
      place += 1
    }
    for (name, isWanted) in zip(names, isWanted) where !isWanted {
      try OutputError.files { () throws(FileError) in try FileSystem.remove(FilePaths.join(folder, name)) }
    }
  }
}

extension SequenceMergeError {
  /// Runs work on records, whose errors are ours.
  fileprivate static func output<Output>(
    _ work: () throws(OutputError) -> Output
  ) throws(SequenceMergeError) -> Output {
    do throws(OutputError) {
      return try work()
    } catch {
      throw .output(error)
    }
  }
}
