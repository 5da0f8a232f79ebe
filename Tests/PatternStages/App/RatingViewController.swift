import QuartzCore
import UIKit.UIGestureRecognizerSubclass

/// Whoever wants to know of ratings.
@MainActor @objc protocol RatingDelegate {
  func ratingViewController(_ controller: RatingViewController, didRate rating: Int)
}

/// Three stars to tap, a title, and a button that closes the screen.
@objc(RatingViewController)
@objcMembers
final class RatingViewController: UIViewController {
  weak var delegate: RatingDelegate?
  @objc dynamic private(set) var rating = 0
  @IBOutlet private weak var hintLabel: UILabel!

  private lazy var closeButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Close", for: .normal)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    closeButton.frame = CGRect(x: 120, y: 30, width: 70, height: 30)
    view.addSubview(closeButton)
    for index in 1...3 { view.addSubview(star(index)) }

    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 160, height: 20))
    label.text = "Tap a star: #selector(rate), \(#keyPath(rating))"
    view.addSubview(label)
    hintLabel = label

    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(showHint as (UITapGestureRecognizer) -> Void)))
    let press = UILongPressGestureRecognizer()
    press.addTarget(self, action: #selector(RatingViewController.showHint as (RatingViewController) -> () -> Void))
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(press)
  }

  private func star(_ index: Int) -> UIControl {
    let star = UIControl(frame: CGRect(x: 20 + 50 * CGFloat(index - 1), y: 100, width: 40, height: 40))
    star.backgroundColor = .systemYellow
    star.tag = index
    star.addTarget(self, action: #selector(self.rate(_:for:)), for: .touchUpInside)
    return star
  }
}

// MARK: - What fingers do

extension RatingViewController {
  @objc private func close() {
    dismiss(animated: true)
  }

  @objc fileprivate func rate(_ star: UIControl, for event: UIEvent) {
    rating = star.tag
    delegate?.ratingViewController(self, didRate: rating)
    let pulse = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    pulse.fromValue = 0.2
    pulse.duration = 0.2
    star.layer.add(pulse, forKey: nil)
  }

  @IBAction func showHint() {
    hintLabel.alpha = 0.25
  }

  @IBAction func showHint(_ tap: UITapGestureRecognizer) {
    hintLabel.alpha = 0.5
  }

  #if os(iOS)
    var hintAlpha: CGFloat { hintLabel.alpha }
  #endif
}
