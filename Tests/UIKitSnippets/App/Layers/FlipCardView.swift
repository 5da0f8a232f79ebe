import UIKit

/// A card of two faces that a tap turns over.
final class FlipCardView: UIView {
  let front = UIImageView()
  let back = UIImageView()
  private(set) var completions: [Bool] = []
  private var isFlipped = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (face, color) in [(back, UIColor.darkGray), (front, UIColor.systemIndigo)] {
      face.frame = bounds
      face.backgroundColor = color
      face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    addSubview(front)
    isUserInteractionEnabled = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(flip)))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc func flip() {
    let fromView = isFlipped ? back : front
    let toView = isFlipped ? front : back
    UIView.transition(
      from: fromView, to: toView, duration: 0.5,
      options: [isFlipped ? .transitionFlipFromLeft : .transitionFlipFromRight, .curveLinear]
    ) { finished in
      self.completions.append(finished)
    }
    isFlipped.toggle()
  }

  func dissolve(to color: UIColor) {
    UIView.transition(
      with: front, duration: 0.3, options: .transitionCrossDissolve,
      animations: { self.front.backgroundColor = color }, completion: { self.completions.append($0) })
  }
}
