import HeadlessUIKit
import Testing

@MainActor @Suite struct LayerTimeTests {
  @Test(arguments: [
    (0.0, Float(1), 0.0, 3.0, 3.0), (1, 1, 0, 3, 2), (1, 2, 0, 3, 4), (1, 2, 5, 3, 9), (0, 0, 0.25, 3, 0.25),
    (2, -1, 4, 3, 3),
  ])
  func localTimeIsParentTimeThroughBeginSpeedAndOffset(
    begin: Double, speed: Float, offset: Double, time: Double, expected: Double
  ) {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    (view.layer.beginTime, view.layer.speed, view.layer.timeOffset) = (begin, speed, offset)
    #expect(view.layer.convertTime(time, from: nil) == expected)
  }

  @Test func timesConvertThroughTheTreeAndBack() {
    let stage = TestStage()
    let (outer, inner) = (stage.view(0, 0, 10, 10), stage.view(0, 0, 10, 10))
    outer.addSubview(inner)
    (outer.layer.speed, outer.layer.timeOffset, inner.layer.speed, inner.layer.beginTime) = (0.5, 3, 4, 1)
    let local = inner.layer.convertTime(10, from: nil)
    #expect(local == 28)
    #expect(inner.layer.convertTime(local, to: nil) == 10)
    #expect(inner.layer.convertTime(local, to: outer.layer) == 8)
  }

  @Test func aStoppedContainerHoldsItsAnimationsWhereItsOffsetSays() {
    let stage = TestStage()
    let (container, view) = (stage.view(0, 0, 100, 100), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    container.addSubview(view)
    stage.advance(to: 1)
    var ended: Double?
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
      } completion: { _ in
        ended = stage.environment.clock.now
      }
      container.layer.speed = 0
      container.layer.timeOffset = 1
    }
    stage.advance(to: 5)
    #expect(view.shownFrame.origin.x == 0 && ended == nil && stage.environment.isSettled)
    stage.act { container.layer.timeOffset = 1.25 }
    #expect(isNear(view.shownFrame.origin.x, 25))
    stage.advance(to: 10)
    #expect(isNear(view.shownFrame.origin.x, 25) && ended == nil)
    stage.act {
      container.layer.beginTime = stage.environment.clock.now
      container.layer.speed = 1
    }
    #expect(isNear(view.shownFrame.origin.x, 25))
    stage.advance(to: 20)
    #expect(isNear(ended ?? 0, 10.75) && view.shownFrame.origin.x == 100)
  }

  @Test func aContainerAtDoubleSpeedEndsItsAnimationsInHalfTheTime() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ended: Double?
    stage.act {
      view.layer.speed = 2
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in ended = stage.environment.clock.now }
    }
    stage.advance(to: 3)
    #expect(ended == 0.5)
  }

  @Test func aContainerWhoseTimeRunsBackwardsEndsNothing() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ended = false
    stage.act { UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in ended = true } }
    stage.advance(to: 0.5)
    stage.act {
      view.layer.timeOffset = 0.5
      view.layer.beginTime = 0.5
      view.layer.speed = -1
    }
    stage.advance(to: 5)
    #expect(!ended && view.shown.opacity == 1)
  }
}
