import HeadlessUIKit
import Testing

/// A source on a tablet of 820 × 1180 points, whose popovers may cover 10…810 and 34…1150, and where one goes.
struct PopoverCase: CustomTestStringConvertible {
  let name: String
  let source: CGRect
  var permitted: UIPopoverArrowDirection = .any
  var content = CGSize(width: 320, height: 400)
  let direction: UIPopoverArrowDirection
  /// The content in the window.
  let frame: CGRect

  var testDescription: String { name }

  static let all = [
    PopoverCase(
      name: "below a bar's button, kept on the screen", source: CGRect(x: 700, y: 60, width: 44, height: 44),
      direction: .up, frame: CGRect(x: 490, y: 117, width: 320, height: 400)),
    PopoverCase(
      name: "above a button at the bottom", source: CGRect(x: 100, y: 1100, width: 44, height: 44),
      direction: .down, frame: CGRect(x: 10, y: 687, width: 320, height: 400)),
    PopoverCase(
      name: "to the right of a cell", source: CGRect(x: 40, y: 500, width: 60, height: 44), permitted: .left,
      direction: .left, frame: CGRect(x: 113, y: 322, width: 320, height: 400)),
    PopoverCase(
      name: "to the left of a cell", source: CGRect(x: 700, y: 500, width: 60, height: 44), permitted: .right,
      direction: .right, frame: CGRect(x: 367, y: 322, width: 320, height: 400)),
    PopoverCase(
      name: "the side with room of two", source: CGRect(x: 700, y: 500, width: 60, height: 44),
      permitted: [.left, .right], direction: .right, frame: CGRect(x: 367, y: 322, width: 320, height: 400)),
    PopoverCase(
      name: "cut down to the room", source: CGRect(x: 100, y: 60, width: 44, height: 44), permitted: .up,
      content: CGSize(width: 320, height: 2000), direction: .up, frame: CGRect(x: 10, y: 117, width: 320, height: 1033)),
    PopoverCase(
      name: "without an arrow, over the source", source: CGRect(x: 400, y: 500, width: 20, height: 20), permitted: [],
      direction: [], frame: CGRect(x: 250, y: 310, width: 320, height: 400)),
    PopoverCase(
      name: "of no size of its own", source: CGRect(x: 300, y: 60, width: 44, height: 44), content: .zero,
      direction: .up, frame: CGRect(x: 162, y: 117, width: 320, height: 480)),
  ]
}

/// What a delegate answers on a phone, and what becomes of a popover.
struct PopoverAdaptation: CustomTestStringConvertible {
  let answer: UIModalPresentationStyle?
  let style: UIModalPresentationStyle
  let isPopover: Bool
  let isSheet: Bool

  var testDescription: String { "\(answer.map { "\($0)" } ?? "no delegate") → \(style)" }

  static let all = [
    PopoverAdaptation(answer: nil, style: .formSheet, isPopover: false, isSheet: true),
    PopoverAdaptation(answer: .automatic, style: .formSheet, isPopover: false, isSheet: true),
    PopoverAdaptation(answer: .pageSheet, style: .pageSheet, isPopover: false, isSheet: true),
    PopoverAdaptation(answer: UIModalPresentationStyle.none, style: .popover, isPopover: true, isSheet: false),
    PopoverAdaptation(answer: .fullScreen, style: .fullScreen, isPopover: false, isSheet: false),
    PopoverAdaptation(answer: .overFullScreen, style: .overFullScreen, isPopover: false, isSheet: false),
  ]
}

