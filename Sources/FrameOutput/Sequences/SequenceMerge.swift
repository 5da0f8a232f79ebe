import SystemFiles

/// The records of all shards of one sequence, and the record of the whole that they prove to be there.
package struct SequenceMerge {
  /// A shard's record as it lies in a folder.
  package struct Part {
    package let folder: String
    let shard: SequenceShard
    let record: SequenceRecord
    /// Events, expectations and warnings as they are written, to the end of the file.
    let told: ArraySlice<UInt8>

    var path: String { FilePaths.join(folder, shard.recordName) }
  }

  private let parts: [Part]
  /// The record of the whole, without what it tells besides.
  private let record: SequenceRecord

  /// Proves that every shard is there once, that all are of one rendering, and that every frame is there once.
  ///
  /// - Parameter parts: at least one, of whichever folders.
  package init(_ parts: [Part]) throws(SequenceMergeError) {
    let ordered = parts.sorted { $0.shard.index < $1.shard.index }
    guard let first = ordered.first else { throw .nothing }
    try Self.requireAll(ordered, count: first.shard.count)
    for part in ordered { try Self.require(part, alike: first) }
    self.parts = ordered
    var whole = first.record
    whole.frames = ordered.flatMap(\.record.frames).sorted { $0.index < $1.index }
    try Self.requireFrames(whole)
    record = whole
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
    var (one, other) = (part.record, first.record)
    (one.frames, other.frames) = ([], [])
    // A scene may be called by another path on another machine, and warnings call it so too.
    let isCalledAlike = one.scene == other.scene
    one.scene = other.scene
    guard one == other, !isCalledAlike || part.told == first.told else { throw .otherRendering(first.path, part.path) }
    for frame in part.record.frames {
      let path = FilePaths.join(part.folder, frame.file)
      guard SequenceFolder.isBelow(frame.file), FileSystem.kind(of: path) == .file else { throw .missingFile(path) }
    }
  }

  private static func requireFrames(_ whole: SequenceRecord) throws(SequenceMergeError) {
    for (frame, next) in zip(whole.frames, whole.frames.dropFirst()) where frame.index == next.index {
      throw .doubledFrame(frame.index)
    }
    let missing = Set(0..<(whole.frameCount ?? 0)).subtracting(whole.frames.map(\.index)).sorted()
    guard missing.isEmpty else { throw .missingFrames(missing) }
  }

  package var frameCount: Int { record.frames.count }
  package var shardCount: Int { parts.count }

  /// The text of the whole's `sequence.json`: the one that rendering all at once writes.
  var json: [UInt8] {
    let end = Array("\n}\n".utf8)
    return record.json.dropLast(end.count) + [UInt8(ascii: ",")] + parts[0].told
  }
}

// MARK: - Files

extension SequenceMerge {
  private static let traceName = "trace.jsonl"

  /// The records of shards in a folder; none where there are none.
  package static func parts(in folder: String) throws(OutputError) -> [Part] {
    let shards: [SequenceShard]
    do throws(FileError) {
      shards = try SequenceShard.recorded(in: folder)
    } catch {
      throw .file(error)
    }
    var parts: [Part] = []
    for shard in shards { parts.append(try part(shard, in: folder)) }
    return parts
  }

  private static func part(_ shard: SequenceShard, in folder: String) throws(OutputError) -> Part {
    let path = FilePaths.join(folder, shard.recordName)
    do {
      let text = try FileSystem.read(path)
      let record = try SequenceRecord(json: text)
      // No text within JSON holds a raw line break, so this is the member and nothing else.
      let told = text.firstRange(of: Array("\n\"events\":".utf8))
      return Part(folder: folder, shard: shard, record: record, told: told.map { text[$0.lowerBound...] } ?? [])
    } catch let error as FileError {
      throw OutputError.file(error)
    } catch {
      throw OutputError.unreadableRecord(path: path)
    }
  }

  /// Brings all frames into a folder, removes those of earlier states of the scene from it, and writes the record last.
  package func write(to folder: String) throws(OutputError) {
    do throws(FileError) {
      try FileSystem.createFolder(folder)
      for part in parts where FileSystem.resolved(part.folder) != FileSystem.resolved(folder) {
        for file in part.record.frames.map(\.file) + [Self.traceName] {
          try Self.copy(file, from: part.folder, to: folder)
        }
      }
      let files = Set(record.frames.map(\.file))
      for name in try FileSystem.list(folder) where SequenceFolder.isFrameName(name) && !files.contains(name) {
        try FileSystem.remove(FilePaths.join(folder, name))
      }
      try FileSystem.write(json, to: FilePaths.join(folder, "sequence.json"))
    } catch {
      throw .file(error)
    }
  }

  private static func copy(_ file: String, from source: String, to folder: String) throws(FileError) {
    let target = FilePaths.join(folder, file)
    try FileSystem.createFolder(FilePaths.folder(of: target))
    try FileSystem.copy(FilePaths.join(source, file), to: target)
  }
}
