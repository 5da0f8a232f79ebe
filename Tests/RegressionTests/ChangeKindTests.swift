import FrameOutput
import Geometry
import Regression
import Testing

@Suite("The kind of a change")
struct ChangeKindTests {
  /// Sequences as letters, a picture each.
  static func kinds(_ old: String, _ new: String) -> [ChangeKind] {
    var expected = Baseline(header: BaselineTextTests.header())
    for (index, letter) in old.enumerated() {
      expected.append(BaselineTextTests.frame(index, pixels: String(letter), []))
    }
    var comparison = BaselineComparison(expected, header: BaselineTextTests.header())
    for (index, letter) in new.enumerated() {
      comparison.append(BaselineTextTests.frame(index, pixels: String(letter), []))
    }
    comparison.finish(marks: [:])
    var scene = SceneVerification(
      scene: "s", name: "s", variant: nil, baseline: "b", folder: "f", verdict: .passed, status: 0, headline: "")
    scene.take(comparison)
    return scene.kinds
  }

  @Test(arguments: [
    ("abcdef", "abcdef", []),
    ("abcdef", "aabcdef", [ChangeKind.shifted(by: 1)]),
    ("abcdef", "aaabcd", [.shifted(by: 2)]),
    ("aabcdef", "abcdef", [.shifted(by: -1)]),
    ("abcdef", "abcdeff", [.longer(by: 1)]),
    ("abcdeff", "abcdef", [.shorter(by: 1)]),
    ("abcdef", "abbcddef", [.retimed, .longer(by: 2)]),
    ("aabccd", "abbcdd", [.retimed]),
    ("abcdef", "abXdef", [.glitch]),
    ("abcfff", "abcXXX", [.endStateOnly]),
    ("abcdef", "abcdeX", [.endStateOnly]),
    ("abcdef", "ABCDEF", [.everywhere]),
    ("abcdef", "abCDef", [.partly]),
    ("abcdef", "aBCDEFGH", [.longer(by: 2), .partly]),
    ("a", "b", [.everywhere]),
  ])
  func sequencesTellTheirKind(_ old: String, _ new: String, _ kinds: [ChangeKind]) {
    #expect(Self.kinds(old, new) == kinds)
  }

  /// Frames in which a view becomes less and less opaque than before, by so much a frame.
  static func drifting(by step: Double) -> [BaselineFrame] {
    (0..<6).map { index in
      let alpha = 1 - Double(index) * step
      return BaselineTextTests.frame(index, pixels: "\(alpha)", [BaselineTextTests.view("list", alpha: alpha)])
    }
  }

  @Test func whatIsFurtherApartWithEveryFrameIsADrift() {
    var expected = Baseline(header: BaselineTextTests.header())
    for frame in Self.drifting(by: 0.125) { expected.append(frame) }
    var comparison = BaselineComparison(expected, header: BaselineTextTests.header())
    for frame in Self.drifting(by: 0.0625) { comparison.append(frame) }
    comparison.finish(marks: [:])
    var scene = SceneVerification(
      scene: "s", name: "s", variant: nil, baseline: "b", folder: "f", verdict: .passed, status: 0, headline: "")
    scene.take(comparison)
    #expect(scene.kinds == [.growingDrift])
    #expect(scene.headline == "CHANGED frames 1–5 of 6")
    #expect(scene.causes.map(\.property) == ["alpha"])
  }
}
