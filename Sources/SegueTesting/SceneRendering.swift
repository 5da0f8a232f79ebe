package import HeadlessUIKit

/// How a scene is rendered otherwise than it says itself.
package struct SceneRendering: Hashable, Sendable {
  package var variant: String?
  package var appearance: UIUserInterfaceStyle = .unspecified
  package var parameters: [String: String] = [:]
  package var fps: Double?
  package var scale: Double?

  package init(
    variant: String? = nil, appearance: UIUserInterfaceStyle = .unspecified, parameters: [String: String] = [:],
    fps: Double? = nil, scale: Double? = nil
  ) {
    self.variant = variant
    self.appearance = appearance
    self.parameters = parameters
    self.fps = fps
    self.scale = scale
  }

  /// Flags that make other frames than those of the scene, or of its variant.
  var settings: [String] {
    var flags: [String] = []
    if appearance != .unspecified { flags += ["--appearance", appearance == .dark ? "dark" : "light"] }
    if let fps { flags += ["--fps", "\(fps)"] }
    if let scale { flags += ["--scale", "\(scale)"] }
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) { flags += ["--set", "\(name)=\(value)"] }
    return flags
  }

  var flags: [String] { (variant.map { ["--variant", $0] } ?? []) + settings }
}
