extension UIEnvironment {
  /// Whether nothing moves and nothing is due that a stage has to wait for.
  package var isSettled: Bool { scheduler.moving.isEmpty && !clock.isWaiting && touchDispatcher.waiting.isEmpty }

  /// What still moves, one line each; timers that move nothing only when there is nothing else.
  package var movingDescriptions: [String] {
    let moving = scheduler.moving
    guard !moving.isEmpty else { return [] }
    let showing = moving.filter { _, animation in animation.keyPath != nil }
    return (showing.isEmpty ? moving : showing).map { layer, animation in
      let owner = layer.traceName ?? layer.name ?? "a layer"
      let end = scheduler.endTime(of: animation, on: layer).map { ($0 * 100).rounded() / 100 }
      return "\(owner): \(animation.key) " + (end.map { "until \($0) s" } ?? "without end")
    }
  }
}
