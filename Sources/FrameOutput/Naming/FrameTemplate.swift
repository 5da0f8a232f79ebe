/// A pattern for the names of frames: `{scene}`, `{frame}`, `{frame:04}`, `{time}`, `{scale}`, `####`, `%04d`.
package struct FrameTemplate: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    case scene
    /// At least so many digits.
    case frame(digits: Int)
    /// Seconds with four decimals, so that names sort as frames do.
    case time
    case scale
  }

  let parts: [Part]

  /// Whether each frame gets a name of its own.
  package var namesEachFrame: Bool {
    parts.contains { part in
      switch part {
      case .frame, .time: true
      case .text, .scene, .scale: false
      }
    }
  }

  package var namesScenes: Bool { parts.contains(.scene) }

  /// Whether a text has any of the patterns in it.
  package static func isTemplate(_ text: String) -> Bool {
    guard let template = try? FrameTemplate(text) else { return text.contains("{") }
    return template.parts.contains { if case .text = $0 { false } else { true } }
  }

  package init(_ text: String) throws(FrameTemplateError) {
    var reader = TemplateReader(text)
    parts = try reader.readParts()
  }
}

// MARK: - Names

extension FrameTemplate {
  /// The path of one frame.
  package func path(scene: String, frame: Int, time: Double, scale: Double) -> String {
    parts.map { text(of: $0, scene: scene, frame: frame, time: time, scale: scale) }.joined()
  }

  private func text(of part: Part, scene: String, frame: Int, time: Double, scale: Double) -> String {
    switch part {
    case .text(let text): text
    case .scene: scene
    case .frame(let digits): NumberText.padded(frame, digits: digits)
    case .time: NumberText.fixed(time, decimals: 4)
    case .scale: NumberText.shortest(scale)
    }
  }

  /// The parts before the first one that differs from frame to frame.
  var commonParts: ArraySlice<Part> {
    parts.prefix { part in
      switch part {
      case .frame, .time: false
      case .text, .scene, .scale: true
      }
    }
  }

  func commonPrefix(scene: String, scale: Double) -> String {
    commonParts.map { text(of: $0, scene: scene, frame: 0, time: 0, scale: scale) }.joined()
  }
}

/// What is wrong with a pattern for the names of frames.
package enum FrameTemplateError: Error, Hashable, Sendable {
  case unknownPlaceholder(String)
  case unclosedBrace(String)
  case badWidth(String)
}

extension FrameTemplateError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownPlaceholder(let name):
      "the output's name has an unknown placeholder {\(name)}; there are {scene}, {frame}, {frame:04}, {time}, {scale}, "
        + "#### and %04d"
    case .unclosedBrace(let text): "the output's name \"\(text)\" has a { without a }"
    case .badWidth(let text): "{frame:\(text)} has no width; write {frame:04} for at least four digits"
    }
  }
}
