import Foundation
import Geometry

extension SequenceRecord {
  /// Reads what an earlier rendering wrote, without its events and warnings.
  package init(json: [UInt8]) throws(SequenceRecordError) {
    let stored: Stored
    do {
      stored = try JSONDecoder().decode(Stored.self, from: Data(json))
    } catch {
      throw SequenceRecordError.unreadable
    }
    guard stored.format == Self.format else { throw .otherFormat(stored.format) }
    guard let engine = EngineVersion(stored.engine), stored.canvas.count == 2 else { throw .unreadable }
    self.init(
      scene: stored.scene, isComplete: stored.complete, engine: engine, fingerprint: stored.fingerprint,
      canvas: Size(stored.canvas[0], stored.canvas[1]), scale: stored.scale, rate: stored.fps.text, speed: stored.speed,
      frameCount: stored.frameCount,
      frames: stored.frames.map {
        FrameRecord(index: $0.index, time: $0.time, file: $0.file, pixels: $0.pixels, marks: $0.marks)
      })
  }

  private struct Stored: Decodable {
    struct Frame: Decodable {
      var index: Int
      var time: Double
      var file: String
      var pixels: String
      var marks: [String]
    }

    var format: Int
    var scene: String
    var complete: Bool
    var engine: String
    var fingerprint: String
    var canvas: [Double]
    var scale: Double
    var fps: Rate
    var speed: Double?
    var frameCount: Int?
    var frames: [Frame]
  }

  /// A rate is a number, or a text where it is a fraction.
  private struct Rate: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        text = NumberText.shortest(number)
      } else {
        text = try container.decode(String.self)
      }
    }
  }
}

/// Why a `sequence.json` is not understood.
package enum SequenceRecordError: Error, Hashable, Sendable {
  case unreadable
  case otherFormat(Int)
}

extension EngineVersion {
  /// Reads `1.2`.
  package init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let motion = numbers[0], let pixels = numbers[1] else { return nil }
    self.init(motion: motion, pixels: pixels)
  }
}
