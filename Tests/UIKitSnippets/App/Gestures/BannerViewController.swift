import UIKit

extension Notification.Name {
  static let bannerWanted = Notification.Name("bannerWanted")
}

/// A banner comes when it is wanted, counts the seconds, and goes by itself or when it is swiped away.
final class BannerViewController: UIViewController {
  let banner = UIView()
  private(set) var ticks = 0
  private(set) var swipes = 0
  private var timer: Timer?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  override func viewDidLoad() {
    super.viewDidLoad()
    banner.frame = CGRect(x: 0, y: -100, width: 200, height: 100)
    view.addSubview(banner)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(didSwipe(_:)))
    swipe.direction = [.up, .left]
    banner.addGestureRecognizer(swipe)
    NotificationCenter.default.addObserver(
      self, selector: #selector(show(_:)), name: .bannerWanted, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func show(_ notification: Notification) {
    ticks = 0
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { self.banner.frame.origin.y = 0 }
    timer = Timer.scheduledTimer(
      timeInterval: 0.25, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    perform(#selector(hide), with: nil, afterDelay: 1.1)
  }

  @objc private func tick() { ticks += 1 }

  @objc private func didSwipe(_ recognizer: UISwipeGestureRecognizer) {
    swipes += 1
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(hide), object: nil)
    hide()
  }

  @objc private func hide() {
    timer?.invalidate()
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { self.banner.frame.origin.y = -100 }
  }
}
