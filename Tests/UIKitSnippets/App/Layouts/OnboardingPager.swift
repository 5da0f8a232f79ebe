import UIKit

/// Pages that are swiped, with dots that follow, and a picture that lags behind.
final class OnboardingPager: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let parallax = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private(set) var currentPage = 0
  private(set) var log: [String] = []
  private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    for color in colors {
      let page = UIView()
      page.backgroundColor = color
      scrollView.addSubview(page)
    }
    view.addSubview(parallax)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    for (index, page) in scrollView.subviews.enumerated() {
      page.frame = CGRect(
        x: CGFloat(index) * view.bounds.width, y: 0, width: view.bounds.width, height: view.bounds.height)
    }
    scrollView.contentSize = CGSize(width: view.bounds.width * CGFloat(colors.count), height: view.bounds.height)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    parallax.transform = CGAffineTransform(translationX: -scrollView.contentOffset.x / 4, y: 0)
    currentPage = Int((scrollView.contentOffset.x / scrollView.frame.width).rounded())
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("will drag") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("to page \(Int(targetContentOffset.pointee.x / scrollView.frame.width))")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("did drag, \(decelerate)")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("at page \(currentPage)") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("shown page \(currentPage)") }

  func skip() {
    scrollView.setContentOffset(CGPoint(x: view.bounds.width * 2, y: 0), animated: true)
  }
}
