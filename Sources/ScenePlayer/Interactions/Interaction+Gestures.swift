import HeadlessUIKit
import SceneFiles

extension Scene.Interaction {
  /// The axis along which the finger is measured.
  var panAxis: PanAxis { axis == .x ? .horizontal : .vertical }
}

extension PanAxis {
  /// The point on the axis at a coordinate.
  func point(at coordinate: CGFloat) -> CGPoint {
    switch self {
    case .horizontal: CGPoint(x: coordinate, y: 0)
    case .vertical: CGPoint(x: 0, y: coordinate)
    }
  }
}

extension Scene.Interaction.Gesture {
  /// The recogniser of the gesture.
  @MainActor func makeRecognizer() -> UIPanGestureRecognizer {
    switch self {
    case .pan: return UIPanGestureRecognizer(target: nil, action: nil)
    case .screenEdgePan(let edge):
      let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      recognizer.edges = UIRectEdge(edge)
      return recognizer
    }
  }
}

extension Scene.Interaction.Travel {
  /// Points for the whole transition, in a container of some size.
  func length(in container: CGSize) -> Double {
    switch self {
    case .points(let points): points
    case .width: Double(container.width)
    case .height: Double(container.height)
    }
  }
}

extension UIRectEdge {
  fileprivate init(_ edge: Scene.Edge) {
    self =
      switch edge {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      }
  }
}
