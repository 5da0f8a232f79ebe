import FrameSnapshots
import Geometry

/// Something of a view that a transition may change, and that has to be as before when the transition is undone.
struct RestingProperty: Sendable {
  /// As scenes call it.
  let name: String
  /// What is less is rounding.
  let tolerance: Double
  private let read: @Sendable (LayerSnapshot) -> [Double]

  private init(_ name: String, _ tolerance: Double, _ read: @escaping @Sendable (LayerSnapshot) -> [Double]) {
    self.name = name
    self.tolerance = tolerance
    self.read = read
  }

  private init(_ measured: MeasuredProperty, _ tolerance: Double) {
    self.init(measured.rawValue, tolerance) { measured.values(of: $0) }
  }

  /// The largest difference of any component between two views.
  func distance(_ a: LayerSnapshot, _ b: LayerSnapshot) -> Double {
    zip(read(a), read(b)).map { abs($0 - $1) }.max() ?? 0
  }

  func differs(_ a: LayerSnapshot, _ b: LayerSnapshot) -> Bool { distance(a, b) > tolerance }

  /// The value in a message.
  func text(of layer: LayerSnapshot) -> String {
    switch name {
    case "isHidden", "clipsToBounds": read(layer) == [1] ? "true" : "false"
    case "transform": MeasuredProperty.transform.values(of: layer).short
    case "cornerRadius": layer.cornerRadii.numbers.short
    default: read(layer).short
    }
  }

  /// What nobody can see: points, shares, levels of a colour.
  private static let (points, shares, levels) = (0.01, 0.001, 0.5)

  /// Those that others follow from come first, so that a scaled view is said to be scaled.
  static let all: [RestingProperty] = [
    RestingProperty("isHidden", 0) { [$0.isHidden ? 1 : 0] },
    RestingProperty(.alpha, shares),
    RestingProperty("transform", shares) { $0.transform.elements },
    RestingProperty(.frame, points),
    RestingProperty("cornerRadius", points) { layer in
      let radii = layer.cornerRadii
      return [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    },
    RestingProperty(.backgroundColor, levels),
    RestingProperty(.shadowOpacity, shares),
    RestingProperty(.shadowRadius, points),
    RestingProperty(.borderWidth, points),
    RestingProperty(.zPosition, shares),
    RestingProperty("clipsToBounds", 0) { [$0.masksToBounds ? 1 : 0] },
  ]
}
