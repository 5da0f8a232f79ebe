/// What a command said of the rendering when a baseline was recorded; whoever verifies it renders the same way.
///
/// Parts are nil where the scene decides.
package struct RecordedSettings: Codable, Hashable, Sendable {
  package var appearance: String?
  /// Frames a second, as written.
  package var fps: String?
  /// Pixels a point.
  package var scale: Double?
  /// Parameters by name, their values as `--set` takes them.
  package var set: [String: String]?

  package init(
    appearance: String? = nil, fps: String? = nil, scale: Double? = nil, set: [String: String]? = nil
  ) {
    self.appearance = appearance
    self.fps = fps
    self.scale = scale
    self.set = set
  }

  package var isEmpty: Bool { self == RecordedSettings() }
}

extension RecordedSettings: CustomStringConvertible {
  /// As flags; `no flags` where nothing was said.
  package var description: String {
    let flags = [
      appearance.map { "--appearance \($0)" }, fps.map { "--fps \($0)" },
      scale.map { "--scale \(TraceValue.text($0))" },
    ]
    let parameters = (set ?? [:]).sorted { $0.key < $1.key }.map { "--set \($0.key)=\($0.value)" }
    let words = flags.compactMap(\.self) + parameters
    return words.isEmpty ? "no flags" : words.joined(separator: " ")
  }
}
