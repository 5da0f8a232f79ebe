import FrameSnapshots
import HeadlessUIKit

/// Notes what a device would draw off screen while a transition runs, and how much of it a frame.
struct OffScreenCost: Detector {
  /// What one reason costs in one transition.
  private struct Bill {
    var firstFrame: Int
    var frameCount = 0
    /// Views by what the costliest of their frames takes, in pixels.
    var views: [String: Double] = [:]
    /// Pixels of the costliest frame.
    var most = 0.0
  }

  private var transition: TransitionSnapshot?
  private var bills: [OffScreenPass.Reason: Bill] = [:]

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    var findings: [Finding] = []
    if let transition, frame.transition?.number != transition.number { findings = close(transition) }
    transition = frame.transition
    if transition != nil { add(frame) }
    return findings
  }

  mutating func finish() -> [Finding] { transition.map { close($0) } ?? [] }

  private mutating func add(_ frame: LintedFrame) {
    let passes = OffScreenPass.all(in: frame.snapshot, frame.visibility)
    for (reason, passes) in Dictionary(grouping: passes, by: \.reason) {
      var bill = bills[reason] ?? Bill(firstFrame: frame.index)
      bill.frameCount += 1
      bill.most = max(bill.most, passes.reduce(0) { $0 + $1.pixels })
      for pass in passes { bill.views[frame.name(of: pass.layer), default: 0].raise(to: pass.pixels) }
      bills[reason] = bill
    }
  }

  private mutating func close(_ transition: TransitionSnapshot) -> [Finding] {
    defer { bills = [:] }
    return OffScreenPass.Reason.allCases.compactMap { reason in
      guard let bill = bills[reason], let advice = reason.advice else { return nil }
      return finding(bill, advice, transition)
    }
  }

  private func finding(
    _ bill: Bill, _ advice: (cause: String, fix: String), _ transition: TransitionSnapshot
  ) -> Finding {
    let costliest = bill.views.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "a view"
    let others = bill.views.count - 1
    return Finding(
      kind: .offScreenCost,
      message: "\(advice.cause): \(costliest)\(others > 0 ? " and \(others) more" : "") drawn off screen "
        + "in \(bill.frameCount) frames, up to \(bill.most.millions) million pixels a frame",
      fix: advice.fix, subject: transition.subject.about(costliest), frame: bill.firstFrame)
  }
}

extension OffScreenPass.Reason {
  /// What it comes from and how to do without; nil for what the user has asked for.
  fileprivate var advice: (cause: String, fix: String)? {
    switch self {
    case .roundedClipping:
      ("cornerRadius with clipping", "clip only while something would stick out, or round the pictures themselves")
    case .openShadow:
      ("shadow without a path", "give the layer a shadowPath, or put the shadow on a view that keeps its size")
    case .groupOpacity: ("group opacity", "fade one picture of the view, or views that do not overlap one by one")
    case .mask: ("mask", "mask with cornerRadius where that is enough")
    case .rasterization: nil
    }
  }
}

extension Double {
  /// In millions with two decimals, which is more than an estimate deserves.
  fileprivate var millions: String { ((self / 10_000).rounded() / 100).short }

  fileprivate mutating func raise(to other: Double) { self = Swift.max(self, other) }
}
