package import Geometry
package import Motion

extension Scene {
  /// Defaults the command line overrides; values of a selected variant are merged in.
  package struct RenderSettings: Hashable, Sendable {
    package enum Format: String, Hashable, Sendable, CaseIterable {
      case png
      case apng
      case y4m
      case rgba
    }

    /// 60 where the scene has none.
    package var frameRate: FrameRate
    /// Nil is the canvas's.
    package var scale: Double?
    /// As `--frames` takes it; nil for all.
    package var frames: String?
    /// Seconds, a fixed length; nil until everything has settled.
    package var duration: Double?
    /// Seconds kept after settling.
    package var tail: Double
    /// Seconds within which the scene has to settle.
    package var maxDuration: Double
    package var format: Format?
    /// 1…9.
    package var compression: Int?
    package var output: String?
    /// In the order they are written.
    package var variants: [Variant]
    package var limits: Limits?
  }

  /// A named way to render the scene again; load the scene with `SceneLoadingOptions.variant` to have it applied.
  package struct Variant: Hashable, Sendable {
    package var name: String
    package var appearance: Appearance?
    package var device: String?
    package var scale: Double?
    package var frameRate: FrameRate?
    package var origin: Origin
  }

  /// What a comparison with a baseline tolerates; the texts are spelled as the flags are.
  package struct Limits: Hashable, Sendable {
    package struct Ignored: Hashable, Sendable {
      package enum Area: Hashable, Sendable {
        case rect(Rect)
        case view(ViewReference)
      }
      package var area: Area
      package var frames: String?
    }

    package var reason: String
    package var tolerance: String?
    package var maxPixels: Int?
    package var maxRatio: Double?
    package var window: String?
    package var maxFrames: Int?
    package var skipsAntialiasing: Bool
    package var ignored: [Ignored]
    package var origin: Origin
  }
}
