import Foundation

/// The view in which a presentation happens: UIKit's transition view.
final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isTraced = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return controller.map { $0.redirected(hit, at: point, with: event) } ?? hit
  }
}
