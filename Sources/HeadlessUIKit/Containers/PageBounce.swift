import Foundation
import Motion

/// The first or last page under a finger that pulls it where there is no other page: it follows as a rubber band.
@MainActor
final class PageBounce {
  private let view: UIView
  private let bounds: CGRect
  private let axis: PanAxis
  /// Whether it is the last page, which gives way towards the left or the top.
  let isAtEnd: Bool
  private let band: RubberBand
  /// How far a finger would have pulled a page that is where this one was caught, points.
  private let start: Double

  init(of view: UIView, in bounds: CGRect, axis: PanAxis, isAtEnd: Bool) {
    (self.view, self.bounds, self.axis, self.isAtEnd) = (view, bounds, axis, isAtEnd)
    band = RubberBand(dimension: Double(axis == .horizontal ? bounds.width : bounds.height))
    view.layer.keepPresentValues()
    let frame = view.untransformedFrame
    let offset = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    start = band.pull(for: Double(axis.component(offset)))
  }

  private func pull(_ translation: CGPoint) -> Double { start + Double(axis.component(translation)) }

  /// Shows the page where a finger takes it; false, with the page at rest, when the finger has come past its rest.
  func follow(_ translation: CGPoint) -> Bool {
    let pull = pull(translation)
    let isOutside = isAtEnd ? pull < 0 : pull > 0
    let offset = CGFloat(isOutside ? band.displacement(of: pull) : 0)
    view.untransformedFrame =
      axis == .horizontal ? bounds.offsetBy(dx: offset, dy: 0) : bounds.offsetBy(dx: 0, dy: offset)
    return isOutside || pull == 0
  }

  /// The part of a translation beyond the page's rest.
  func excess(of translation: CGPoint) -> CGPoint {
    let excess = CGFloat(pull(translation))
    return axis == .horizontal ? CGPoint(x: excess, y: 0) : CGPoint(x: 0, y: excess)
  }

  /// Lets the page come back to its rest.
  func letGo() {
    guard view.untransformedFrame != bounds else { return }
    let motion = TimedMotion(spring: UndocumentedUIKit.pageBounce)
    UIView.animate(AnimationParameters(motion, options: .allowUserInteraction)) { [view, bounds] in
      view.untransformedFrame = bounds
    }
  }
}
