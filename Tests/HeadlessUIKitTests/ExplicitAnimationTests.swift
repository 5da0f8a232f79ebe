import Geometry
import HeadlessUIKit
import Motion
import Testing

@MainActor @Suite struct ExplicitAnimationTests {
  private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
    return animation
  }

  private nonisolated static let ends: [(Double?, Double?, Double?, Double)] = [
    (2, 6, nil, 3), (2, nil, 4, 3), (nil, 6, 4, 3), (2, nil, nil, 4), (nil, 6, nil, 9), (nil, nil, 4, 11),
  ]

  /// The model is 10; a quarter of the way.
  @Test(arguments: ends)
  func endsLeftOutAreWhatLiesBeneath(from: Double?, to: Double?, by: Double?, expected: Double) {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    view.layer.zPosition = 10
    stage.act { view.layer.add(basic("zPosition", from: from, to: to, by: by), forKey: nil) }
    stage.advance(to: 0.25)
    #expect(isNear(view.shown.zPosition, expected))
    stage.advance(to: 1)
    #expect(view.shown.zPosition == 10)
  }

  @Test func animationsApplyInOrderOfAdding() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let additive = basic("position.x", from: 0, to: 100)
    additive.isAdditive = true
    stage.act {
      view.layer.add(additive, forKey: "first")
      view.layer.add(basic("position", from: CGPoint(x: 0, y: 40), to: CGPoint(x: 20, y: 40)), forKey: "second")
    }
    stage.advance(to: 0.5)
    #expect(view.shown.position == Point(10, 40))
    stage.act {
      view.layer.removeAnimation(forKey: "first")
      view.layer.add(additive, forKey: "first")
    }
    stage.advance(to: 0.75)
    #expect(view.shown.position == Point(15 + 25, 40))
  }

  private nonisolated static let fills: [(CAMediaTimingFillMode, Bool, [Double])] = [
    (.removed, true, [1, 0.5, 1]), (.backwards, true, [0, 0.5, 1]), (.forwards, false, [1, 0.5, 0.8]),
    (.both, false, [0, 0.5, 0.8]), (.both, true, [0, 0.5, 1]),
  ]

  /// From 0 to 0.8, begun at 1; the model's opacity is 1.
  @Test(arguments: fills)
  func fillModesSayWhatShowsOutside(mode: CAMediaTimingFillMode, removed: Bool, expected: [Double]) {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let animation = basic("opacity", from: 0.0, to: 0.8)
    (animation.beginTime, animation.fillMode, animation.isRemovedOnCompletion) = (1, mode, removed)
    stage.act { view.layer.add(animation, forKey: nil) }
    for (time, opacity) in zip([0.5, 1.625, 2.5], expected) {
      stage.advance(to: time)
      #expect(isNear(view.shown.opacity, opacity))
    }
  }

  @Test func repeatsCumulateAndOffsetsBeginInside() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let animation = basic("zPosition", from: 0.0, to: 10.0)
    (animation.repeatCount, animation.isCumulative, animation.timeOffset) = (3, true, 0.5)
    stage.act { view.layer.add(animation, forKey: nil) }
    for (time, z) in [(0.0, 5.0), (0.75, 12.5), (2.25, 27.5), (2.5, 0)] {
      stage.advance(to: time)
      #expect(isNear(view.shown.zPosition, z))
    }
  }

  private nonisolated static let parts: [(String, Double, CATransform3D)] = [
    ("transform.scale", 2, CATransform3DMakeScale(2, 2, 2)),
    ("transform.scale.x", 2, CATransform3DMakeScale(2, 1, 1)),
    ("transform.rotation", 1, CATransform3DMakeRotation(1, 0, 0, 1)),
    ("transform.rotation.z", 1, CATransform3DMakeRotation(1, 0, 0, 1)),
    ("transform.rotation.x", 2, CATransform3DMakeRotation(2, 1, 0, 0)),
    ("transform.rotation.y", 2, CATransform3DMakeRotation(2, 0, 1, 0)),
    ("transform.translation.x", 9, CATransform3DMakeTranslation(9, 0, 0)),
    ("transform.translation.z", 9, CATransform3DMakeTranslation(0, 0, 9)),
  ]

  @Test(arguments: parts)
  func partsOfATransformAreAnimated(keyPath: String, value: Double, expected: CATransform3D) {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act { view.layer.add(basic(keyPath, from: value, to: value), forKey: nil) }
    stage.advance(to: 0.5)
    #expect(zip(view.shown.transform.elements, expected.matrix.elements).allSatisfy { isNear($0, $1) })
  }

  @Test func aPartOfATransformKeepsTheOthers() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    view.transform = CGAffineTransform(translationX: 7, y: 8).rotated(by: 0.5)
    stage.act { view.layer.add(basic("transform.scale", from: 3, to: 3), forKey: nil) }
    stage.advance(to: 0.5)
    let expected = CGAffineTransform(translationX: 7, y: 8).rotated(by: 0.5).scaledBy(x: 3, y: 3)
    #expect(isNear(view.shown.transform.m11, expected.a) && isNear(view.shown.transform.m12, expected.b))
    #expect(view.shown.transform.m41 == 7)
  }

  @Test func groupsRunTheirMembersInTheirOwnTime() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let late = basic("opacity", from: 1.0, to: 0.0)
    (late.beginTime, late.duration) = (0.5, 0.5)
    let group = CAAnimationGroup()
    group.animations = [basic("zPosition", from: 0.0, to: 10.0), late]
    group.duration = 1
    stage.advance(to: 2)
    stage.act { view.layer.add(group, forKey: "all") }
    stage.advance(to: 2.25)
    #expect(isNear(view.shown.zPosition, 2.5) && view.shown.opacity == 1)
    stage.advance(to: 2.75)
    #expect(isNear(view.shown.zPosition, 7.5) && isNear(view.shown.opacity, 0.5))
    stage.advance(to: 3)
    #expect(view.shown.zPosition == 0 && view.layer.animationKeys() == nil)
  }

  @Test func springAnimationsRunInSeconds() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.duration = animation.settlingDuration
    stage.act { view.layer.add(animation, forKey: nil) }
    stage.advance(to: 0.3)
    let expected = 100 * Spring().value(at: 0.3)
    #expect(isNear(view.shown.position.x, expected))
  }

  @Test func gradientsAnimateTheirColoursAndPlaces() {
    let stage = TestStage()
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    gradient.locations = [0, 1]
    stage.act { stage.window.layer.addSublayer(gradient) }
    stage.act {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      gradient.colors = [UIColor.white.cgColor, UIColor.red.cgColor]
      gradient.locations = [0.5, 1]
    }
    stage.advance(to: 0.125)
    let shown = gradient.presentationValues.gradient
    #expect(isNear(shown?.colors.last?.red ?? 0, 0.5) && isNear(shown?.locations.first ?? 0, 0.25))
  }

  @Test func layersWithoutAViewAnimateThemselves() {
    let stage = TestStage()
    let layer = CALayer()
    stage.act { stage.window.layer.addSublayer(layer) }
    stage.act { layer.opacity = 0 }
    stage.advance(to: 0.125)
    let expected = 1 - CubicCurve.systemDefault.value(at: 0.5)
    #expect(isNear(layer.presentationValues.opacity, expected))
    stage.advance(to: 0.25)
    #expect(layer.presentationValues.opacity == 0)
  }

  @Test func layersNobodyHasSeenDoNotAnimateThemselves() {
    let stage = TestStage()
    let layer = CALayer()
    stage.act {
      stage.window.layer.addSublayer(layer)
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    }
    #expect(layer.animationKeys() == nil)
  }

  @Test func transactionsTurnImplicitAnimationsOffOrChangeThem() {
    let stage = TestStage()
    let layer = CALayer()
    stage.act { stage.window.layer.addSublayer(layer) }
    stage.act {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.zPosition = 8
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.commit()
    }
    stage.advance(to: 0.5)
    #expect(layer.presentationValues.zPosition == 8 && isNear(layer.presentationValues.opacity, 0.75))
  }

  @Test func whatShowsCanBeReadAsAPresentationLayer() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 40 } }
    stage.advance(to: 0.25)
    #expect(view.layer.presentation()?.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(view.layer.modelLayer().frame == CGRect(x: 40, y: 0, width: 10, height: 10))
  }
}

