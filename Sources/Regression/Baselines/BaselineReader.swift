import FrameOutput
import Foundation
import Geometry

/// Reads `baseline.json` line by line, as it is written.
struct BaselineReader {
  private let path: String
  private var lines: [ArraySlice<UInt8>]
  private var next = 0

  /// The baseline in a text.
  ///
  /// - Parameter path: named in errors.
  static func read(_ text: [UInt8], path: String) throws(BaselineError) -> Baseline {
    var reader = BaselineReader(text, path: path)
    try reader.refuseConflicts()
    return try reader.baseline()
  }

  /// What a text says in front of the views; the rest is not looked at.
  static func header(of text: [UInt8], path: String) throws(BaselineError) -> Baseline.Header {
    let end = text.firstRange(of: "\n\"views\":{".utf8)?.lowerBound ?? text.endIndex
    var reader = BaselineReader(Array(text[..<end]), path: path)
    return try reader.header()
  }

  private init(_ text: [UInt8], path: String) {
    self.path = path
    // A checkout may have given the lines the ends of another system.
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
  }

  private func refuseConflicts() throws(BaselineError) {
    for (index, line) in lines.enumerated() {
      for marker in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where line.starts(with: marker.utf8) {
        throw .conflict(path: path, line: index + 1)
      }
    }
  }

  private mutating func baseline() throws(BaselineError) -> Baseline {
    let stored = try header()
    let views = try section("views")
    let whole = try trace("{\"frame\":0,\"time\":0," + text(of: "\"whole\":{", in: try take()) + "}").whole
    var baseline = Baseline(
      header: stored, reference: ReferenceValues(views: try reference(views), whole: whole))
    baseline.lines = try frames()
    for index in baseline.lines.indices {
      do throws(TraceError) {
        let found = try baseline.frame(at: index).index
        guard found == index else {
          throw TraceError(line: index + 1, "frame \(found) stands where frame \(index) is expected")
        }
      } catch {
        throw .malformed(path: path, line: next - 1 - baseline.frameCount + index, problem: error.problem)
      }
    }
    return baseline
  }

  private func malformed(_ problem: String) -> BaselineError {
    .malformed(path: path, line: min(next, lines.count), problem: problem)
  }

  private mutating func take() throws(BaselineError) -> ArraySlice<UInt8> {
    next += 1
    guard next <= lines.count else { throw malformed("it ends too early") }
    return lines[next - 1]
  }
}

// MARK: - Parts

extension BaselineReader {
  private struct Stored: Decodable {
    var format: Int
    var engine: String
    var fingerprint: String
    var canvas: [Double]
    var scale: Double
    var size: [Int]
    var fps: String
    var frameCount: Int
    var marks: [String: Int]
    var settings: RecordedSettings?
    var images: [String: String]?
  }

  /// The lines in front of the views.
  private mutating func header() throws(BaselineError) -> Baseline.Header {
    var text: [UInt8] = []
    while next < lines.count, lines[next] != Array("\"views\":{".utf8)[...] { text += try take() }
    while text.last == UInt8(ascii: ",") { text.removeLast() }
    text.append(UInt8(ascii: "}"))
    struct Form: Decodable { var format: Int }
    if let form = try? JSONDecoder().decode(Form.self, from: Data(text)), form.format != Baseline.format {
      throw .otherFormat(path: path, form.format)
    }
    guard let stored = try? JSONDecoder().decode(Stored.self, from: Data(text)),
      let engine = EngineVersion(stored.engine), stored.canvas.count == 2, stored.size.count == 2
    else { throw malformed("its first lines are not those of a baseline") }
    return Baseline.Header(
      engine: engine, fingerprint: stored.fingerprint, canvas: Size(stored.canvas[0], stored.canvas[1]),
      scale: stored.scale, width: stored.size[0], height: stored.size[1], rate: stored.fps, marks: stored.marks,
      settings: stored.settings ?? RecordedSettings(), images: stored.images ?? [:])
  }

  /// The lines between a key's opening bracket and the bracket that closes it.
  private mutating func section(_ name: String) throws(BaselineError) -> [UInt8] {
    guard try take() == Array("\"\(name)\":{".utf8)[...] else { throw malformed("\"\(name)\" is expected") }
    var text: [UInt8] = []
    while true {
      let line = try take()
      if line == Array("},".utf8)[...] { return text }
      text += line
    }
  }

  private func text(of opening: String, in line: ArraySlice<UInt8>) throws(BaselineError) -> String {
    guard line.starts(with: opening.utf8), line.suffix(2) == Array("},".utf8)[...] else {
      throw malformed("\(opening)…}, is expected")
    }
    return String(decoding: line.dropFirst(opening.utf8.count).dropLast(2), as: UTF8.self)
  }

  private func trace(_ text: String) throws(BaselineError) -> TraceFrame {
    do throws(TraceError) {
      return try Trace.frame(line: Array(text.utf8), number: next)
    } catch {
      throw malformed(error.problem)
    }
  }

  private func reference(_ views: [UInt8]) throws(BaselineError) -> [ReferenceValues.View] {
    let frame = try trace("{\"frame\":0,\"time\":0,\"views\":{" + String(decoding: views, as: UTF8.self) + "}}")
    var result: [ReferenceValues.View] = []
    for var view in frame.views {
      guard view.properties.first?.name == "firstFrame", case .number(let number) = view.properties.removeFirst().value,
        let firstFrame = Int(exactly: number)
      else { throw malformed("\"firstFrame\" of \(view.name) is missing") }
      result.append(ReferenceValues.View(firstFrame: firstFrame, view: view))
    }
    return result
  }

  private mutating func frames() throws(BaselineError) -> [[UInt8]] {
    guard try take() == Array("\"frames\":[".utf8)[...] else { throw malformed("\"frames\" is expected") }
    var frames: [[UInt8]] = []
    while true {
      let line = try take()
      if line == [UInt8(ascii: "]")] {
        guard try take() == [UInt8(ascii: "}")] else { throw malformed("} is expected") }
        return frames
      }
      frames.append(Array(line.last == UInt8(ascii: ",") ? line.dropLast() : line))
    }
  }
}

extension Baseline {
  /// Reads a baseline's text; the path is named in errors.
  package init(text: [UInt8], path: String) throws(BaselineError) {
    self = try BaselineReader.read(text, path: path)
  }
}
