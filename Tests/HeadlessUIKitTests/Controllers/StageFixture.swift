import FrameSnapshots
import HeadlessUIKit

/// A fresh stage of 393 × 852 points with a window, for one test.
@MainActor
struct StageFixture {
  let environment: UIEnvironment
  let window: UIWindow
  let log = CallLog()

  init(size: CGSize = CGSize(width: 393, height: 852), safeArea: UIEdgeInsets = .zero) {
    environment = UIEnvironment(size: size, scale: 2)
    UIEnvironment.current = environment
    environment.safeAreaInsets = safeArea
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
  }

  /// Shows a root, lets it appear, and forgets what was called so far.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    environment.clock.advance(to: 0)
    log.forget()
  }

  func controller(_ name: String) -> RecordingController {
    let controller = RecordingController(name, log: log)
    controller.view.accessibilityIdentifier = name
    return controller
  }

  func advance(to time: Double) { environment.clock.advance(to: time) }

  /// Where a named view is drawn, in its parent; nil when it is not in the window.
  func frame(of name: String) -> CGRect? {
    guard let layer = environment.snapshot().layers.first(where: { $0.name == name }) else { return nil }
    let (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
    return CGRect(
      x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height, width: bounds.width,
      height: bounds.height)
  }

  func alpha(of name: String) -> Double? {
    environment.snapshot().layers.first { $0.name == name }?.opacity
  }

  /// What was logged of transitions, as `kind detail outcome`.
  var transitionEvents: [String] {
    environment.log.events.filter { $0.kind == .start || $0.kind == .end }.map { event in
      [event.kind.rawValue, event.detail, event.outcome].compactMap(\.self).joined(separator: " ")
    }
  }

  var warningKinds: [String] { environment.log.warnings.map(\.kind) }
}
