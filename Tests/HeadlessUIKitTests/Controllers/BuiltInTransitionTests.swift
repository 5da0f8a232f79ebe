import HeadlessUIKit
import Testing

@MainActor
struct BuiltInTransitionTests {
  @Test(arguments: [
    (frame: 3, y: 654.1396204), (frame: 7, y: 316.9036044), (frame: 12, y: 102.8517939), (frame: 24, y: 4.764688),
  ])
  func `The cover comes up on UIKit's spring`(frame: Int, y: Double) throws {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    stage.advance(to: Double(frame) / 60)
    let cover = try #require(stage.frame(of: "b"))
    #expect(abs(cover.minY - y) < 0.01)
  }

  @Test func `A cross dissolve fades the presented view in and out and gives its alpha back`() throws {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    stage.show(a)
    b.modalPresentationStyle = .overFullScreen
    b.modalTransitionStyle = .crossDissolve
    a.present(b, animated: true)
    stage.advance(to: 0.175)
    let half = 0.5
    let alpha = try #require(stage.alpha(of: "b"))
    #expect(abs(alpha - half) < 1e-6)
    stage.advance(to: 1)
    #expect(a.view.window === stage.window)
    b.dismiss(animated: true)
    stage.advance(to: 2)
    #expect(b.view.alpha == 1)
    #expect(b.view.window == nil)
  }

  @Test func `A flip shows the presenter first and the presented view at the end`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    b.modalTransitionStyle = .flipHorizontal
    a.present(b, animated: true)
    stage.advance(to: 2)
    #expect(stage.transitionEvents == ["start present", "end present completed"])
    #expect(a.view.window == nil && a.view.transform.isIdentity)
    #expect(b.view.transform.isIdentity)
  }

  @Test func `Half-way through a flip both faces stand on edge, pushed back by half their width`() throws {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    b.modalTransitionStyle = .flipHorizontal
    a.present(b, animated: true)
    stage.advance(to: 0.35)
    let layers = stage.environment.snapshot().layers
    let half = 196.5
    for name in ["a", "b"] {
      let transform = try #require(layers.first { $0.name == name }).transform
      #expect(abs(transform.m11) < 1e-6)
      #expect(abs(transform.m43 + half) < 1e-4)
    }
  }

  @Test func `A partial curl is refused`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    stage.show(a)
    b.modalTransitionStyle = .partialCurl
    a.present(b, animated: true)
    stage.advance(to: 1)
    #expect(stage.warningKinds == ["refused-request"])
    #expect(a.presentedViewController == nil)
  }
}
