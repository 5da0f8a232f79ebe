import SystemFiles

/// One of several parts that a scene's frames are rendered in, each with a record of its own.
package struct SequenceShard: Hashable, Sendable {
  /// 1…`count`.
  package let index: Int
  package let count: Int

  /// Nil where there is no such part.
  package init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads the name of a record; nil for other files.
  init?(recordName name: String) {
    let prefix = "sequence-"
    guard name.hasPrefix(prefix), name.hasSuffix(".json") else { return nil }
    let numbers = name.dropFirst(prefix.count).dropLast(".json".count).split(separator: "-")
    guard numbers.count == 3, numbers[1] == "of", let index = Int(numbers[0]), let count = Int(numbers[2]) else {
      return nil
    }
    self.init(index: index, count: count)
    guard recordName == name else { return nil }
  }

  package var recordName: String { "sequence-\(index)-of-\(count).json" }

  /// Its part of some frames: neighbours stay together, as they look alike, and parts differ by one frame at most.
  package func part(of frames: [Int]) -> [Int] {
    Array(frames[(frames.count * (index - 1) / count)..<(frames.count * index / count)])
  }

  /// The shards that have records in a folder, in their order.
  static func recorded(in folder: String) throws(FileError) -> [SequenceShard] {
    try FileSystem.list(folder).compactMap { SequenceShard(recordName: $0) }
      .sorted { ($0.count, $0.index) < ($1.count, $1.index) }
  }
}
