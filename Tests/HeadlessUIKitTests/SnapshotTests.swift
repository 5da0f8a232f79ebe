import FrameSnapshots
import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite struct SnapshotTests {
  private func names(_ snapshot: FrameSnapshot) -> [String] { snapshot.layers.compactMap(\.name) }

  @Test func layersComeDepthFirstWithTheirParents() {
    let stage = TestStage()
    let a = stage.view(0, 0, 10, 10)
    let b = UIView(frame: .zero)
    a.addSubview(b)
    let c = stage.view(0, 0, 10, 10)
    c.isHidden = true
    (stage.window.accessibilityIdentifier, a.accessibilityIdentifier) = ("window", "a")
    (b.accessibilityIdentifier, c.accessibilityIdentifier) = ("b", "c")
    let snapshot = stage.environment.snapshot()
    #expect(names(snapshot) == ["window", "a", "b", "c"])
    #expect(snapshot.layers.map(\.parent) == [-1, 0, 1, 0])
    #expect(snapshot.layers.map(\.subtreeCount) == [4, 2, 1, 1])
    #expect(snapshot.layers[3].isHidden)
  }

  @Test func readingAFrameChangesNothing() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act { UIView.animate(withDuration: 1) { view.center.x = 100 } }
    stage.advance(to: 0.3)
    let first = stage.environment.snapshot()
    let second = stage.environment.snapshot()
    #expect(first == second)
    let other = TestStage()
    let twin = other.view(0, 0, 10, 10)
    other.act { UIView.animate(withDuration: 1) { twin.center.x = 100 } }
    for frame in 0...18 {
      other.advance(to: Double(frame) / 60)
      _ = other.environment.snapshot()
    }
    #expect(other.environment.snapshot() == first)
  }

  @Test func viewsWithoutAnIdentifierAreNamedByTheirControllerAndClass() {
    let stage = TestStage()
    final class Home: UIViewController {}
    let home = Home()
    stage.window.rootViewController = home
    home.view.addSubview(UIView(frame: .zero))
    home.view.addSubview(UIImageView(frame: .zero))
    home.view.addSubview(UIView(frame: .zero))
    let found = names(stage.environment.snapshot())
    #expect(found.suffix(4) == ["Home.UIView-0", "Home.UIView-1", "Home.UIImageView-0", "Home.UIView-2"])
  }

  @Test func aNameStaysWithItsViewAndIsNoOthers() {
    let stage = TestStage()
    let (first, second) = (UIViewController(), UIViewController())
    stage.window.rootViewController = first
    stage.window.addSubview(second.view)
    #expect(
      names(stage.environment.snapshot()).suffix(2) == ["UIViewController.UIView-0", "UIViewController.UIView-1"])
    first.view.removeFromSuperview()
    #expect(names(stage.environment.snapshot()).last == "UIViewController.UIView-1")
  }

  @Test func aPictureOfAViewShowsWhatItShowedWhenItWasTaken() {
    let stage = TestStage()
    let view = stage.view(100, 100, 50, 40)
    view.backgroundColor = .red
    view.layer.cornerRadius = 8
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let picture = view.snapshotView(afterScreenUpdates: true)
    view.backgroundColor = .green
    inner.removeFromSuperview()
    guard let picture else {
      Issue.record("a picture was expected")
      return
    }
    #expect(picture.frame == CGRect(x: 100, y: 100, width: 50, height: 40) && picture.subviews.isEmpty)
    stage.window.addSubview(picture)
    picture.frame = CGRect(x: 0, y: 0, width: 100, height: 120)
    let snapshot = stage.environment.snapshot()
    let layers = Array(snapshot.layers.suffix(3))
    #expect(layers.map(\.backgroundColor) == [nil, UIColor.red.cgColor.color, UIColor.blue.cgColor.color])
    #expect(layers[1].cornerRadii == CornerRadii(8) && layers[0].masksToBounds)
    let matrix = snapshot.matricesToWindow()[snapshot.layers.count - 1]
    // The inner view's box, twice as wide and three times as high.
    #expect(isNear(matrix.boundingBox(of: layers[2].bounds), Rect(10, 15, 20, 30)))
  }

  @Test func aPictureStretchesWithItsAnimatedSize() {
    let stage = TestStage()
    let view = stage.view(0, 0, 50, 40)
    guard let picture = view.snapshotView(afterScreenUpdates: false) else {
      Issue.record("a picture was expected")
      return
    }
    stage.act { stage.window.addSubview(picture) }
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        picture.frame = CGRect(x: 0, y: 0, width: 150, height: 40)
      }
    }
    stage.advance(to: 0.5)
    let snapshot = stage.environment.snapshot()
    let last = snapshot.layers.count - 1
    #expect(
      isNear(snapshot.matricesToWindow()[last].boundingBox(of: snapshot.layers[last].bounds), Rect(0, 0, 100, 40)))
  }

  @Test func masksAndShapesBecomePaths() {
    let stage = TestStage()
    let view = stage.view(0, 0, 50, 40)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    view.layer.mask = mask
    let layer = stage.environment.snapshot().layers.last
    #expect(
      layer?.mask == Path([.move(Point(1, 2)), .line(Point(4, 2)), .line(Point(4, 6)), .line(Point(1, 6)), .close]))
  }

  @Test func darkAppearanceResolvesDynamicColours() {
    let environment = UIEnvironment(appearance: .dark)
    UIEnvironment.current = environment
    let window = UIWindow(frame: environment.screen.bounds)
    window.backgroundColor = .systemBackground
    #expect(environment.snapshot().layers.first?.backgroundColor == .black)
    window.overrideUserInterfaceStyle = .light
    #expect(environment.snapshot().layers.first?.backgroundColor == .white)
  }
}

@MainActor @Suite struct ContentTransitionTests {
  @Test func aDissolveLaysTheOldContentOverTheNewAndFadesIt() {
    let stage = TestStage()
    let view = stage.view(0, 0, 50, 40)
    view.backgroundColor = .red
    stage.environment.commit()
    var ended: Double?
    stage.act {
      UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        view.backgroundColor = .blue
      } completion: { _ in
        ended = stage.environment.clock.now
      }
    }
    stage.advance(to: 0.25)
    let layers = Array(stage.environment.snapshot().layers.suffix(3))
    #expect(layers[0].backgroundColor == UIColor.blue.cgColor.color)
    #expect(isNear(layers[1].opacity, 0.75) && layers[2].backgroundColor == UIColor.red.cgColor.color)
    stage.advance(to: 2)
    #expect(ended == 1 && view.layer.sublayers == nil)
  }

  @Test func aFlipShowsTheNewContentFromTheMiddleOn() {
    let stage = TestStage()
    let host = stage.view(0, 0, 100, 100)
    let (old, new) = (UIView(frame: host.bounds), UIView(frame: host.bounds))
    host.addSubview(old)
    stage.environment.commit()
    stage.act {
      UIView.transition(from: old, to: new, duration: 1, options: [.transitionFlipFromRight, .curveLinear])
    }
    #expect(old.superview == nil && new.superview === host)
    stage.advance(to: 0.25)
    let replica = host.layer.sublayers?.last
    #expect(replica?.presentationValues.opacity == 1)
    let width = host.shownFrame.size.width
    stage.advance(to: 0.75)
    #expect(replica?.presentationValues.opacity == 0)
    #expect(isNear(width, host.shownFrame.size.width, within: 1e-6) && width > 65 && width < 76)
    stage.advance(to: 1)
    #expect(host.layer.transform.matrix == .identity && host.shown.transform == .identity)
  }
}
