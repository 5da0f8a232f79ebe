import DisplayLists
import FrameSnapshots
import Geometry
import Pixels
import StagePlayback
import Testing

private let window = Rect(0, 0, 100, 200)
private let running = TransitionSnapshot(number: 0, step: "open", id: "zoom", kind: "present")

/// Notes on a play whose transition runs from its second frame to the last but one.
private func notes(_ trees: [Tree], touches: [Point?] = [], isInteractive: Bool = false) -> [PlaybackWarning] {
  var lint = Lint()
  for (index, tree) in trees.enumerated() {
    var transition = running
    transition.isInteractive = isInteractive
    let isRunning = index > 0 && index < trees.count - 1
    var frame = tree.frame(index, transition: isRunning ? transition : nil)
    frame.snapshot.touch = touches.isEmpty ? nil : touches[index]
    if index == trees.count - 1 {
      frame.events = [PlaybackEvent(time: 1, kind: .end, step: "open", transition: "zoom", outcome: .completed)]
    }
    lint.observe(frame)
  }
  return lint.finish(isSettled: true, places: ScriptPlaces()).filter { WarningKind(rawValue: $0.kind)?.isNote == true }
}

private func play(_ build: (Double, inout Tree) -> Void) -> [Tree] {
  (0..<12).map { index in
    let share = Double(index) / 11
    return Tree { tree in
      tree.view("list", window, .white)
      build(share, &tree)
    }
  }
}

struct OffScreenCostTests {
  private static let card = Rect(10, 20, 50, 40)

  private static let costly = [
    LayerChange("cornerRadius with clipping") {
      $0.cornerRadii = CornerRadii(8)
      $0.masksToBounds = true
    },
    LayerChange("shadow without a path") { $0.shadowOpacity = 0.3 }, LayerChange("group opacity") { $0.opacity = 0.5 },
    LayerChange("mask") {
      $0.mask = Path([.move(Point(0, 0)), .line(Point(9, 0)), .line(Point(0, 9)), .close])
    },
  ]

  private static let cheap = [
    LayerChange("cornerRadius alone") { $0.cornerRadii = CornerRadii(8) },
    LayerChange("clipping alone") { $0.masksToBounds = true },
    LayerChange("a shadow that is clipped away") {
      $0.shadowOpacity = 0.3
      $0.masksToBounds = true
    },
    LayerChange("a shadow with a path") {
      $0.shadowOpacity = 0.3
      $0.shadowPath = Path([.move(Point(0, 0)), .line(Point(9, 0)), .line(Point(0, 9)), .close])
    },
    LayerChange("parts that fade one by one") {
      $0.opacity = 0.5
      $0.allowsGroupOpacity = false
    },
    LayerChange("what is hidden") {
      $0.isHidden = true
      $0.shadowOpacity = 1
    },
  ]

  /// Notes on a card over the list that is changed throughout.
  private static func found(_ change: LayerChange, hasSubview: Bool = true) -> [PlaybackWarning] {
    notes(
      play { _, tree in
        tree.view("card", card, .black, change: change.apply) { card in
          if hasSubview { card.view("card.title", Rect(5, 5, 20, 5), .white) }
        }
      })
  }

  @Test(arguments: costly)
  func `what a device draws off screen is noted with its pixels`(change: LayerChange) throws {
    let found = Self.found(change)
    let note = try #require(found.first)
    #expect(found.count == 1)
    #expect(note.kind == "off-screen-cost" && note.frame == 1 && note.step == "open")
    #expect(note.message == "\(change.name): card drawn off screen in 10 frames, up to 0.01 million pixels a frame")
  }

  @Test(arguments: cheap) func `what a device draws in place is not`(change: LayerChange) {
    #expect(Self.found(change).isEmpty)
  }

  @Test(arguments: [costly[0], costly[2]]) func `one colour alone is rounded and faded in place`(change: LayerChange) {
    #expect(Self.found(change, hasSubview: false).isEmpty)
  }

