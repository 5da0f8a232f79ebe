import DisplayLists
import FrameSnapshots
import Geometry
import Pixels
import StagePlayback
import Testing

private let running = TransitionSnapshot(number: 0, step: "open", id: "zoom")
private let start = PlaybackEvent(time: 0, kind: .start, step: "open", transition: "zoom")
private let end = PlaybackEvent(time: 0.1, kind: .end, step: "open", transition: "zoom", outcome: .completed)
private let window = Rect(0, 0, 100, 200)

/// Kinds of mistakes found in a play whose transition runs from frame 1 to the last but three, one tree a frame.
private func kinds(_ trees: [Tree], isSettled: Bool = true, ends: Bool = true) -> [String] {
  warnings(trees, isSettled: isSettled, ends: ends).map(\.kind).filter { WarningKind(rawValue: $0)?.isNote != true }
}

private func warnings(_ trees: [Tree], isSettled: Bool = true, ends: Bool = true) -> [PlaybackWarning] {
  var lint = Lint()
  let last = trees.count - 3
  for (index, tree) in trees.enumerated() {
    let isRunning = index >= 1 && (index < last || !ends)
    let events = index == 1 ? [start] : index == last && ends ? [end] : []
    lint.observe(tree.frame(index, transition: isRunning ? running : nil, top: "detail", events: events))
  }
  let places = ScriptPlaces(transitions: ["zoom": SourcePlace(file: "scene.json", line: 7, column: 3)])
  return lint.finish(isSettled: isSettled, places: places)
}

/// A screen and what lies over it: one tree a frame, for a share from 0 to 1 and twice more at the end.
private func play(_ build: (Int, Double, inout Tree) -> Void) -> [Tree] {
  (0..<14).map { index in
    let share = min(max(Double(index - 1) / 10, 0), 1)
    return Tree { build(index, share, &$0) }
  }
}

struct LintTests {
  @Test func `a transition that slides in over its presenter gives no warning`() {
    let trees = play { index, share, tree in
      tree.view("list", window, .white)
      if index > 0 { tree.view("detail", Rect(0, 200 * (1 - share), 100, 200), .black) }
    }
    #expect(kinds(trees).isEmpty)
  }

  @Test(arguments: [(true, ["never-completed"]), (false, [])])
  func `a transition that never ends is found once nothing moves`(isSettled: Bool, expected: [String]) {
    let trees = play { _, _, tree in tree.view("list", window, .white) }
    #expect(kinds(trees, isSettled: isSettled, ends: false) == expected)
  }

  @Test(arguments: [(nil, ["uncovered-pixels"]), (Color.black, [])] as [(Color?, [String])])
  func `a transparent screen without its presenter leaves pixels uncovered`(background: Color?, expected: [String]) {
    let trees = play { index, share, tree in
      if index < 11 { tree.view("list", window, .white) }
      if index > 0 {
        tree.view("detail", Rect(0, 200 * (1 - share), 100, 200), background) { detail in
          detail.view("detail.cover", Rect(10, 10, 80, 80), .black)
        }
      }
    }
    #expect(kinds(trees) == expected)
  }

  @Test func `canvas that never was covered is no fault of the transition`() {
    let trees = play { index, share, tree in
      if index < 11 { tree.view("list", Rect(0, 0, 100, 20), .white) }
      if index > 0 { tree.view("detail", Rect(0, 0, 100, 20), .black) }
    }
    #expect(kinds(trees).isEmpty)
  }

  @Test(arguments: [
    (false, Rect(0, 0, 100, 200), ["corner-not-clipped"]), (true, Rect(0, 0, 100, 200), []),
    (false, Rect(20, 20, 60, 60), []), (false, Rect(-5, -5, 10, 10), []),
  ])
  func `square content in an unclipped rounded corner is found`(clips: Bool, content: Rect, expected: [String]) {
    let trees = play { index, share, tree in
      tree.view("list", window, .white)
      guard index > 0 else { return }
      tree.view(
        "detail", window, .white,
        change: {
          $0.cornerRadii = CornerRadii(20 * (1 - share))
          $0.masksToBounds = clips
        }
      ) { detail in
        detail.view("detail.hero", content, .black)
      }
    }
    #expect(kinds(trees) == expected)
  }

  @Test(arguments: [
    (false, 20.0, ContentMode.scaleToFill, ["corner-not-clipped"]), (true, 20, .scaleToFill, []),
    (false, 0, .scaleToFill, []), (false, 20, .scaleAspectFill, ["corner-not-clipped"]), (false, 20, .center, []),
  ])
  func `a picture in a rounded view that does not clip stays square`(
    clips: Bool, radius: Double, mode: ContentMode, expected: [String]
  ) {
    let picture = Picture(Bitmap(width: 1, height: 1))
    let trees = play { index, share, tree in
      tree.view("list", window, .white)
      guard index > 0 else { return }
      tree.view(
        "detail", Rect(0, 200 * (1 - share), 100, 200), .white,
        change: {
          $0.cornerRadii = CornerRadii(radius)
          $0.masksToBounds = clips
          $0.contents = ContentsSnapshot(picture: picture, scale: 1, mode: mode)
        })
    }
    #expect(kinds(trees) == expected)
  }

