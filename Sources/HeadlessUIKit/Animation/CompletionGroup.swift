/// Calls a completion when all animations of a block or a transaction have ended.
@MainActor final class CompletionGroup: AnimationObserver {
  private var count = 0
  private var isClosed = false
  private var isFinished = true
  private var completions: [(Bool) -> Void]

  init(_ completion: ((Bool) -> Void)? = nil) { completions = completion.map { [$0] } ?? [] }

  var isEmpty: Bool { completions.isEmpty }

  func add(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// What has to be put away at the end, before anybody is told.
  func addCleanUp(_ cleanUp: @escaping () -> Void) { completions.insert({ _ in cleanUp() }, at: 0) }

  func retain() { count += 1 }

  func animationDidBegin(_ animation: LayerAnimation) {}

  func animationDidEnd(_ animation: LayerAnimation, finished: Bool) { release(finished: finished) }

  func release(finished: Bool) {
    count -= 1
    isFinished = isFinished && finished
    if count == 0, isClosed { complete() }
  }

  /// Nothing more is added; what added nothing completes with the next event, at the same time.
  ///
  /// A group of several blocks is closed by each, and waits for what the later ones add.
  func close() {
    isClosed = true
    guard count == 0, !completions.isEmpty else { return }
    let clock = UIEnvironment.current.clock
    clock.schedule(at: clock.now) { [self] in if count == 0 { complete() } }
  }

  private func complete() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(isFinished) }
  }
}
