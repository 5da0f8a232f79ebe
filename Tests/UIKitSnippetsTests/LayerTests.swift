import SegueKit
import Testing

@MainActor
@Suite("Layers")
struct LayerTests {
  /// A stage with a view on it.
  private func stage(with view: UIView) -> Stage {
    let root = UIViewController()
    root.view.addSubview(view)
    return Stage(root)
  }

  @Test func `a dot pulses to and fro twice, and rings grow as a group`() throws {
    let pulsing = PulsingView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let stage = stage(with: pulsing)
    stage.at(0.1) { pulsing.start() }
    let dot = stage.read(at: 0.35, 0.85, 1.35, 2.2) { pulsing.dot.presentation()?.transform.m11 ?? -1 }
    let ring = stage.read(at: 0.6, 2.2) { pulsing.ring.presentation()?.transform.m11 ?? -1 }
    let opacity = stage.read(at: 0.35, 0.85) { Double(pulsing.ring.presentation()?.opacity ?? -1) }
    try stage.play()
    for (index, expected) in [1.25, 1.25, 1.25, 1].enumerated() { #expect(isNear(dot[index], expected)) }
    #expect(isNear(ring[0], 1.5) && isNear(ring[1], 2))
    #expect(isNear(opacity[0], 1) && isNear(opacity[1], 0.5))
  }

  @Test func `a view shakes, is nudged from wherever it is, and flies along an arc`() throws {
    let view = UIView(frame: CGRect(x: 40, y: 140, width: 20, height: 20))
    let stage = stage(with: view)
    var landings = 0
    stage.at(0.1) { view.shake() }
    stage.at(1) { view.nudge(by: 8) }
    stage.at(2) { view.fly(to: CGPoint(x: 150, y: 250), duration: 1) { landings += 1 } }
    let shaken = stage.read(at: 0.1, 0.15, 0.2, 0.8) { view.shownTransform.m41 }
    func position() -> CGPoint { view.layer.presentation()?.position ?? .zero }
    let nudged = stage.read(at: 1.05, 1.2, 1.3) { position().x }
    let flown = stage.read(at: 2.25, 2.5, 3.5) { position() }
    try stage.play()

    for (index, expected) in [-20.0, 0, 20, 0].enumerated() { #expect(isNear(shaken[index], expected)) }
    for (index, expected) in [54.0, 50, 42].enumerated() { #expect(isNear(nudged[index], expected)) }
    for (index, share) in [0.25, 0.5].enumerated() {
      let rest = 1 - share
      let x = rest * rest * 50 + 2 * rest * share * 100 + share * share * 150
      let y = rest * rest * 150 + 2 * rest * share * 50 + share * share * 250
      #expect(isNear(flown[index].x, x) && isNear(flown[index].y, y))
    }
    #expect(flown[2] == CGPoint(x: 150, y: 250) && landings == 1)
  }

  @Test func `layers spring and ease by themselves, and transactions tell when they have arrived`() throws {
    let view = SpringLayerView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let stage = stage(with: view)
    stage.at(0.1) { view.drop() }
    stage.at(0.1) { view.slideSquare() }
    let ball = stage.read(at: 0.2, 0.5, 4) { view.ball.presentation()?.position.y ?? -1 }
    let square = stage.read(at: 0.3) { view.square.presentation()?.position.y ?? -1 }
    let log = stage.read(at: 0.85, 0.95) { view.log }
    try stage.play()

    for (index, time) in [0.1, 0.4].enumerated() {
      let share = ClosedForm.spring(mass: 0.5, stiffness: 80, damping: 5, velocity: 2, time)
      #expect(isNear(ball[index], 15 + 200 * share))
    }
    #expect(ball[2] == 215)
    #expect(isNear(square[0], 15 + 200 * ClosedForm.easeOut(0.25)))
    #expect(log.values == [["square sent"], ["square sent", "square arrived"]])
  }

  @Test func `a banner shimmers, and a display link draws a bar`() throws {
    let banner = GradientBanner(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let stage = stage(with: banner)
    stage.at(0.1) { banner.startShimmering() }
    stage.at(0.1) { banner.startLoading() }
    let locations = stage.read(at: 0.35) {
      (banner.layer.presentation() as? CAGradientLayer)?.locations?.map(\.doubleValue) ?? []
    }
    try stage.play()
    for (location, expected) in zip(locations[0], [-0.5, 0, 0.5]) { #expect(isNear(location, expected)) }
    #expect(locations[0].count == 3)
    #expect((30...32).contains(banner.ticks))
    #expect(
      banner.progressLayer.path.map { UIBezierPath(cgPath: $0).bounds } == CGRect(x: 0, y: 0, width: 200, height: 4))
  }

  @Test func `a tapped card turns over, and its face dissolves`() throws {
    let card = FlipCardView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    let stage = stage(with: card)
    stage.tap(at: 0.1, CGPoint(x: 100, y: 150))
    let faces = stage.read(at: 0.05, 1) { [card.front.superview != nil, card.back.superview != nil] }
    let width = stage.read(at: 0.225) { abs(card.shownTransform.m11) }
    stage.at(1.1) { card.flip() }
    stage.at(2) { card.dissolve(to: UIColor(red: 1, green: 0, blue: 0, alpha: 1)) }
    try stage.play()
    #expect(faces.values == [[true, false], [false, true]])
    #expect(isNear(width[0], cos(.pi / 4)))
    #expect(card.completions == [true, true, true])
    #expect(card.front.superview === card && card.subviews.count == 1)
    #expect(card.front.layer.backgroundColor?.components == [1, 0, 0, 1])
  }
}
