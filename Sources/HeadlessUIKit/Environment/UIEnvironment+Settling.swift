extension UIEnvironment {
  /// Whether nothing moves and nothing is due that a stage has to wait for.
  package var isSettled: Bool { scheduler.moving.isEmpty && !clock.isWaiting }

  /// What still moves, one line each.
  package var movingDescriptions: [String] {
    scheduler.moving.map { layer, animation in
      let owner = names.name(of: layer) ?? layer.name ?? "a layer"
      let end = scheduler.endTime(of: animation, on: layer)
      return "\(owner): \(animation.key) " + (end.map { "until \($0) s" } ?? "without end")
    }
  }
}
