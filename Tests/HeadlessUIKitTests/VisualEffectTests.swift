import FrameSnapshots
import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite("Visual effect views") struct VisualEffectTests {
  @Test func `the tint fades in when the effect is set in a block`() throws {
    let stage = TestStage()
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.window.addSubview(view)
    stage.environment.commit()
    let backdrop = try #require(view.subviews.first)
    #expect(view.subviews.last === view.contentView && backdrop.frame == view.bounds)
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .dark) }
    }
    stage.advance(to: 0.25)
    #expect(isNear(backdrop.shown.opacity, 0.25))
    #expect(backdrop.shown.backgroundColor == UIColor(white: 0.11, alpha: 0.73).color)
    #expect(stage.environment.log.warnings.map(\.kind) == ["blur-not-drawn"])
  }

  @Test func `materials follow the appearance`() throws {
    let stage = TestStage()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    stage.window.addSubview(view)
    let backdrop = try #require(view.subviews.first)
    let light = backdrop.shown.backgroundColor
    stage.act { view.overrideUserInterfaceStyle = .dark }
    #expect(light != backdrop.shown.backgroundColor)
  }
}
