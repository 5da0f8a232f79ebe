import PatternStages
import StagePlayback
import Testing

/// How much everything that is traced changes from a frame to the next.
private struct Steps {
  let sizes: [[String: Double]]

  @MainActor init(_ played: PlayedPattern) {
    sizes = zip(played.values, played.values.dropFirst()).map { a, b in
      let (old, new) = (a.numbers, b.numbers)
      return old.reduce(into: [:]) { steps, entry in
        if let next = new[entry.key] { steps[entry.key] = abs(next - entry.value) }
      }
    }
  }

  /// Rounding of traced numbers.
  private static let rounding: Double = 1e-4

  /// What steps further between two frames than in the steps before and after it together.
  ///
  /// Where a motion ends and another begins within a step, it has a part of each.
  func jumps(from frame: Int) -> [String] {
    let (before, step, after) = (sizes[frame - 1], sizes[frame], sizes[frame + 1])
    return step.filter { path, size in
      size > (before[path] ?? 0) + (after[path] ?? 0) + Self.rounding
    }.map(\.key).sorted()
  }
}

@MainActor
struct HandOffTests {
  /// The frame shown last before a finger passes the threshold, or lets go.
  private static let handOffs: [Int] = [98, 197]

  @Test(arguments: [0, 1])
  func `nothing that is traced jumps where the finger hands over`(number: Int) throws {
    let played = try PlayedPattern.stage(of: .handOff)
    let frame = Self.handOffs[number]
    let phases = (frame...(frame + 1)).map { played.frames[$0].transition?.phase }
    #expect(phases == ["interactive", "finishing"])
    let steps = Steps(played)
    #expect(steps.sizes[frame].values.max() ?? 0 > 0)
    #expect(steps.jumps(from: frame) == [])
  }

  @Test func `a hand-over that forgets where things show would be found`() throws {
    let stage = PatternStage.carelessHandOff()
    let played = try PlayedPattern(stage)
    let jumps = Steps(played).jumps(from: Self.handOffs[0])
    #expect(Set(jumps).isSuperset(of: ["views.story.window.0", "views.story.cornerRadius"]))
    #expect(Set(played.playback.warnings.map(\.kind)) == ["jump"])
  }
}
