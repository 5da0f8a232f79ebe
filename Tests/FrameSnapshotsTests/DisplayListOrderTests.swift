import DisplayLists
import FrameSnapshots
import Geometry
import Pixels
import Testing

@Suite("What a layer tree paints, in which order")
struct DisplayListOrderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let words: String
    let tree: @Sendable () -> LayerTree
  }

  static let cases: [Case] = [
    Case(testDescription: "nothing for a bare layer", words: "") { LayerTree() },
    Case(
      testDescription: "shadow, background, gradient, picture, sublayer, border",
      words: "shadow color gradient picture color color"
    ) {
      LayerTree(children: [.filled()]) {
        $0.backgroundColor = .white
        $0.shadowOpacity = 1
        $0.gradient = GradientSnapshot(
          kind: .axial, stops: [Gradient.Stop(location: 0, color: .black)], start: Point(0.5, 0), end: Point(0.5, 1))
        $0.contents = ContentsSnapshot(picture: Picture(Bitmap(width: 2, height: 2)), scale: 1, mode: .scaleToFill)
        $0.borderWidth = 1
      }
    },
    Case(testDescription: "a hidden layer hides its sublayers", words: "") {
      LayerTree(children: [.filled()]) { $0.isHidden = true }
    },
    Case(testDescription: "one thing fades by itself", words: "color") {
      LayerTree(children: [.filled()]) { $0.opacity = 0.5 }
    },
    Case(testDescription: "several things fade as one picture", words: "group color color end") {
      LayerTree(children: [.filled()]) {
        $0.opacity = 0.5
        $0.backgroundColor = .white
      }
    },
    Case(testDescription: "without group opacity each fades by itself", words: "color color") {
      LayerTree(children: [.filled()]) {
        $0.opacity = 0.5
        $0.backgroundColor = .white
        $0.allowsGroupOpacity = false
      }
    },
    Case(
      testDescription: "a clip masks background and sublayers once, and drops the shadow", words: "clip color color end"
    ) {
      LayerTree(children: [.filled()]) {
        $0.backgroundColor = .white
        $0.masksToBounds = true
        $0.shadowOpacity = 1
      }
    },
    Case(testDescription: "an empty layer still shows its sublayers", words: "color") {
      LayerTree(Rect(0, 0, 0, 0), [.filled()]) { $0.backgroundColor = .white }
    },
    Case(testDescription: "an empty clip shows nothing", words: "") {
      LayerTree(Rect(0, 0, 0, 0), [.filled()]) { $0.masksToBounds = true }
    },
    Case(testDescription: "an overshooting negative size shows nothing", words: "") {
      LayerTree(Rect(0, 0, -4, 10)) { $0.backgroundColor = .white }
    },
    Case(testDescription: "a layer seen from behind is hidden when it is not double sided", words: "") {
      LayerTree {
        $0.backgroundColor = .white
        $0.isDoubleSided = false
        $0.transform = Matrix4(AffineMatrix(-1, 0, 0, 1, 0, 0))
      }
    },
  ]

  @Test(arguments: cases)
  func itemsComeInCoreAnimationsOrder(_ example: Case) {
    let words = example.tree().snapshot().displayList().items.map(\.word).joined(separator: " ")
    #expect(words == example.words)
  }

  @Test func sublayersArePaintedByZPositionThenAsTheyStand() {
    let tree = LayerTree(children: [
      .filled { $0.zPosition = 2 }, .filled(), .filled { $0.zPosition = -1 }, .filled(),
    ])
    #expect(tree.snapshot().displayList().items.map(\.layer) == [3, 2, 4, 1])
  }

  @Test func whatAClipHoldsReachesBeyondItsEdge() {
    let tree = LayerTree(Rect(10, 10, 40, 40)) {
      $0.backgroundColor = .white
      $0.masksToBounds = true
    }
    let items = tree.snapshot(scale: 2).displayList().items
    guard case .fill(let fill) = items[1].content, case .roundedRect(let shape) = fill.silhouette.shape else {
      Issue.record("a fill was expected, found \(items)")
      return
    }
    #expect(shape.rect == Rect(-1, -1, 42, 42))
  }
}

extension LayerTree {
  init(children: [LayerTree], edit: (inout LayerSnapshot) -> Void = { _ in }) {
    self.init(Rect(0, 0, 100, 100), children, edit: edit)
  }

  static func filled(_ frame: Rect = Rect(10, 10, 20, 20), edit: (inout LayerSnapshot) -> Void = { _ in }) -> LayerTree
  {
    LayerTree(frame) {
      $0.backgroundColor = .black
      edit(&$0)
    }
  }
}