extension ExplicitAnimationTests {
  @Test func aLayerIsHiddenAtOnce() {
    let stage = TestStage()
    let layer = CALayer()
    stage.act { stage.window.layer.addSublayer(layer) }
    stage.act { layer.isHidden = true }
    #expect(layer.presentationValues.isHidden)
  }

  @Test func actionsReplaceImplicitAnimations() {
    final class Witness: CAAction {
      var events: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        events.append(event)
      }
    }
    let stage = TestStage()
    let layer = CALayer()
    let witness = Witness()
    layer.actions = ["opacity": witness, "position": CANullAction()]
    stage.act { stage.window.layer.addSublayer(layer) }
    stage.act {
      layer.opacity = 0.5
      layer.position = CGPoint(x: 5, y: 5)
    }
    #expect(witness.events == ["opacity"] && layer.animationKeys() == nil)
  }

  @Test func aTransitionFadesFromTheOldContent() {
    let stage = TestStage()
    let view = stage.view(0, 0, 50, 50)
    view.backgroundColor = .red
    let transition = CATransition()
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    stage.act {
      view.layer.add(transition, forKey: nil)
      view.backgroundColor = .blue
    }
    stage.advance(to: 0.75)
    #expect(isNear(view.layer.sublayers?.last?.presentationValues.opacity ?? 1, 0.25))
    stage.advance(to: 1)
    #expect(view.layer.sublayers == nil)
  }
}
