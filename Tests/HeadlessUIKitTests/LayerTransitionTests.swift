import FrameSnapshots
import Geometry
import HeadlessUIKit
import Testing

@MainActor
@Suite("Transitions of layers")
struct LayerTransitionTests {
  /// A type and a direction, and how far old and new content are from their place after a quarter of the way.
  struct Case: CustomTestStringConvertible {
    let type: CATransitionType
    let edge: CATransitionSubtype?
    let (old, new): (Point, Point)
    /// Whether the old content is in front.
    let oldIsInFront: Bool

    var testDescription: String { "\(type.rawValue) \(edge?.rawValue ?? "")" }

    /// The layer is 80 × 40.
    static let all: [Case] = [
      Case(type: .push, edge: .fromRight, old: Point(-20, 0), new: Point(60, 0), oldIsInFront: false),
      Case(type: .push, edge: .fromLeft, old: Point(20, 0), new: Point(-60, 0), oldIsInFront: false),
      Case(type: .push, edge: nil, old: Point(20, 0), new: Point(-60, 0), oldIsInFront: false),
      Case(type: .push, edge: .fromTop, old: Point(0, -10), new: Point(0, 30), oldIsInFront: false),
      Case(type: .push, edge: .fromBottom, old: Point(0, 10), new: Point(0, -30), oldIsInFront: false),
      Case(type: .moveIn, edge: .fromRight, old: .zero, new: Point(60, 0), oldIsInFront: false),
      Case(type: .moveIn, edge: .fromTop, old: .zero, new: Point(0, 30), oldIsInFront: false),
      Case(type: .reveal, edge: .fromLeft, old: Point(20, 0), new: .zero, oldIsInFront: true),
      Case(type: .reveal, edge: .fromBottom, old: Point(0, 10), new: .zero, oldIsInFront: true),
    ]
  }

  private func transition(_ type: CATransitionType, _ edge: CATransitionSubtype?) -> CATransition {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, edge, 1)
    return transition
  }

  /// Where the layers of a colour begin in the window, with their places in the order of painting.
  private func places(of color: UIColor, on stage: TestStage) -> [(index: Int, origin: Point)] {
    let snapshot = stage.environment.snapshot()
    let matrices = snapshot.matricesToWindow()
    return snapshot.layers.indices
      .filter { snapshot.layers[$0].backgroundColor == color.cgColor.color }
      .map { ($0, matrices[$0].apply(.zero)) }
  }

  @Test(arguments: Case.all)
  func `contents slide as the type and the direction say`(transition: Case) throws {
    let stage = TestStage()
    let view = stage.view(100, 200, 80, 40)
    view.backgroundColor = .red
    view.clipsToBounds = true
    stage.act {
      view.layer.add(self.transition(transition.type, transition.edge), forKey: nil)
      view.backgroundColor = .blue
    }
    stage.advance(to: 0.25)
    let (old, new) = try (#require(places(of: .red, on: stage).first), #require(places(of: .blue, on: stage).first))
    #expect(isNear(old.origin.x, 100 + transition.old.x) && isNear(old.origin.y, 200 + transition.old.y))
    #expect(isNear(new.origin.x, 100 + transition.new.x) && isNear(new.origin.y, 200 + transition.new.y))
    #expect((old.index > new.index) == transition.oldIsInFront)
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view && view.frame.origin == CGPoint(x: 100, y: 200))
    stage.advance(to: 1)
    #expect(places(of: .red, on: stage).isEmpty)
    #expect(places(of: .blue, on: stage).map(\.origin) == [Point(100, 200)])
    #expect(stage.environment.isSettled)
  }

  @Test func `a window's screens slide, as apps do that present without animation`() throws {
    let stage = TestStage()
    let (first, second) = (UIViewController(), UIViewController())
    (first.view.backgroundColor, second.view.backgroundColor) = (.red, .blue)
    stage.act { stage.window.rootViewController = first }
    stage.act {
      stage.window.layer.add(transition(.push, .fromRight), forKey: "kCATransition")
      stage.window.rootViewController = second
    }
    stage.advance(to: 0.5)
    #expect(places(of: .red, on: stage).map(\.origin) == [Point(-200, 0)])
    #expect(places(of: .blue, on: stage).map(\.origin) == [Point(200, 0)])
    stage.advance(to: 1)
    #expect(places(of: .red, on: stage).isEmpty && places(of: .blue, on: stage).map(\.origin) == [.zero])
  }

  @Test func `a turned layer slides along its own axes`() throws {
    let stage = TestStage()
    let view = stage.view(100, 200, 80, 40)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.backgroundColor = .red
    stage.act {
      view.layer.add(self.transition(.moveIn, .fromRight), forKey: nil)
      view.backgroundColor = .blue
    }
    stage.advance(to: 0.25)
    let (old, new) = try (#require(places(of: .red, on: stage).first), #require(places(of: .blue, on: stage).first))
    #expect(isNear(new.origin.x, old.origin.x, within: 1e-6) && isNear(new.origin.y, old.origin.y + 60, within: 1e-6))
  }

  @Test(arguments: [(CATransitionType.push, Point(24, 0)), (.fade, Point(0, 0))])
  func `a part of the way is shown where the ends are said`(type: CATransitionType, new: Point) throws {
    let stage = TestStage()
    let view = stage.view(0, 0, 80, 40)
    view.backgroundColor = .red
    let transition = transition(type, .fromRight)
    (transition.startProgress, transition.endProgress) = (0.5, 0.75)
    stage.act {
      view.layer.add(transition, forKey: nil)
      view.backgroundColor = .blue
    }
    stage.advance(to: 0.8)
    let place = try #require(places(of: .blue, on: stage).first)
    #expect(isNear(place.origin.x, new.x) && isNear(place.origin.y, new.y))
    if type == .fade { #expect(isNear(view.layer.sublayers?.last?.presentationValues.opacity ?? 1, 0.3)) }
  }

  @Test func `a later transition takes the place of one that runs`() {
    let stage = TestStage()
    let view = stage.view(0, 0, 80, 40)
    view.backgroundColor = .red
    stage.act {
      view.layer.add(transition(.push, .fromRight), forKey: nil)
      view.backgroundColor = .blue
    }
    stage.advance(to: 0.5)
    stage.act {
      view.layer.add(transition(.reveal, .fromRight), forKey: nil)
      view.backgroundColor = .green
    }
    stage.advance(to: 0.75)
    #expect(places(of: .red, on: stage).isEmpty && places(of: .blue, on: stage).count == 1)
    stage.advance(to: 3)
    #expect(places(of: .blue, on: stage).isEmpty && places(of: .green, on: stage).map(\.origin) == [.zero])
  }

  @Test func `a type that nobody documents is a fade, with one warning`() {
    let stage = TestStage()
    let view = stage.view(0, 0, 80, 40)
    for _ in 0..<2 {
      stage.act { view.layer.add(transition(CATransitionType(rawValue: "cube"), .fromRight), forKey: nil) }
    }
    #expect(view.layer.sublayers?.count == 2)
    #expect(stage.environment.log.warnings.map(\.kind) == ["undrawn-transition"])
    #expect(stage.environment.log.warnings.first?.message.contains("cube") == true)
  }
}
