import SegueKit
import Testing

/// Hands one animator out for everything.
private final class AnyNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

@MainActor
@Suite("Animators")
struct AnimatorTests {
  @Test func `two halves of a snapshot open like a door`() throws {
    let (list, detail, delegate) = (UIViewController(), UIViewController(), DoorNavigationDelegate())
    let navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    let stage = Stage(navigation)
    stage.at(0.1) { navigation.pushViewController(detail, animated: true) }
    let halves = stage.read(at: 0.25) { (detail.view.superview?.subviews ?? []).suffix(2).map(\.shownFrame) }
    let scale = stage.read(at: 0.25, 1) { detail.view.shownTransform.m11 }
    try stage.play()

    let share = ClosedForm.easeOut(0.25)
    #expect(isNear(halves[0][0], CGRect(x: -100 * share, y: 0, width: 100, height: 400)))
    #expect(isNear(halves[0][1], CGRect(x: 100 + 100 * share, y: 0, width: 100, height: 400)))
    #expect(isNear(scale[0], 0.8 + 0.2 * share) && scale[1] == 1)
    #expect(!list.view.isHidden && list.view.superview == nil)
    #expect(detail.view.superview?.subviews.count == 1)
    #expect(stage.outcomes == [.completed])
  }

  @Test func `a picture of the shared element flies between the screens`() throws {
    let (list, detail, delegate) = (HeroListViewController(), HeroDetailViewController(), HeroNavigationDelegate())
    let navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    let stage = Stage(navigation)
    stage.at(0.1) { navigation.pushViewController(detail, animated: true) }
    stage.at(1) { navigation.popViewController(animated: true) }
    let frames = stage.read(at: 0.15, 0.35, 1.25) {
      (list.view.superview ?? detail.view.superview)?.subviews.first { $0.accessibilityIdentifier == "flying" }?
        .shownFrame ?? .null
    }
    let hidden = stage.read(at: 0.35, 0.9, 1.25, 2) { [list.heroView.isHidden, detail.heroView.isHidden] }
    try stage.play()

    let share = ClosedForm.spring(duration: 0.5, dampingRatio: 0.7, 0.15)
    func frame(_ share: Double) -> CGRect {
      CGRect(x: 20 - 20 * share, y: 60 - 60 * share, width: 40 + 160 * share, height: 40 + 160 * share)
    }
    #expect(frames[0] == frame(0))
    #expect(isNear(frames[1], frame(share)))
    #expect(isNear(frames[2], frame(1 - share)))
    #expect(hidden.values == [[true, true], [false, false], [true, true], [false, false]])
    #expect(stage.outcomes == [.completed, .completed])
  }

  @Test func `a drawn picture of the thumbnail grows over a drawn picture of the screen`() throws {
    let (list, detail, thumbnail) = (UIViewController(), UIViewController(), UIView())
    thumbnail.frame = CGRect(x: 20, y: 40, width: 50, height: 100)
    thumbnail.backgroundColor = .red
    list.view.backgroundColor = .white
    list.view.addSubview(thumbnail)
    let navigation = UINavigationController(rootViewController: list)
    let delegate = AnyNavigationDelegate(PictureZoomAnimator(thumbnail: thumbnail))
    navigation.delegate = delegate
    let stage = Stage(navigation)
    stage.at(0.1) { navigation.pushViewController(detail, animated: true) }
    func find(_ name: String) -> UIImageView? {
      detail.view.superview?.subviews.first { $0.accessibilityIdentifier == name } as? UIImageView
    }
    let frames = stage.read(at: 0.35) { find("picture")?.shownFrame ?? .null }
    let alphas = stage.read(at: 0.35) { find("screenshot")?.shownAlpha ?? -1 }
    let images = stage.read(at: 0.35) { [find("picture")?.image, find("screenshot")?.image] }
    try stage.play()

    #expect(isNear(frames[0], CGRect(x: 10, y: 20, width: 125, height: 250)))
    #expect(isNear(alphas[0], 0.5))
    #expect(images[0][0]?.size == CGSize(width: 50, height: 100) && images[0][0] == thumbnail.asImage())
    #expect(images[0][1]?.size == CGSize(width: 200, height: 400) && images[0][1] == list.view.takeScreenshot())
    #expect(stage.outcomes == [.completed])
  }

