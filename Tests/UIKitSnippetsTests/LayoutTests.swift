import SegueKit
import Testing

@MainActor
@Suite("Layouts")
struct LayoutTests {
  @Test func `constants and constraints that change are animated by layout`() throws {
    let screen = ExpandingBarViewController()
    let stage = Stage(screen)
    stage.at(0.1) { screen.toggle(expanded: true) }
    stage.at(1) { screen.toggle(expanded: false) }
    let frames = stage.read(at: 0.2, 0.6, 1.1) { [screen.bar.shownFrame, screen.content.shownFrame] }
    try stage.play()
    #expect(isNear(frames[0][0], CGRect(x: 0, y: 0, width: 125, height: 75)))
    #expect(isNear(frames[0][1], CGRect(x: 0, y: 85, width: 200, height: 315)))
    #expect(frames[1] == [CGRect(x: 0, y: 0, width: 200, height: 150), CGRect(x: 0, y: 160, width: 200, height: 240)])
    #expect(isNear(frames[2][0], CGRect(x: 0, y: 0, width: 175, height: 125)))
    #expect(screen.completions == [true, true])
  }

  @Test func `a stack closes over a row that hides`() throws {
    let screen = DisclosureStackViewController()
    let stage = Stage(screen)
    stage.at(0.1) { screen.setDetail(hidden: true) }
    stage.at(1) { screen.setDetail(hidden: false) }
    let top = stage.read(at: 0.05, 0.25, 0.9, 1.1, 2) { screen.footer.shownFrame.minY }
    let alpha = stage.read(at: 0.25) { screen.detail.shownAlpha }
    try stage.play()
    for (index, expected) in [160.0, 106, 52, 88, 160].enumerated() { #expect(isNear(top[index], expected)) }
    #expect(isNear(alpha[0], 0.5))
  }

  @Test func `pages are swiped and passed over, and a picture lags behind`() throws {
    let pager = OnboardingPager()
    let stage = Stage(pager)
    stage.pan(at: 0.1, [(0, 180, 200), (0.3, 60, 200)], releaseVelocity: .zero)
    let dragged = stage.read(at: 0.3995) {
      (pager.scrollView.layer.presentation()?.bounds.minX ?? -1, pager.parallax.shownTransform.m41)
    }
    let page = stage.read(at: 1.9, 4) { pager.currentPage }
    stage.at(2) { pager.skip() }
    try stage.play()
    #expect(isNear(dragged[0].0, 120, within: 10.5))
    #expect(isNear(dragged[0].1, -dragged[0].0 / 4))
    #expect(page.values == [1, 2])
    #expect(pager.log == ["will drag", "to page 1", "did drag, true", "at page 1", "shown page 2"])
    #expect(pager.scrollView.contentOffset == CGPoint(x: 400, y: 0))
  }

  @Test func `colours follow light and dark, a layer's by hand`() throws {
    let screen = ThemedViewController()
    let stage = Stage(screen)
    func colors() -> [[CGFloat]] {
      [screen.card.layer.backgroundColor, screen.card.layer.borderColor, screen.view.layer.backgroundColor].map {
        ($0?.components ?? []).map { ($0 * 100).rounded() / 100 }
      }
    }
    let shades = stage.read(at: 0.05, 1) { colors() }
    stage.at(0.1) { screen.goDark() }
    try stage.play()
    let expected: [[[CGFloat]]] = [
      [[1, 1, 1, 1], [0, 0, 0, 1], [1, 1, 1, 1]], [[0.1, 0.1, 0.1, 1], [1, 1, 1, 1], [0, 0, 0, 1]],
    ]
    #expect(shades.values == expected)
    #expect(screen.changes == 1 && screen.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a toolbar stands on the safe area, also when that grows`() throws {
    let screen = SafeAreaToolbarViewController()
    let stage = Stage(screen, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    stage.at(0.1) { screen.showKeyboard(height: 200) }
    let frames = stage.read(at: 0.05, 0.225, 1) { [screen.toolbar.shownFrame, screen.content.shownFrame] }
    try stage.play()
    #expect(frames[0] == [CGRect(x: 0, y: 322, width: 200, height: 44), CGRect(x: 16, y: 55, width: 168, height: 267)])
    #expect(isNear(frames[1][0], CGRect(x: 0, y: 239, width: 200, height: 44)))
    #expect(isNear(frames[2][1], CGRect(x: 16, y: 55, width: 168, height: 101)))
    #expect(screen.insets.map(\.bottom) == [34, 200])
  }

  @Test func `a screen that turns moves what it moves alongside`() throws {
    let screen = RotatingViewController()
    let stage = Stage(screen)
    stage.at(0.1) {
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
        stage.window.frame.size = CGSize(width: 400, height: 200)
      }
    }
    let badge = stage.read(at: 0.05, 0.25, 1) { screen.badge.shownFrame.midX }
    let cards = stage.read(at: 0.05, 1) { screen.stack.arrangedSubviews.map(\.frame) }
    let view = stage.read(at: 0.25) { screen.view.shownFrame }
    try stage.play()
    #expect(badge[0] == 10 && isNear(badge[1], 195) && badge[2] == 380)
    #expect(cards[0] == [CGRect(x: 0, y: 0, width: 200, height: 200), CGRect(x: 0, y: 200, width: 200, height: 200)])
    #expect(cards[1] == [CGRect(x: 0, y: 0, width: 200, height: 200), CGRect(x: 200, y: 0, width: 200, height: 200)])
    #expect(isNear(view[0], CGRect(x: 0, y: 0, width: 300, height: 300)))
    #expect(screen.sizes == [CGSize(width: 400, height: 200)] && screen.finished == 1)
  }
}
