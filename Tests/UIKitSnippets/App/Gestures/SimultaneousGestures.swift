import UIKit

/// A photo that is moved and held at once, and a tap that waits for a double tap.
final class SimultaneousGesturesViewController: UIViewController, UIGestureRecognizerDelegate {
  let photo = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private(set) var log: [String] = []
  var allowsSimultaneous = true

  private lazy var pan: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    pan.delegate = self
    return pan
  }()
  private lazy var secondPan: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pannedToo(_:)))
    pan.delegate = self
    return pan
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.backgroundColor = .systemPink
    view.addSubview(photo)
    photo.addGestureRecognizer(pan)
    view.addGestureRecognizer(secondPan)

    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
    doubleTap.numberOfTapsRequired = 2
    photo.addGestureRecognizer(doubleTap)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    tap.require(toFail: doubleTap)
    photo.addGestureRecognizer(tap)
  }

  @objc private func panned(_ sender: UIPanGestureRecognizer) {
    if sender.state == .changed {
      let translation = sender.translation(in: view)
      sender.view?.center.x += translation.x
      sender.setTranslation(.zero, in: view)
    }
    note("photo", sender.state)
  }

  @objc private func pannedToo(_ sender: UIPanGestureRecognizer) {
    note("screen", sender.state)
  }

  @objc private func tapped(_ sender: UITapGestureRecognizer) { log.append("tap") }

  @objc private func doubleTapped() { log.append("double tap") }

  private func note(_ name: String, _ state: UIGestureRecognizer.State) {
    switch state {
    case .began: log.append("\(name) began")
    case .ended: log.append("\(name) ended")
    case .cancelled: log.append("\(name) cancelled")
    default: break
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return allowsSimultaneous
  }
}
