/// Something that moves all the time and not only at events: a finger, a time that runs to its end eased.
///
/// Wherever the clock stops, at an event or at a frame, followers have moved on to that very moment.
@MainActor protocol TimeFollower: AnyObject {
  /// Moves on to the clock's time; false when it is there already.
  func follow(to time: Double) -> Bool
}

extension UIEnvironment {
  /// Moves all followers on to the present time; false when nothing moved.
  func catchUp() -> Bool {
    let time = clock.now
    return followers.reduce(false) { $1.follow(to: time) || $0 }
  }

  func add(_ follower: any TimeFollower) { followers.append(follower) }

  func remove(_ follower: any TimeFollower) { followers.removeAll { $0 === follower } }
}