  @Test(arguments: [(0.0, []), (0.05, []), (0.5, ["jump"]), (1.0, ["jump"])])
  func `a view that snaps away from where it was animated to jumps`(final: Double, expected: [String]) {
    let trees = play { index, share, tree in
      tree.view("list", window, .white)
      let place = index < 11 ? share : 1 - final
      if index > 0 { tree.view("detail", Rect(0, 200 * (1 - place), 100, 200), .black) }
    }
    #expect(kinds(trees) == expected)
  }

  /// From frame 1 on the view moves by 10 points a frame, from the second place of a pair on.
  @Test(arguments: [(0, []), (15, []), (80, ["jump"])] as [(Double, [String])])
  func `a view that does not start where it was jumps`(offset: Double, expected: [String]) {
    let trees = play { index, share, tree in
      tree.view("list", window, .white)
      let x = index == 0 ? 0 : offset + 100 * share
      tree.view("card", Rect(0, 0, 100, 200), .black, change: { $0.position.y += x })
    }
    let found = warnings(trees).filter { $0.kind == "jump" }
    #expect(found.map(\.kind) == expected)
    #expect(found.first.map { $0.message.contains("card jumps when the transition begins: its frame") } ?? true)
  }

  @Test func `a full screen that takes on the display's corners does not jump`() {
    let trees = play { index, share, tree in
      tree.view("list", window, .white, change: { $0.cornerRadii = CornerRadii(index == 0 ? 0 : 40 - 30 * share) })
    }
    #expect(kinds(trees).isEmpty)
  }

  @Test(arguments: [(0, []), (90, ["jump"])] as [(Double, [String])])
  func `a view that a hand-off puts elsewhere jumps`(offset: Double, expected: [String]) {
    var lint = Lint()
    for index in 0..<14 {
      let tree = Tree { tree in
        tree.view("list", window, .white)
        let y = 4 * Double(index) + (index >= 6 ? offset : 0)
        tree.view("card", Rect(0, y, 100, 200), .black)
      }
      let handoff = PlaybackEvent(time: 0, kind: .handoff, step: "open", transition: "zoom")
      lint.observe(
        tree.frame(
          index, transition: index > 0 && index < 12 ? running : nil,
          events: index == 1 ? [start] : index == 6 ? [handoff] : index == 12 ? [end] : []))
    }
    #expect(lint.finish(isSettled: true, places: ScriptPlaces()).filter { $0.kind == "jump" }.map(\.kind) == expected)
  }

  @Test func `what a clean-up sets without having moved it is no jump`() {
    let trees = play { index, share, tree in
      tree.view("list", window, .white) { list in
        list.view("list.cell", Rect(0, 0, 50, 50), .black, change: { $0.opacity = index > 0 && index < 11 ? 0 : 1 })
      }
      if index > 0 && index < 11 { tree.view("detail", Rect(0, 200 * share, 100, 200), .black) }
    }
    #expect(kinds(trees).isEmpty)
  }

  @Test func `a jump under an opaque screen is not seen`() {
    let trees = play { index, share, tree in
      tree.view("list", Rect(0, index < 11 ? -50 * share : 0, 100, 200), .white)
      if index > 0 { tree.view("detail", Rect(0, 200 * (1 - share), 100, 200), .black) }
    }
    #expect(kinds(trees).isEmpty)
  }

  @Test func `a dismissed view that is back for a frame flashes`() {
    let trees = play { index, share, tree in
      tree.view("list", window, .white)
      let place = index < 9 ? share : 0
      if index < 11 { tree.view("detail", Rect(0, 200 * place, 100, 200), .black) }
    }
    let found = warnings(trees)
    #expect(found.map(\.kind) == ["dismiss-flash"])
    #expect(found.first?.frame == 9)
    #expect(found.first?.place?.line == 7)
  }

  @Test(arguments: [(Set(["zoom"]), ["no-interactive-pop"]), (["other"], []), ([], [])] as [(Set<String>, [String])])
  func `a pop that no finger can drive is found once`(transitions: Set<String>, expected: [String]) {
    var lint = Lint(popsWithoutInteraction: transitions)
    let screen = Tree { $0.view("list", window, .white) }
    for index in 0..<3 { lint.observe(screen.frame(index, events: [start, end])) }
    let found = lint.finish(isSettled: true, places: ScriptPlaces())
    #expect(found.map(\.kind) == expected)
  }

  @Test func `a size that changes under an open shadow is a note`() {
    let trees = play { index, share, tree in
      tree.view("list", window, .white)
      guard index > 0 else { return }
      tree.view("card", Rect(10, 10, 50 + 20 * share, 50), .white, change: { $0.shadowOpacity = 0.3 })
    }
    let found = warnings(trees)
    #expect(found.map(\.kind) == ["off-screen-cost"])
    #expect(WarningKind(rawValue: "off-screen-cost")?.isNote == true)
  }
}