  @Test func `a circle uncovers the new screen, and its delegate ends the transition`() throws {
    let (root, shown) = (UIViewController(), UIViewController())
    let button = UIView(frame: CGRect(x: 80, y: 300, width: 40, height: 40))
    root.view.addSubview(button)
    let delegate = BubbleDelegate(button: button)
    shown.transitioningDelegate = delegate
    shown.modalPresentationStyle = .custom
    let stage = Stage(root)
    stage.at(0.1) { root.present(shown, animated: true) }
    let boxes = stage.read(at: 0.25, 0.5) { () -> CGRect in
      guard let mask = shown.view.layer.mask as? CAShapeLayer, let path = mask.presentation()?.path else {
        return .null
      }
      return UIBezierPath(cgPath: path).bounds
    }
    try stage.play()

    let radius = (100.0 * 100 + 320 * 320).squareRoot()
    for (box, time) in zip(boxes.values, [0.15, 0.4]) {
      let shownRadius = 20 + (radius - 20) * ClosedForm.easeIn(time / 0.5)
      let expected = CGRect(
        x: 100 - shownRadius, y: 320 - shownRadius, width: 2 * shownRadius, height: 2 * shownRadius)
      #expect(isNear(box, expected, within: 1e-3))
    }
    #expect(shown.view.layer.mask == nil)
    let (end, start) = (stage.events.first { $0.kind == .end }, stage.events.first { $0.kind == .start })
    #expect(isNear((end?.time ?? 0) - (start?.time ?? 0), 0.5, within: 1e-9))
    #expect(stage.outcomes == [.completed])
  }

  @Test func `keyframes fold one screen away before the other unfolds`() throws {
    let (list, detail) = (UIViewController(), UIViewController())
    let delegate = AnyNavigationDelegate(KeyframeFoldAnimator())
    let navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    let stage = Stage(navigation)
    stage.at(0.1) { navigation.pushViewController(detail, animated: true) }
    func snapshot() -> UIView? {
      list.view.superview?.subviews.first { $0.accessibilityIdentifier == "snapshot" }
    }
    let old = stage.read(at: 0.4, 0.9) { list.view.shownTransform.m11 }
    let new = stage.read(at: 0.4, 0.7) { snapshot()?.shownTransform.m11 ?? -1 }
    let alpha = stage.read(at: 0.7, 0.9) { snapshot()?.shownAlpha ?? -1 }
    try stage.play()

    let early = ClosedForm.easeInOut(0.3)
    #expect(isNear(old[0], cos(.pi / 2 * early / 0.5)))
    #expect(isNear(old[1], 0, within: 1e-9))
    #expect(isNear(new[0], 0, within: 1e-9))
    let middle = ClosedForm.easeInOut(0.6)
    #expect(isNear(new[1], cos(.pi / 2 * (1 - (middle - 0.5) / 0.25))))
    #expect(alpha[0] == 1)
    #expect(isNear(alpha[1], 1 - 0.5 * (ClosedForm.easeInOut(0.8) - 0.75) / 0.25))
    #expect(detail.view.isHidden == false && stage.outcomes == [.completed])
  }

  @Test func `tabs slide towards the one that is chosen`() throws {
    let tabs = SlidingTabBarController()
    let screens = [UIViewController(), UIViewController(), UIViewController()]
    tabs.viewControllers = screens
    let stage = Stage(tabs)
    stage.at(0.1) { tabs.selectedIndex = 2 }
    stage.at(1) { tabs.selectedIndex = 1 }
    let right = stage.read(at: 0.2) { [screens[0].view.shownFrame.minX, screens[2].view.shownFrame.minX] }
    let left = stage.read(at: 1.1) { [screens[2].view.shownFrame.minX, screens[1].view.shownFrame.minX] }
    try stage.play()

    let way = 200 * ClosedForm.spring(duration: 0.4, dampingRatio: 1, 0.1)
    #expect(isNear(right[0][0], -way) && isNear(right[0][1], 200 - way))
    #expect(isNear(left[0][0], way) && isNear(left[0][1], way - 200))
    #expect(tabs.selections == [2, 1])
    #expect(screens.map { $0.view.window != nil } == [false, true, false])
    #expect(stage.outcomes == [.completed, .completed])
  }

  @Test func `colours change alongside a push, and change back when a finger thinks better of the pop`() throws {
    let list = TintedViewController(tint: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let detail = TintedViewController(tint: UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let navigation = UINavigationController(rootViewController: list)
    let stage = Stage(navigation)
    stage.at(0.1) { navigation.pushViewController(detail, animated: true) }
    stage.pan(at: 1, [(0, 5, 200), (0.4, 45, 200)], releaseVelocity: .zero)
    func blue() -> Double { Double(navigation.view.layer.presentation()?.backgroundColor?.components?[2] ?? -1) }
    let shades = stage.read(at: 0.05, 0.3, 0.9, 2) { blue() }
    try stage.play()

    #expect(shades[0] == 0 && shades[2] == 1 && shades[3] == 1)
    #expect(isNear(shades[1], ClosedForm.systemSpring(0.2)))
    #expect(detail.alongsideCompletions == [false] && detail.interactionChanges == [])
    #expect(list.alongsideCompletions == [true] && list.interactionChanges == [true])
    #expect(stage.outcomes == [.completed, .cancelled])
  }
}
