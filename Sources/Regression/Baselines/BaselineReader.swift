import FrameOutput
import Foundation
import Geometry
import SystemFiles

/// Reads `baseline.json` line by line, as it is written.
struct BaselineReader: ~Copyable {
  private let path: String
  private let file: RereadFile
  private var lines: FileLines
  /// How many lines were taken.
  private var number = 0

  /// The baseline in a file, every line of which has been understood once.
  static func read(_ path: String) throws(RegressionError) -> Baseline {
    var reader = try BaselineReader(path)
    do throws(RegressionError) {
      return try reader.baseline()
    } catch {
      // Two versions that were not joined are damaged in many ways, of which only that is worth saying.
      if case .baseline(let problem) = error, !problem.isConflict { while try reader.line() != nil {} }
      throw error
    }
  }

  /// What a file says in front of the views, and how many frames it tells of; the rest is not looked at.
  static func head(of path: String) throws(RegressionError) -> (header: Baseline.Header, frameCount: Int) {
    var reader = try BaselineReader(path)
    return try reader.header()
  }

  private init(_ path: String) throws(RegressionError) {
    self.path = path
    do throws(FileError) {
      file = try RereadFile(path)
    } catch {
      throw .file(error)
    }
    lines = file.lines()
  }

  private mutating func baseline() throws(RegressionError) -> Baseline {
    let header = try header().header
    let views = try section()
    let whole = try trace("{\"frame\":0,\"time\":0," + text(of: "\"whole\":{", in: try take()) + "}").whole
    let reference = ReferenceValues(views: try reference(views), whole: whole)
    guard try take() == Array("\"frames\":[".utf8) else { throw malformed("\"frames\" is expected") }
    let stored = BaselineLines(file: file, offset: lines.position, before: number, path: path)
    return Baseline(header: header, reference: reference, frameCount: try frameCount(reference), lines: stored)
  }

  private func malformed(_ problem: String) -> RegressionError {
    .baseline(.malformed(path: path, line: number, problem: problem))
  }

  private mutating func take() throws(RegressionError) -> [UInt8] {
    if let line = try line() { return line }
    number += 1
    throw malformed("it ends too early")
  }

  /// The next line; nil at the end.
  private mutating func line() throws(RegressionError) -> [UInt8]? {
    let next: [UInt8]?
    do throws(FileError) {
      next = try lines.next()
    } catch {
      throw .file(error)
    }
    guard var line = next else { return nil }
    number += 1
    // A checkout may have given the lines the ends of another system.
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    for marker in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where line.starts(with: marker.utf8) {
      throw .baseline(.conflict(path: path, line: number))
    }
    return line
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

  /// The lines in front of the views, and the one that opens those.
  private mutating func header() throws(RegressionError) -> (header: Baseline.Header, frameCount: Int) {
    var text: [UInt8] = []
    while true {
      let line = try take()
      if line == Array("\"views\":{".utf8) { break }
      text += line
    }
    while text.last == UInt8(ascii: ",") { text.removeLast() }
    text.append(UInt8(ascii: "}"))
    struct Form: Decodable { var format: Int }
    if let form = try? JSONDecoder().decode(Form.self, from: Data(text)), form.format != Baseline.format {
      throw .baseline(.otherFormat(path: path, form.format))
    }
    guard let stored = try? JSONDecoder().decode(Stored.self, from: Data(text)),
      let engine = EngineVersion(stored.engine), stored.canvas.count == 2, stored.size.count == 2
    else { throw malformed("its first lines are not those of a baseline") }
    let header = Baseline.Header(
      engine: engine, fingerprint: stored.fingerprint, canvas: Size(stored.canvas[0], stored.canvas[1]),
      scale: stored.scale, width: stored.size[0], height: stored.size[1], rate: stored.fps, marks: stored.marks,
      settings: stored.settings ?? RecordedSettings(), images: stored.images ?? [:])
    return (header, stored.frameCount)
  }

  /// The lines as far as the bracket that closes a member's.
  private mutating func section() throws(RegressionError) -> [UInt8] {
    var text: [UInt8] = []
    while true {
      let line = try take()
      if line == Array("},".utf8) { return text }
      text += line
    }
  }

  private func text(of opening: String, in line: [UInt8]) throws(RegressionError) -> String {
    guard line.starts(with: opening.utf8), line.suffix(2) == Array("},".utf8)[...] else {
      throw malformed("\(opening)…}, is expected")
    }
    return String(decoding: line.dropFirst(opening.utf8.count).dropLast(2), as: UTF8.self)
  }

  private func trace(_ text: String) throws(RegressionError) -> TraceFrame {
    do throws(TraceError) {
      return try Trace.frame(line: Array(text.utf8), number: number)
    } catch {
      throw malformed(error.problem)
    }
  }

  private func reference(_ views: [UInt8]) throws(RegressionError) -> [ReferenceValues.View] {
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

  /// How many lines of frames there are, all of which are understood.
  private mutating func frameCount(_ reference: ReferenceValues) throws(RegressionError) -> Int {
    var count = 0
    while true {
      let line = try take()
      if line == [UInt8(ascii: "]")] {
        guard try take() == [UInt8(ascii: "}")] else { throw malformed("} is expected") }
        return count
      }
      do throws(TraceError) {
        _ = try BaselineLine.frame(of: BaselineLine.trimmed(line), at: count, reference)
      } catch {
        throw malformed(error.problem)
      }
      count += 1
    }
  }
}

extension BaselineError {
  fileprivate var isConflict: Bool {
    guard case .conflict = self else { return false }
    return true
  }
}
