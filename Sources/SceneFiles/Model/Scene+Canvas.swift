package import Geometry

extension Scene {
  /// The display a scene is shown on.
  package struct Canvas: Hashable, Sendable {
    /// The preset's name when a device was named.
    package var device: String?
    /// In points.
    package var size: Size
    /// Pixels a point; `--scale` and a variant's scale win over it.
    package var scale: Double
    package var safeArea: EdgeInsets
    package var displayCornerRadius: Double
    package var appearance: Appearance
    package var background: Color
  }

  /// A picture that views show by its name.
  package struct Image: Hashable, Sendable {
    package var name: String
    /// The file that was found, to be opened as it stands.
    package var path: String
    /// The picture's pixels a point, from the `@2x` or `@3x` at the end of the file's name.
    package var scale: Double
    /// The path as written, for a message that the file cannot be decoded (exit status 4).
    package var origin: Origin
    package var writtenPath: String
  }
}
