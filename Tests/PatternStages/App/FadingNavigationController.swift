import UIKit

/// Holds its delegate, which UIKit does not.
final class FadingNavigationController: UINavigationController {
  private let fading = FadeNavigationDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = fading
  }
}
