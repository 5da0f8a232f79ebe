import UIKit
import os.log

private let logger = Logger(subsystem: "app.snippets", category: "transitions")

extension UIView {
  /// What the view shows, as a picture.
  func asImage() -> UIImage {
    let renderer = UIGraphicsImageRenderer(bounds: bounds)
    return renderer.image { context in
      layer.render(in: context.cgContext)
    }
  }

  /// The old way to a picture.
  func takeScreenshot() -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(bounds.size, isOpaque, UIScreen.main.scale)
    defer { UIGraphicsEndImageContext() }
    drawHierarchy(in: bounds, afterScreenUpdates: true)
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

/// A picture of the thumbnail grows until it covers the screen, over a picture of the old screen that fades.
final class PictureZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let thumbnail: UIView

  init(thumbnail: UIView) {
    self.thumbnail = thumbnail
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else {
      os_log("no views to animate", log: .default, type: .error)
      return transitionContext.completeTransition(false)
    }
    logger.debug("zooming from \(self.thumbnail.frame.width, privacy: .public) points")
    let container = transitionContext.containerView
    let screenshot = UIImageView(image: fromView.takeScreenshot())
    let picture = UIImageView(image: thumbnail.asImage())
    picture.accessibilityIdentifier = "picture"
    picture.frame = thumbnail.convert(thumbnail.bounds, to: container)
    screenshot.frame = fromView.frame
    screenshot.accessibilityIdentifier = "screenshot"
    toView.alpha = 0
    container.addSubview(toView)
    container.addSubview(screenshot)
    container.addSubview(picture)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: {
        picture.frame = container.bounds
        screenshot.alpha = 0
      },
      completion: { _ in
        toView.alpha = 1
        picture.removeFromSuperview()
        screenshot.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

@available(iOS 17, *)
#Preview("Zoom") {
  UIViewController()
}
