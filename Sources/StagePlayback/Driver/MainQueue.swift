import Dispatch
import Foundation

/// The blocks that an app has put on the main queue without a delay.
///
/// They run between two events of a stage. A stage that is itself played by a block of the main queue cannot run others
/// meanwhile; there they wait.
@MainActor
struct MainQueue {
  /// Notices when the queue has come to it.
  @MainActor private final class Sentinel {
    var isReached = false
  }

  /// Blocks may put further blocks on the queue; so many generations of them run.
  private static let generations = 4
  /// Turns of the run loop after which the queue is thought blocked.
  private static let patience = 8

  private var isBlocked = false

  /// Runs what is waiting.
  mutating func drain() {
    for _ in 0..<Self.generations where !isBlocked {
      let sentinel = Sentinel()
      DispatchQueue.main.async { MainActor.assumeIsolated { sentinel.isReached = true } }
      for _ in 0..<Self.patience where !sentinel.isReached {
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
      }
      isBlocked = !sentinel.isReached
    }
  }
}
