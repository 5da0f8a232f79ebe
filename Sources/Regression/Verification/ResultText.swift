import Foundation

/// The text of a result piece by piece, for its frames are not in memory: keys in the order of their names.
package struct ResultText: ~Copyable {
  package enum Form: Hashable, Sendable {
    /// That of `result.json`.
    case laidOut
    /// One line, for programs.
    case line
  }

  /// The line that opens a scene's frames, and what the one begins with that ends them.
  static let framesLine: [UInt8] = Array("      \"frames\" : [".utf8)
  static let framesEnd: [UInt8] = Array("      ]".utf8)

  private let form: Form
  /// The text without frames, as far as it was not given yet.
  private var rest: ArraySlice<UInt8>
  /// Scenes whose frames were not given yet.
  private var scenes: ArraySlice<SceneVerification>
  private var frames: VerifiedFrames.Reader?
  private var isFirstFrame = true
  private let encoder = JSONEncoder()

  package init(_ result: VerificationResult, _ form: Form) {
    self.form = form
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if form == .laidOut { encoder.outputFormatting.insert(.prettyPrinted) }
    scenes = result.scenes[...]
    var bare = result
    for place in bare.scenes.indices { bare.scenes[place].frames = VerifiedFrames() }
    do {
      rest = Array(try encoder.encode(bare))[...] + [UInt8(ascii: "\n")]
    } catch {
      preconditionFailure("a result holds nothing that JSON cannot: \(error)")
    }
  }

  /// The next piece; nil after the last.
  package mutating func next() throws(RegressionError) -> [UInt8]? {
    if frames != nil {
      if let text = try nextFrame() { return text }
      frames = nil
      return closing
    }
    var text: [UInt8] = []
    while let scene = scenes.popFirst() {
      // A quotation mark within a text is escaped, so that this is the member and nothing else.
      guard let list = rest.firstRange(of: emptyList) else { break }
      text += rest[..<(scene.frames.isEmpty ? list.upperBound : list.lowerBound)]
      rest = rest[list.upperBound...]
      guard !scene.frames.isEmpty else { continue }
      frames = scene.frames.reader()
      isFirstFrame = true
      return text + opening
    }
    text += rest
    rest = []
    return text.isEmpty ? nil : text
  }

  private mutating func nextFrame() throws(RegressionError) -> [UInt8]? {
    let text: [UInt8]?
    switch form {
    case .laidOut: text = try frames?.nextText().map { [UInt8(ascii: "\n")] + $0 }
    case .line: text = try frames?.next().flatMap { try? Array(encoder.encode($0)) }
    }
    defer { isFirstFrame = false }
    return text.map { isFirstFrame ? $0 : [UInt8(ascii: ",")] + $0 }
  }

  private var opening: [UInt8] {
    form == .laidOut ? [UInt8(ascii: "\n")] + Self.framesLine : Array("\"frames\":[".utf8)
  }

  private var closing: [UInt8] { form == .laidOut ? [UInt8(ascii: "\n")] + Self.framesEnd : [UInt8(ascii: "]")] }

  /// A scene's list as it is written where there are no frames.
  private var emptyList: [UInt8] {
    form == .laidOut
      ? [UInt8(ascii: "\n")] + Self.framesLine + Array("\n\n".utf8) + Self.framesEnd : Array("\"frames\":[]".utf8)
  }
}
