import SystemFiles

/// Frames done, frames a second and time left, on one line of a terminal; nothing elsewhere.
@MainActor
final class FrameProgress {
  private let name: String
  private let total: Int?
  private let console: Console
  private let start = ContinuousClock.now
  private var done = 0
  private var lastShown: ContinuousClock.Instant?

  /// - Parameter total: nil while it is not known.
  init(_ name: String, total: Int?, _ console: Console) {
    self.name = name
    self.total = total
    self.console = console
  }

  func advance(by count: Int) {
    done += count
    let now = ContinuousClock.now
    let isDue = done == total || (lastShown.map { $0.duration(to: now) > .milliseconds(100) } ?? true)
    guard console.showsProgress, isDue else { return }
    lastShown = now
    console.progress(text(elapsed: start.duration(to: now) / .seconds(1)))
  }

  func finish() {
    guard lastShown != nil else { return }
    console.progress("")
  }

  private func text(elapsed: Double) -> String {
    let pace = elapsed > 0 ? Double(done) / elapsed : 0
    let count = total.map { "\(done) of \($0) frames" } ?? "\(done) frames"
    guard pace > 0, let total else { return "\(name): \(count), \(Int(pace)) a second" }
    return "\(name): \(count), \(Int(pace)) a second, \(Int((Double(total - done) / pace).rounded(.up))) s left"
  }
}
