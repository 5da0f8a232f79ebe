import Foundation

/// Where a view stood before a transition took it away.
@MainActor
struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect

  /// Nil for a view that stands nowhere.
  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(where: { $0 === view }) else {
      return nil
    }
    self.superview = superview
    self.index = index
    frame = view.untransformedFrame
  }

  func put(back view: UIView) {
    guard let superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    view.untransformedFrame = frame
  }
}
