import Geometry
import HeadlessUIKit

/// A stage of its own with one window, for the length of a test.
@MainActor struct TestStage {
  let environment: UIEnvironment
  let window: UIWindow

  init(width: Double = 400, height: Double = 800) {
    environment = UIEnvironment(size: CGSize(width: width, height: height), scale: 1)
    UIEnvironment.current = environment
    window = UIWindow(frame: environment.screen.bounds)
    environment.commit()
  }

  /// A view in the window.
  func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    window.addSubview(view)
    environment.commit()
    return view
  }

  /// What an event of an app does: changes, then the commit.
  func act(_ action: () -> Void) {
    action()
    environment.commit()
  }

  func advance(to time: Double) { environment.clock.advance(to: time) }
}

extension UIView {
  /// The frame that shows now.
  var shownFrame: Rect { layer.presentationValues.frame }

  /// What shows now.
  var shown: LayerValues { layer.presentationValues }
}

func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }

func isNear(_ a: Rect, _ b: Rect, within tolerance: Double = 1e-9) -> Bool {
  isNear(a.origin.x, b.origin.x, within: tolerance) && isNear(a.origin.y, b.origin.y, within: tolerance)
    && isNear(a.size.width, b.size.width, within: tolerance)
    && isNear(a.size.height, b.size.height, within: tolerance)
}
