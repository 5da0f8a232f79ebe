import HeadlessUIKit
import SceneFiles

/// Runs prepared tracks: those that move alike in one block, those with keys in blocks of their own.
@MainActor struct TrackRunner {
  let tracks: [PreparedTrack]
  /// The view in whose time the blocks last, even where they change nothing.
  let stage: UIView
  /// Whether views are laid out before the first frame and within the blocks.
  let laysOut: Bool
  /// A motion whose block comes first and runs even without tracks; nil for none.
  var leading: TrackMotion?
  /// What animates: blocks, or property animators.
  var kind: Scene.Leg.Animator = .view
  /// Called when everything is where it starts.
  var whenPlaced: () -> Void = {}

  /// Sets where the tracks start, then moves everything to where it ends.
  ///
  /// - Parameter completion: called when the last motion has ended, with `start` where an animator was turned round.
  /// - Returns: the property animator that moves the first tracks; nil where blocks do.
  @discardableResult
  func run(completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) -> UIViewPropertyAnimator? {
    var forgotten = laysOut ? nil : ForgottenLayout(of: tracks)
    defer { forgotten?.catchUp() }
    for track in tracks { track.start() }
    forgotten?.noteStart()
    layOut()
    whenPlaced()
    guard case .property(let scrubsLinearly, let pausesOnCompletion) = kind else {
      runBlocks { completion(.end) }
      return nil
    }
    let animator = makeAnimator()
    animator.scrubsLinearly = scrubsLinearly
    animator.pausesOnCompletion = pausesOnCompletion
    animator.addCompletion(completion)
    animator.startAnimation(afterDelay: soleMotion?.delay ?? 0)
    return animator
  }

  // MARK: Blocks

  private func runBlocks(completion: @escaping @MainActor () -> Void) {
    let countdown = Countdown(completion)
    for motion in motions {
      countdown.begin()
      UIView.animate(motion.parameters, timekeeper: stage.layer, animations: { move(motion) }) { _ in
        countdown.end()
      }
    }
    for track in tracks where track.hasKeys {
      countdown.begin()
      UIView.animateKeyframes(
        track.motion.keyframeParameters, timekeeper: stage.layer, animations: { track.passKeys(thenIn: layOut) }
      ) { _ in countdown.end() }
    }
    countdown.close()
  }

  // MARK: One animator

  /// One animator for everything: at the pace of the tracks where they all move alike; else at an even pace, with
  /// blocks in it that keep their own.
  private func makeAnimator() -> UIViewPropertyAnimator {
    let sole = soleMotion
    let animator = UIViewPropertyAnimator(duration: sole?.duration ?? end, timing: sole?.timing ?? .linear)
    animator.animatesEveryProperty = true
    animator.addAnimations {
      for motion in motions {
        if motion == sole {
          move(motion)
        } else {
          UIView.animate(motion.innerParameters, animations: { move(motion) })
        }
      }
      for track in tracks where track.hasKeys {
        UIView.animateKeyframes(
          track.motion.innerKeyframeParameters, animations: { track.passKeys(thenIn: layOut) })
      }
    }
    return animator
  }

  /// The motion that all tracks without keys share, when those with keys have room in it; nil otherwise.
  ///
  /// An animator's timing does not run backwards.
  private var soleMotion: TrackMotion? {
    guard motions.count == 1, let motion = motions.first, !motion.isReversed else { return nil }
    let keyed = tracks.filter(\.hasKeys)
    return keyed.isEmpty || motion.delay == 0 && keyed.allSatisfy { $0.motion.end <= motion.end } ? motion : nil
  }

  /// Seconds until everything has ended.
  private var end: Double { (motions + tracks.map(\.motion)).map(\.end).max() ?? 0 }

  /// The motions of all blocks in order.
  private var motions: [TrackMotion] {
    var motions = leading.map { [$0] } ?? []
    for track in tracks where !track.hasKeys && !motions.contains(track.motion) { motions.append(track.motion) }
    return motions
  }

  private func move(_ motion: TrackMotion) {
    for track in tracks where !track.hasKeys && track.motion == motion { track.end() }
    layOut()
  }

  private func layOut() {
    if laysOut { (stage.window ?? stage).layoutIfNeeded() }
  }
}

/// Calls back when everything that was begun has ended.
@MainActor private final class Countdown {
  private var count = 1
  private let completion: @MainActor () -> Void

  init(_ completion: @escaping @MainActor () -> Void) { self.completion = completion }

  func begin() { count += 1 }

  /// Nothing more is begun.
  func close() { end() }

  func end() {
    count -= 1
    if count == 0 { completion() }
  }
}
