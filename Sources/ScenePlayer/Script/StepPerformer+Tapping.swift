import Geometry
import HeadlessUIKit
import SceneFiles

extension StepPerformer {
  /// Taps a point, the middle of a view, or a place of a dimming view that nothing covers.
  func tap(_ target: Scene.TapTarget) {
    switch target {
    case .point(let point): stage.environment.tap(at: CGPoint(point))
    case .view(let reference):
      guard let view = ViewResolver(tree).view(reference), view.window != nil else {
        return refuse("Attempt to tap \(reference), which is not on the screen", fix: "tap what is shown")
      }
      stage.environment.tap(at: place(on: view))
    }
  }

  /// So many places across and down are tried; taste.
  private static let places: Int = 16

  /// The middle of a view in the window, or the first place of a grid where the view itself is hit.
  private func place(on view: UIView) -> CGPoint {
    let bounds = view.bounds.rect
    let middle = view.convert(CGPoint(bounds.center), to: nil)
    guard view.accessibilityIdentifier == ViewResolver.dimmingName else { return middle }
    let shares = (0..<Self.places).map { (Double($0) + 0.5) / Double(Self.places) }
    for y in shares {
      for x in shares {
        let place = Point(bounds.origin.x + x * bounds.size.width, bounds.origin.y + y * bounds.size.height)
        let inWindow = view.convert(CGPoint(place), to: nil)
        if tree.window.hitTest(inWindow, with: nil) === view { return inWindow }
      }
    }
    return middle
  }
}
