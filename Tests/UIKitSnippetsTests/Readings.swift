import SegueKit

/// What was read from a stage while it played, in order.
@MainActor
final class Readings<Value> {
  fileprivate(set) var values: [Value] = []

  subscript(index: Int) -> Value { values[index] }
}

extension Stage {
  /// A stage of 200 × 400 points with a controller on it.
  convenience init(_ root: UIViewController, safeArea: UIEdgeInsets = .zero) {
    self.init(size: CGSize(width: 200, height: 400), scale: 1, safeArea: safeArea)
    window.rootViewController = root
  }

  /// Reads something at times, in seconds since the stage began.
  func read<Value>(at times: Double..., value: @escaping @MainActor () -> Value) -> Readings<Value> {
    let readings = Readings<Value>()
    for time in times { at(time) { readings.values.append(value()) } }
    return readings
  }

  /// How its transitions ended, in order.
  var outcomes: [PlaybackEvent.Outcome] { events.compactMap(\.outcome) }
}

extension UIView {
  /// Where it shows in its superview.
  var shownFrame: CGRect { layer.presentation()?.frame ?? .null }
  /// How opaque it shows.
  var shownAlpha: Double { Double(layer.presentation()?.opacity ?? -1) }
  /// The transform that shows.
  var shownTransform: CATransform3D { layer.presentation()?.transform ?? CATransform3D() }
}

func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-5) -> Bool { abs(a - b) <= tolerance }

func isNear(_ a: CGRect, _ b: CGRect, within tolerance: Double = 1e-5) -> Bool {
  isNear(a.minX, b.minX, within: tolerance) && isNear(a.minY, b.minY, within: tolerance)
    && isNear(a.width, b.width, within: tolerance) && isNear(a.height, b.height, within: tolerance)
}
