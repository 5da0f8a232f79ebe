import FrameOutput
import Geometry
import Regression
import TestSupport
import Testing

@Suite("The kind of a change")
struct ChangeKindTests {
  /// Sequences as letters, a picture each.
  static func kinds(_ old: String, _ new: String) throws -> [ChangeKind] {
    func frames(_ letters: String) -> [BaselineFrame] {
      letters.enumerated().map { BaselineTextTests.frame($0, pixels: String($1), []) }
    }
    return try verification(of: frames(old), with: frames(new)).kinds
  }

  static func verification(
    of expected: [BaselineFrame], with actual: [BaselineFrame]
  ) throws -> SceneVerification {
    var scene = SceneVerification(
      scene: "s", name: "s", variant: nil, baseline: "b", folder: "f", verdict: .passed, status: 0, headline: "")
    try scene.take(BaselineFiles().comparison(of: expected, with: actual))
    return scene
  }

  @Test(arguments: [
    ("abcdef", "abcdef", []),
    ("abcdef", "aabcdef", [ChangeKind.shifted(by: 1)]),
    ("abcdef", "aaabcd", [.shifted(by: 2)]),
    ("aabcdef", "abcdef", [.shifted(by: -1)]),
    ("abcdef", "bcdeff", [.shifted(by: -1)]),
    ("aabcdd", "bcdddd", [.shifted(by: -2)]),
    ("aabcdef", "aaaabcd", [.shifted(by: 2)]),
    ("abababa", "bababaa", [.shifted(by: -1)]),
    ("abcdefgh", "aaaaaabc", [.partly]),
    ("abcdef", "aabcXe", [.partly]),
    ("aaaa", "aaaaa", [.longer(by: 1)]),
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
  func sequencesTellTheirKind(_ old: String, _ new: String, _ kinds: [ChangeKind]) throws {
    #expect(try Self.kinds(old, new) == kinds)
  }

  /// Frames in which a view becomes less and less opaque than before, by so much a frame.
  static func drifting(by step: Double) -> [BaselineFrame] {
    (0..<6).map { index in
      let alpha = 1 - Double(index) * step
      return BaselineTextTests.frame(index, pixels: "\(alpha)", [BaselineTextTests.view("list", alpha: alpha)])
    }
  }

  @Test func whatIsFurtherApartWithEveryFrameIsADrift() throws {
    let scene = try Self.verification(of: Self.drifting(by: 0.125), with: Self.drifting(by: 0.0625))
    #expect(scene.kinds == [.growingDrift])
    #expect(scene.headline == "CHANGED frames 1–5 of 6")
    #expect(scene.causes.map(\.property) == ["alpha"])
  }

  /// Every way in which one short sequence may become another, held to the rules as they read.
  @Test func whatIsToldInOnePassIsWhatLookingEverywhereFinds() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      func letters(_ count: Int) -> [String] {
        (0..<count).map { _ in ["a", "b", "c"].randomElement(using: &generator) ?? "" }
      }
      let old = letters(Int.random(in: 1...6, using: &generator))
      let new = letters(Int.random(in: 1...6, using: &generator))
      #expect(try Self.kinds(old.joined(), new.joined()) == ReferenceKinds(old, new).kinds, "\(old) \(new)")
    }
  }
}

/// The kinds of change by looking at both sequences as wholes.
private struct ReferenceKinds {
  private let old: [String]
  private let new: [String]

  init(_ old: [String], _ new: [String]) { (self.old, self.new) = (old, new) }

  private var changed: [Int] { zip(old, new).enumerated().filter { $1.0 != $1.1 }.map(\.offset) }

  var kinds: [ChangeKind] {
    guard old != new else { return [] }
    if let distance = (1...6).flatMap({ [$0, -$0] }).first(where: isShifted) { return [.shifted(by: distance)] }
    let length: [ChangeKind] =
      old.count == new.count
      ? [] : [new.count > old.count ? .longer(by: new.count - old.count) : .shorter(by: old.count - new.count)]
    if changed.isEmpty { return length }
    if Self.pictures(old) == Self.pictures(new) { return [.retimed] + length }
    return length + [course]
  }

  private var course: ChangeKind {
    let shared = min(old.count, new.count)
    let first = changed[0]
    if changed.count == 1, first > 0, first + 1 < shared { return .glitch }
    let isTail = old.count == new.count && changed == Array(first..<old.count) && first > 0
    if isTail, Set(old[first...]).count == 1, Set(new[first...]).count == 1 { return .endStateOnly }
    return changed.count == shared ? .everywhere : .partly
  }

  private static func pictures(_ sequence: [String]) -> [String] {
    sequence.enumerated().filter { $0 == 0 || sequence[$0 - 1] != $1 }.map(\.element)
  }

  private func isShifted(by distance: Int) -> Bool {
    guard old.count == new.count || new.count == old.count + distance, abs(distance) < old.count else { return false }
    guard Set(old).count > 1, Self.pictures(new).count * 2 > Self.pictures(old).count else { return false }
    return new.indices.allSatisfy { new[$0] == old[min(max($0 - distance, 0), old.count - 1)] }
  }
}
