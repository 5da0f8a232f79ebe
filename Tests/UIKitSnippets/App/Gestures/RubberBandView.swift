import UIKit

/// A knob that goes freely along its track, gives way beyond its ends, and springs back.
final class RubberBandTrack: UIView {
  let knob = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let limit: CGFloat = 200
  private var startX: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    knob.backgroundColor = .systemGreen
    knob.layer.cornerRadius = 20
    addSubview(knob)
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: #selector(drag))
    knob.addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc func drag(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began:
      startX = knob.frame.minX
    case .changed:
      let x = startX + gesture.translation(in: self).x
      switch x {
      case ..<0: knob.frame.origin.x = -rubberBand(-x, dimension: limit)
      case limit...: knob.frame.origin.x = limit + rubberBand(x - limit, dimension: limit)
      default: knob.frame.origin.x = x
      }
    case .ended, .cancelled, .failed:
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { [knob, limit] in
          knob.frame.origin.x = min(max(knob.frame.origin.x, 0), limit)
        }, completion: nil)
    default:
      return
    }
  }

  private func rubberBand(_ offset: CGFloat, dimension: CGFloat, constant: CGFloat = 0.55) -> CGFloat {
    return (1 - 1 / (offset * constant / dimension + 1)) * dimension
  }
}
