import Foundation

/// What verifying some scenes came to: all that reports are made of, and that approving needs.
///
/// As `result.json` it stands in a folder of its own; files are named from that folder on. Two results of the same scenes
/// and baselines have the same bytes.
package struct VerificationResult: Codable, Hashable, Sendable {
  /// The version of the file's own form.
  package static let format: Int = 2

  /// One of several parts that are verified apart.
  package struct Shard: Codable, Hashable, Sendable {
    /// From 1.
    package var index: Int
    package var count: Int

    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  package var format: Int
  /// The engine that made the actual frames, such as `1.2`.
  package var engine: String
  /// Nil for all of it.
  package var shard: Shard?
  /// By scene as they were named, each scene's variants after itself.
  package var scenes: [SceneVerification]

  package init(engine: String, shard: Shard? = nil, scenes: [SceneVerification] = []) {
    format = Self.format
    self.engine = engine
    self.shard = shard
    self.scenes = scenes
  }

  /// The file's name in its folder.
  package static let fileName: String = "result.json"
}

/// Why a result cannot be read.
package enum VerificationResultError: Error, Hashable, Sendable {
  case unreadable
  case otherFormat(Int)
}

extension VerificationResult {
  /// The text of `result.json`: keys in the order of their names.
  package var text: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    } catch {
      preconditionFailure("a result holds nothing that JSON cannot: \(error)")
    }
  }

  /// The result on one line, for programs.
  package var line: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    } catch {
      preconditionFailure("a result holds nothing that JSON cannot: \(error)")
    }
  }

  /// Reads what `text` or `line` gave.
  package init(json: [UInt8]) throws(VerificationResultError) {
    struct Form: Decodable { var format: Int }
    let data = Data(json)
    guard let form = try? JSONDecoder().decode(Form.self, from: data) else { throw .unreadable }
    guard form.format == Self.format else { throw .otherFormat(form.format) }
    do {
      self = try JSONDecoder().decode(VerificationResult.self, from: data)
    } catch {
      throw .unreadable
    }
  }
}
