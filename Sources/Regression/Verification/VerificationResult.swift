import Foundation
import SystemFiles

/// What verifying some scenes came to: all that reports are made of, and that approving needs.
///
/// As `result.json` it stands in a folder of its own; files are named from that folder on. Two results of the same scenes
/// and baselines have the same bytes.
package struct VerificationResult: Codable, Sendable {
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

extension VerificationResultError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable: "is no result of 'segue verify', or is damaged; run 'segue verify' again"
    case .otherFormat(let format):
      "has format \(format), and this version of segue reads format \(VerificationResult.format); run 'segue verify' again"
    }
  }
}

extension VerificationResult {
  /// Reads a result that is in memory.
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

  /// Reads a `result.json`, whose frames stay in it.
  package init(file path: String) throws(RegressionError) {
    let file = try RegressionError.files { () throws(FileError) in try RereadFile(path) }
    if let result = try Self.laidOut(file) {
      self = result
      return
    }
    // Somebody has laid it out otherwise, so that its frames are nowhere to be found but in all of it.
    let text = try RegressionError.files { () throws(FileError) in try FileSystem.read(path) }
    do throws(VerificationResultError) {
      try self.init(json: text)
    } catch {
      throw .result(error, path: path)
    }
  }

  /// Reads a file as it is written; nil for another text.
  private static func laidOut(_ file: RereadFile) throws(RegressionError) -> VerificationResult? {
    do throws(FileError) {
      var lines = file.lines()
      var text: [UInt8] = []
      var frames: [VerifiedFrames] = []
      while let line = try lines.next() {
        text += line
        guard line == ResultText.framesLine else { continue }
        let offset = lines.position
        var count = 0
        while let line = try lines.next(), !line.starts(with: ResultText.framesEnd) {
          if line == VerifiedFrameText.opening { count += 1 }
        }
        // The rest of the line that ends them is left out, which is a comma: more members follow.
        text += Array("],".utf8)
        frames.append(VerifiedFrames(count: count, in: file, at: offset))
      }
      guard var result = try? VerificationResult(json: text), result.scenes.count == frames.count else { return nil }
      for place in frames.indices where !frames[place].isEmpty { result.scenes[place].frames = frames[place] }
      return result
    } catch {
      throw .file(error)
    }
  }
}
