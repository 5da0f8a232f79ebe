import Foundation
import SystemFiles

/// The frames of a verification, which stay in a file and are read one after the other: their number costs no memory.
package struct VerifiedFrames: Sendable {
  private enum Storage: Sendable {
    case memory([FrameVerification])
    /// As they stand in `result.json`, from a place on that is counted in bytes.
    case file(RereadFile, offset: Int)
  }

  package let count: Int
  private let storage: Storage

  /// Frames in memory.
  package init(_ frames: [FrameVerification] = []) {
    count = frames.count
    storage = .memory(frames)
  }

  /// - Parameter offset: where the line is that opens the first one.
  init(count: Int, in file: RereadFile, at offset: Int) {
    self.count = count
    storage = .file(file, offset: offset)
  }

  package var isEmpty: Bool { count == 0 }

  /// From the first one on.
  package func reader() -> Reader {
    switch storage {
    case .memory(let frames): Reader(frames: frames[...], lines: nil, path: "")
    case .file(let file, let offset): Reader(frames: [], lines: file.lines(from: offset), path: file.path)
    }
  }

  /// The first one that meets a condition; nil when none does.
  package func first(
    where isMeant: (FrameVerification) -> Bool
  ) throws(RegressionError) -> FrameVerification? {
    var frames = reader()
    while let frame = try frames.next() { if isMeant(frame) { return frame } }
    return nil
  }
}

// MARK: - Reading

extension VerifiedFrames {
  package struct Reader: ~Copyable {
    fileprivate var frames: ArraySlice<FrameVerification>
    fileprivate var lines: FileLines?
    private let path: String
    private let form = VerifiedFrameText()

    fileprivate init(frames: ArraySlice<FrameVerification>, lines: consuming FileLines?, path: String) {
      self.frames = frames
      self.path = path
      self.lines = lines
    }

    /// The next frame; nil after the last.
    package mutating func next() throws(RegressionError) -> FrameVerification? {
      guard lines != nil else { return frames.popFirst() }
      return try nextLines().map { text throws(RegressionError) in try form.frame(of: text, in: path) }
    }

    /// The next frame as it stands in `result.json`, without a comma; nil after the last.
    mutating func nextText() throws(RegressionError) -> [UInt8]? {
      guard lines != nil else { return frames.popFirst().map(form.text) }
      return try nextLines()
    }

    private mutating func nextLines() throws(RegressionError) -> [UInt8]? {
      var text: [UInt8] = []
      do throws(FileError) {
        while let line = try lines?.next() {
          if text.isEmpty, line != VerifiedFrameText.opening { return nil }
          text += line
          if line.starts(with: VerifiedFrameText.closing) {
            if text.last == UInt8(ascii: ",") { text.removeLast() }
            return text
          }
          text.append(UInt8(ascii: "\n"))
        }
      } catch {
        throw .file(error)
      }
      return nil
    }
  }
}

/// Frames as they stand in `result.json`.
struct VerifiedFrameText {
  /// As deep as members of a scene's list lie.
  private static let indent: [UInt8] = Array(repeating: UInt8(ascii: " "), count: 8)
  /// The line that begins a frame, and what the one begins with that ends it.
  static let opening: [UInt8] = indent + [UInt8(ascii: "{")]
  static let closing: [UInt8] = indent + [UInt8(ascii: "}")]

  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  init() {
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  }

  func text(of frame: FrameVerification) -> [UInt8] {
    do {
      let lines = try encoder.encode(frame).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return Array(lines.map { Self.indent + $0 }.joined(separator: [UInt8(ascii: "\n")]))
    } catch {
      preconditionFailure("a frame holds nothing that JSON cannot: \(error)")
    }
  }

  /// - Parameter path: named where it is none.
  func frame(of text: [UInt8], in path: String) throws(RegressionError) -> FrameVerification {
    do {
      return try decoder.decode(FrameVerification.self, from: Data(text))
    } catch {
      throw .result(.unreadable, path: path)
    }
  }
}

// MARK: - Writing

/// Puts the frames of a verification aside as they come.
struct VerifiedFramesWriter: ~Copyable {
  private var file: ScratchFile
  private var count = 0
  private let form = VerifiedFrameText()

  /// - Parameter path: where the result will go; the frames are put aside on the same disk.
  init(near path: String) throws(RegressionError) {
    do throws(FileError) {
      file = try ScratchFile(near: path)
    } catch {
      throw .file(error)
    }
  }

  mutating func append(_ frame: FrameVerification) throws(RegressionError) {
    do throws(FileError) {
      try file.append(form.text(of: frame) + [UInt8(ascii: "\n")])
    } catch {
      throw .file(error)
    }
    count += 1
  }

  consuming func finish() throws(RegressionError) -> VerifiedFrames {
    let count = count
    do throws(FileError) {
      return VerifiedFrames(count: count, in: try file.finish(), at: 0)
    } catch {
      throw .file(error)
    }
  }
}

extension VerifiedFrames: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try [FrameVerification](from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    var frames = reader()
    while let frame = try frames.next() { try list.encode(frame) }
  }
}