  @Test func `the costliest of several views is named`() throws {
    let found = notes(
      play { _, tree in
        tree.view("badge", Rect(0, 0, 10, 10), .black, change: { $0.shadowOpacity = 1 })
        tree.view("card", Self.card, .black, change: { $0.shadowOpacity = 1 })
      })
    #expect(try #require(found.first).message.hasPrefix("shadow without a path: card and 1 more drawn off screen"))
  }

  @Test(arguments: [(true, true), (false, false)])
  func `a frame that only scales what lies in it could be a transform`(scalesAlike: Bool, isNoted: Bool) {
    let found = notes(
      play { share, tree in
        let scale = 0.5 + share / 2
        tree.view("card", Rect(0, 0, 80 * scale, 60 * scale), .black) { card in
          card.view("card.title", Rect(8 * scale, 6 * scale, 40 * (scalesAlike ? scale : 1), 12 * scale), .white)
        }
      })
    #expect(found.contains { $0.message.hasPrefix("frame where a transform would do: card") } == isNoted)
  }

  @Test(arguments: [(20.0, 20.0, true), (60, 60, false), (100, 20, false)])
  func `a picture far larger than it is drawn is noted`(width: Double, height: Double, isNoted: Bool) {
    let picture = Picture(Bitmap(width: 200, height: 200, filledWith: 0xFF00_0000))
    let found = notes(
      play { _, tree in
        tree.view(
          "photo", Rect(0, 0, width, height), nil,
          change: { $0.contents = ContentsSnapshot(picture: picture, scale: 2, mode: .scaleToFill) })
      })
    #expect(found.contains { $0.message.contains("photo filters 200 × 200 pixels (0.16 MB)") } == isNoted)
  }
}

struct RasterizationNoteTests {
  @Test(arguments: [(1.0, true, 2), (2, true, 1), (1, false, 1), (2, false, 0)])
  func `a rasterization that is coarse or stays on is noted`(scale: Double, staysOn: Bool, count: Int) {
    var trees = play { _, tree in
      tree.view(
        "card", Rect(10, 20, 50, 40), .black,
        change: {
          $0.shouldRasterize = true
          $0.rasterizationScale = scale
        })
    }
    if !staysOn {
      trees[trees.count - 1] = Tree { tree in
        tree.view("list", window, .white)
        tree.view("card", Rect(10, 20, 50, 40), .black)
      }
    }
    #expect(notes(trees).filter { $0.kind == "rasterization" }.count == count)
  }
}

struct FingerSlipTests {
  /// A card that a finger drags to the right by 60 points, wandering down by 20.
  private static func slip(_ x: (Double) -> Double, isInteractive: Bool = true) -> PlaybackWarning? {
    let trees = play { share, tree in
      tree.view("card", Rect(x(share), 0, 100, 200), .black) { card in
        card.view("card.title", Rect(0, 0, 100, 100), .white)
      }
    }
    let touches = (0..<trees.count).map { Point(10 + 60 * Double($0) / 11, 50 + 20 * Double($0) / 11) }
    return notes(trees, touches: touches, isInteractive: isInteractive).first { $0.kind == "finger-slip" }
  }

  @Test func `a view that keeps to the finger does not slip`() {
    #expect(Self.slip { 60 * $0 } == nil)
  }

  @Test func `a view that eases under the finger slips, and it is measured by how much`() throws {
    let note = try #require(Self.slip { 60 * $0 * $0 })
    // Held from frame 1 on, furthest off in frame 5: 60 · (5² − 1²) / 11² instead of 60 · (5 − 1) / 11.
    #expect(note.message.hasPrefix("card.title is up to 9.9174 points"))
    #expect(note.frame == 5)
  }

  @Test func `a view that no finger leads cannot slip`() {
    #expect(Self.slip({ 60 * $0 * $0 }, isInteractive: false) == nil)
  }

  @Test func `what lies still under the finger is not what it drags`() {
    #expect(Self.slip { _ in 0 } == nil)
  }
}
