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
}
