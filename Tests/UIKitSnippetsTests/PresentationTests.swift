import SegueKit
import Testing

@MainActor
@Suite("Presentations")
struct PresentationTests {
  @Test func `a half sheet rises on UIKit's spring, dims beneath, follows its container and is tapped away`() throws {
    let (root, sheet) = (UIViewController(), HalfSheetViewController())
    let stage = Stage(root)
    stage.at(0.1) { root.present(sheet, animated: true) }
    let top = stage.read(at: 0.3, 1.2) { sheet.view.shownFrame.minY }
    let dimming = stage.read(at: 0.3, 0.7, 1.2) { sheet.view.superview?.subviews.first?.shownAlpha ?? -1 }
    stage.at(0.8) { stage.window.frame.size = CGSize(width: 160, height: 300) }
    let turned = stage.read(at: 0.85) { [sheet.view.frame, sheet.view.superview?.subviews[0].frame ?? .null] }
    stage.at(0.9) { stage.window.frame.size = CGSize(width: 200, height: 400) }
    stage.tap(at: 1, CGPoint(x: 100, y: 50))
    try stage.play()

    let share = ClosedForm.systemSpring(0.2)
    #expect(isNear(top[0], 400 - 200 * share))
    #expect(isNear(dimming[0], share))
    #expect(dimming[1] == 1)
    let expected = [CGRect(x: 0, y: 150, width: 160, height: 150), CGRect(x: 0, y: 0, width: 160, height: 300)]
    #expect(turned[0] == expected)
    #expect(isNear(top[1], 200 + 200 * share))
    #expect(isNear(dimming[2], 1 - share))
    #expect(root.presentedViewController == nil && sheet.view.window == nil)
    #expect(stage.outcomes == [.completed, .completed])
    #expect(stage.warnings.isEmpty)
  }

  @Test(
    arguments: [
      (.left, CGRect(x: 0, y: 0, width: 133, height: 400), CGVector(dx: -133, dy: 0)),
      (.right, CGRect(x: 67, y: 0, width: 133, height: 400), CGVector(dx: 133, dy: 0)),
      (
        .bottom, CGRect(x: 0, y: 400.0 / 3, width: 200, height: 800.0 / 3), CGVector(dx: 0, dy: 800.0 / 3)
      ),
    ] as [(MenuEdge, CGRect, CGVector)])
  func `a menu slides in from its edge and out again`(edge: MenuEdge, place: CGRect, away: CGVector) throws {
    let (root, menu, delegate) = (UIViewController(), UIViewController(), SideMenuTransitioningDelegate())
    delegate.edge = edge
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = delegate
    let stage = Stage(root)
    stage.at(0.1) { root.present(menu, animated: true) }
    stage.at(0.6) { menu.dismiss(animated: true) }
    let frames = stage.read(at: 0.2, 0.5, 0.7) { menu.view.shownFrame }
    try stage.play()

    let share = ClosedForm.easeInOut(1.0 / 3)
    #expect(isNear(frames[0], place.offsetBy(dx: away.dx * (1 - share), dy: away.dy * (1 - share))))
    #expect(frames[1] == place)
    #expect(isNear(frames[2], place.offsetBy(dx: away.dx * share, dy: away.dy * share)))
    #expect(stage.outcomes == [.completed, .completed])
    #expect(menu.view.window == nil)
  }

  @Test(
    arguments: [
      (false, ["should", "will", "did"]), (true, ["attempt"]),
    ])
  func `a form asks before a finger throws it away`(hasChanges: Bool, expected: [String]) throws {
    let (root, form) = (UIViewController(), AdaptiveFormViewController())
    let stage = Stage(device: "iphone-15")
    stage.window.rootViewController = root
    stage.at(0.1) { root.present(form, animated: true) }
    stage.at(0.8) { form.hasChanges = hasChanges }
    let depth = stage.read(at: 0.9) { form.view.superview?.frame.height ?? 0 }
    stage.pan(at: 1, [(0, 200, 500), (0.15, 200, 800)], releaseVelocity: CGVector(dx: 0, dy: 2000))
    try stage.play()
    #expect(form.log == expected)
    #expect((root.presentedViewController == nil) == !hasChanges)
    #expect(depth[0] > 0)
  }

  @Test func `a popup scales in over its screen and closes with its own animation`() throws {
    let (root, popup) = (UIViewController(), PopupViewController())
    var closings: [Bool] = []
    let stage = Stage(root)
    stage.at(0.1) { root.present(popup, animated: false) }
    stage.at(0.6) { popup.close { closings.append(root.presentedViewController == nil) } }
    let scale = stage.read(at: 0.2, 0.5, 0.7) { popup.card.shownTransform.m11 }
    let alpha = stage.read(at: 0.2, 0.7) { popup.card.shownAlpha }
    let frames = stage.read(at: 0.5) { (popup.card.frame, root.view.window != nil) }
    try stage.play()

    let share = ClosedForm.easeInOut(0.4)
    #expect(isNear(scale[0], 1.3 - 0.3 * share))
    #expect(scale[1] == 1)
    #expect(isNear(scale[2], 1 + 0.3 * share))
    #expect(isNear(alpha[0], share) && isNear(alpha[1], 1 - share))
    #expect(frames[0].0 == CGRect(x: 30, y: 130, width: 140, height: 140) && frames[0].1)
    #expect(closings == [true])
  }
}
