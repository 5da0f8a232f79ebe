import SegueKit
import Testing

@MainActor
@Suite("Gestures")
struct GestureTests {
  @Test func `a card keeps the finger's velocity on its way into a corner`() throws {
    let root = UIViewController()
    let card = DraggableCardView(frame: CGRect(x: 70, y: 170, width: 60, height: 60))
    root.view.addSubview(card)
    let stage = Stage(root)
    stage.pan(at: 0.1, [(0, 100, 200), (0.2, 120, 180)], releaseVelocity: CGVector(dx: 300, dy: -400))
    func center() -> CGPoint { card.layer.presentation()?.position ?? .zero }
    let centers = stage.read(at: 0.2, 0.3, 0.3001, 2) { center() }
    try stage.play()

    #expect(isNear(centers[0].x, 110, within: 0.1) && isNear(centers[0].y, 190, within: 0.1))
    #expect(isNear(centers[1].x, 120) && isNear(centers[1].y, 180))
    // A ten-thousandth of a second later, less what the springs pull within it.
    #expect(isNear((centers[2].x - centers[1].x) / 0.0001, 300, within: 5))
    #expect(isNear((centers[2].y - centers[1].y) / 0.0001, -400, within: 5))
    #expect(card.targets == [CGPoint(x: 154, y: 46)])
    #expect(centers[3] == CGPoint(x: 154, y: 46))
  }

  @Test func `a knob gives way beyond its track's end and springs back`() throws {
    let root = UIViewController()
    let track = RubberBandTrack(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    root.view.addSubview(track)
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
    stage.window.rootViewController = root
    stage.pan(at: 0.1, [(0, 20, 120), (0.4, 300, 120)], releaseVelocity: .zero)
    let left = stage.read(at: 0.3, 0.4999, 0.65, 2) { track.knob.shownFrame.minX }
    try stage.play()

    let stretch = 200 * (1 - 1 / (80 * 0.55 / 200 + 1))
    #expect(isNear(left[0], 140, within: 1.2))
    #expect(isNear(left[1], 200 + stretch, within: 0.5))
    let share = ClosedForm.spring(duration: 0.5, dampingRatio: 0.6, 0.15)
    #expect(isNear(left[2], 200 + stretch * (1 - share), within: 1e-3))
    #expect(left[3] == 200)
  }

  @Test(
    arguments: [
      (true, ["photo began", "screen began", "photo ended", "screen ended"]),
      (false, ["photo began", "photo ended"]),
    ])
  func `two pans run side by side where their delegate lets them`(allows: Bool, expected: [String]) throws {
    let screen = SimultaneousGesturesViewController()
    screen.allowsSimultaneous = allows
    let stage = Stage(screen)
    stage.pan(at: 0.1, [(0, 100, 100), (0.2, 160, 100)])
    try stage.play()
    #expect(screen.log == expected)
    #expect(isNear(screen.photo.center.x, 160))
  }

  @Test func `a tap waits until it cannot become a double one`() throws {
    let screen = SimultaneousGesturesViewController()
    let stage = Stage(screen)
    stage.tap(at: 0.1, CGPoint(x: 100, y: 100))
    let early = stage.read(at: 0.3) { screen.log }
    stage.tap(at: 1, CGPoint(x: 100, y: 100))
    stage.tap(at: 1.15, CGPoint(x: 100, y: 100))
    try stage.play()
    #expect(early[0] == [])
    #expect(screen.log == ["tap", "double tap"])
  }

  @Test func `a banner goes by itself after its time, and at once when it is swiped away`() throws {
    let screen = BannerViewController()
    let stage = Stage(screen)
    for time in [0.1, 2] { stage.at(time) { NotificationCenter.default.post(name: .bannerWanted, object: nil) } }
    stage.pan(at: 2.6, [(0, 100, 80), (0.1, 100, 20)])
    let tops = stage.read(at: 0.2, 1.1, 1.3, 1.5, 2.5, 2.9) { screen.banner.shownFrame.minY }
    let counts = stage.read(at: 1.9, 3.5) { [screen.ticks, screen.swipes] }
    try stage.play()

    for (top, expected) in zip(tops.values, [-50, 0, -50, -100, 0, -100] as [Double]) { #expect(isNear(top, expected)) }
    #expect(counts.values == [[4, 0], [2, 1]])
    #expect(stage.warnings == [])
  }
}