@MainActor
struct PopoverTests {
  private final class Delegate: UIPopoverPresentationControllerDelegate {
    var answer: UIModalPresentationStyle = .automatic
    var mayDismiss = true
    var calls: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { answer }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      calls.append("prepare")
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) { calls.append("prepareAdaptive") }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      calls.append("shouldDismiss")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("didAttempt")
    }
  }

  @MainActor private struct Fixture {
    let stage: StageFixture
    let root: RecordingController
    let menu: RecordingController
    let button = UIView(frame: CGRect(x: 700, y: 60, width: 44, height: 44))
    let delegate = Delegate()

    init(
      size: CGSize = CGSize(width: 820, height: 1180),
      safeArea: UIEdgeInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    ) {
      stage = StageFixture(size: size, safeArea: safeArea)
      (root, menu) = (stage.controller("root"), stage.controller("menu"))
      stage.show(root)
      root.view.addSubview(button)
      menu.modalPresentationStyle = .popover
      menu.preferredContentSize = CGSize(width: 320, height: 400)
      menu.popoverPresentationController?.sourceView = button
      menu.popoverPresentationController?.delegate = delegate
    }

    var frame: CGRect { menu.view.convert(menu.view.bounds, to: nil) }

    var shownAlpha: Double? {
      menu.presentationController?.presentedView?.layer.presentation()?.opacity
        .double
    }
  }

  @Test(arguments: PopoverCase.all) func `A popover lies beside its source where it has room`(place: PopoverCase) throws
  {
    let fixture = Fixture()
    let popover = try #require(fixture.menu.popoverPresentationController)
    #expect(popover.arrowDirection == .unknown)
    popover.sourceView = fixture.root.view
    popover.sourceRect = place.source
    popover.permittedArrowDirections = place.permitted
    fixture.menu.preferredContentSize = place.content
    fixture.root.present(fixture.menu, animated: true)
    fixture.stage.advance(to: 1)
    #expect(fixture.frame == place.frame)
    #expect(popover.arrowDirection == place.direction)
    #expect(fixture.stage.environment.log.warnings.isEmpty)
  }

  @Test func `The app's margins keep a popover off the edges, and it may cover its source`() throws {
    let fixture = Fixture()
    let popover = try #require(fixture.menu.popoverPresentationController)
    popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 700, right: 100)
    popover.permittedArrowDirections = .up
    fixture.root.present(fixture.menu, animated: true)
    fixture.stage.advance(to: 1)
    #expect(fixture.frame == CGRect(x: 400, y: 117, width: 320, height: 343))
    popover.canOverlapSourceViewRect = true
    #expect(fixture.frame == CGRect(x: 400, y: 60, width: 320, height: 400))
  }

  @Test func `A popover fades in and out, and gives its content back as it was`() {
    let fixture = Fixture()
    fixture.root.present(fixture.menu, animated: true)
    fixture.stage.advance(to: 0.125)
    let half = 0.5
    #expect(isNear(fixture.shownAlpha ?? 0, half, within: 1e-3))
    fixture.stage.advance(to: 1)
    #expect(fixture.menu.view.layer.cornerRadius == 13 && fixture.menu.view.clipsToBounds)
    #expect(fixture.root.view.transform.isIdentity && !fixture.stage.log.calls.contains("root.viewWillDisappear"))
    fixture.stage.environment.clock.schedule(at: 1) { fixture.menu.dismiss(animated: true) }
    fixture.stage.advance(to: 1.125)
    #expect(isNear(fixture.shownAlpha ?? 0, half, within: 1e-3))
    fixture.stage.advance(to: 2)
    #expect(fixture.menu.view.superview == nil)
    #expect(fixture.menu.view.layer.cornerRadius == 0 && !fixture.menu.view.clipsToBounds)
    #expect(fixture.stage.window.subviews.count == 1)
  }

  @Test(arguments: [
    (name: "beside", point: CGPoint(x: 100, y: 900), isModal: false, mayDismiss: true, isDismissed: true),
    (name: "on it", point: CGPoint(x: 600, y: 300), isModal: false, mayDismiss: true, isDismissed: false),
    (name: "beside the arrow", point: CGPoint(x: 500, y: 108), isModal: false, mayDismiss: true, isDismissed: true),
    (name: "modal", point: CGPoint(x: 100, y: 900), isModal: true, mayDismiss: true, isDismissed: false),
    (name: "forbidden", point: CGPoint(x: 100, y: 900), isModal: false, mayDismiss: false, isDismissed: false),
  ])
  func `A tap beside a popover dismisses it`(
    name: String, point: CGPoint, isModal: Bool, mayDismiss: Bool, isDismissed: Bool
  ) {
    let fixture = Fixture()
    fixture.delegate.mayDismiss = mayDismiss
    fixture.menu.isModalInPresentation = isModal
    fixture.root.present(fixture.menu, animated: true)
    fixture.stage.advance(to: 1)
    fixture.stage.environment.tap(at: point)
    fixture.stage.advance(to: 2)
    #expect((fixture.root.presentedViewController == nil) == isDismissed)
    #expect(fixture.delegate.calls.contains("didDismiss") == isDismissed)
    if isDismissed {
      #expect(fixture.delegate.calls == ["prepare", "shouldDismiss", "willDismiss", "didDismiss"])
    }
  }

  @Test func `Views that are let through keep their touches`() throws {
    let fixture = Fixture()
    var taps = 0
    fixture.button.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    let popover = try #require(fixture.menu.popoverPresentationController)
    popover.passthroughViews = [fixture.button]
    fixture.root.present(fixture.menu, animated: true)
    fixture.stage.advance(to: 1)
    fixture.stage.environment.tap(at: CGPoint(x: 720, y: 80))
    fixture.stage.advance(to: 2)
    #expect(taps == 1)
    #expect(fixture.root.presentedViewController === fixture.menu)
  }

  @Test(arguments: PopoverAdaptation.all)
  func `In compact width a popover is what its delegate says, a sheet by default`(adaptation: PopoverAdaptation) throws
  {
    let fixture = Fixture(
      size: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let (menu, delegate) = (fixture.menu, fixture.delegate)
    fixture.button.frame = CGRect(x: 40, y: 100, width: 44, height: 44)
    let popover = try #require(menu.popoverPresentationController)
    if let answer = adaptation.answer { delegate.answer = answer } else { popover.delegate = nil }
    fixture.root.present(menu, animated: true)
    fixture.stage.advance(to: 1)
    let controller = try #require(menu.presentationController)
    #expect(controller.presentationStyle == adaptation.style)
    #expect((controller is UIPopoverPresentationController) == adaptation.isPopover)
    #expect((menu.sheetPresentationController != nil) == adaptation.isSheet)
    #expect(controller === popover || controller.delegate === popover.delegate)
    #expect(menu.view.frame.height > 0 && fixture.root.presentedViewController === menu)
    #expect(
      delegate.calls == (adaptation.answer == nil ? [] : adaptation.isPopover ? ["prepare"] : ["prepareAdaptive"]))
    if adaptation.isPopover { #expect(fixture.frame == CGRect(x: 10, y: 157, width: 320, height: 400)) }
  }

  @Test func `A popover that belongs to nothing is refused`() {
    let fixture = Fixture()
    fixture.menu.popoverPresentationController?.sourceView = nil
    fixture.root.present(fixture.menu, animated: true)
    fixture.stage.advance(to: 1)
    #expect(fixture.stage.warningKinds == ["refused-request"])
    #expect(fixture.root.presentedViewController == nil && fixture.stage.transitionEvents.isEmpty)
  }

  @Test func `A popover takes the size that its content comes to want`() {
    let fixture = Fixture()
    fixture.root.present(fixture.menu, animated: true)
    fixture.stage.advance(to: 1)
    fixture.stage.environment.clock.schedule(at: 1) {
      fixture.menu.preferredContentSize = CGSize(width: 320, height: 600)
    }
    fixture.stage.advance(to: 1.125)
    let between = fixture.stage.frame(of: "menu")?.height ?? 0
    #expect(between > 400 && between < 600)
    fixture.stage.advance(to: 2)
    #expect(fixture.frame == CGRect(x: 490, y: 117, width: 320, height: 600))
  }
}

extension Float {
  fileprivate var double: Double { Double(self) }
}
