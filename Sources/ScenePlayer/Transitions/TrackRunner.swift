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

  /// Sets where the tracks start, then moves everything to where it ends.
  ///
  /// - Parameter completion: called when the last motion has ended.
  /// - Returns: the property animator that moves the first tracks; nil where blocks do.
  @discardableResult
  func run(completion: @escaping @MainActor () -> Void) -> UIViewPropertyAnimator? {
    let forgotten = laysOut ? nil : ForgottenLayout(of: tracks)
    defer { forgotten?.catchUp() }
    for track in tracks { track.start() }
    layOut()
    let countdown = Countdown(completion)
    var animators: [UIViewPropertyAnimator] = []
    for motion in motions {
      countdown.begin()
      if let animator = makeAnimator(for: motion) {
        animator.addCompletion { _ in countdown.end() }
        animators.append(animator)
        animator.startAnimation(afterDelay: motion.delay)
      } else {
        UIView.animate(motion.parameters, timekeeper: stage.layer, animations: { move(motion) }) { _ in
          countdown.end()
        }
      }
    }
    for track in tracks where track.hasKeys {
      countdown.begin()
      UIView.animateKeyframes(
        track.motion.keyframeParameters, timekeeper: stage.layer, animations: { track.passKeys(thenIn: layOut) }
      ) { _ in countdown.end() }
    }
    countdown.close()
    return animators.first
  }

  /// Nil where a block has to do it: an animator's timing does not run backwards.
  private func makeAnimator(for motion: TrackMotion) -> UIViewPropertyAnimator? {
    guard case .property(let scrubsLinearly, let pausesOnCompletion) = kind, !motion.isReversed else { return nil }
    let animator = UIViewPropertyAnimator(duration: motion.duration, timing: motion.timing)
    animator.animatesEveryProperty = true
    animator.scrubsLinearly = scrubsLinearly
    animator.pausesOnCompletion = pausesOnCompletion
    animator.addAnimations { move(motion) }
    return animator
  }

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
