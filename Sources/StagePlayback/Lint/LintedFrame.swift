import FrameSnapshots
import HeadlessUIKit

/// A frame with what several detectors need to know of it, found out once.
final class LintedFrame {
  let played: PlayedFrame
  /// Where each named layer is.
  let indices: [String: Int]
  /// Names of the traced views, each before its subviews.
  let names: [(name: String, index: Int)]
  private(set) lazy var visibility = Visibility(played.snapshot)

  /// - Parameter last: the frame before, which most often has the same names.
  init(_ played: PlayedFrame, after last: LintedFrame?) {
    self.played = played
    if let last, played.snapshot.namesItsLayers(like: last.snapshot) {
      (indices, names) = (last.indices, last.names)
      return
    }
    var indices: [String: Int] = [:]
    var names: [(name: String, index: Int)] = []
    for index in played.snapshot.layers.indices {
      guard let name = played.snapshot.layers[index].name, indices[name] == nil else { continue }
      indices[name] = index
      names.append((name, index))
    }
    (self.indices, self.names) = (indices, names)
  }

  var index: Int { played.index }
  var snapshot: FrameSnapshot { played.snapshot }
  var transition: TransitionSnapshot? { played.snapshot.transition }

  /// The layer of a name; nil when none is in the window.
  func layer(_ name: String) -> LayerSnapshot? { indices[name].map { snapshot.layers[$0] } }

  /// What a layer is called in messages: its own name, or the one of what it lies in.
  func name(of index: Int) -> String {
    var index = index
    while index >= 0 {
      if let name = snapshot.layers[index].name { return name }
      index = snapshot.layers[index].parent
    }
    return "the window"
  }

  /// How a transition that has just ended ended; nil while it runs.
  func outcome(of transition: TransitionSnapshot) -> PlaybackEvent.Outcome? {
    guard self.transition?.number != transition.number else { return nil }
    return played.events.last { $0.outcome != nil && $0.step == transition.step }?.outcome
  }
}

extension TransitionSnapshot {
  /// What it is called in warnings.
  var subject: WarningSubject { WarningSubject(step: step, transition: id, leg: kind) }

  /// Whether it takes a screen away.
  var goesBack: Bool { kind == "dismiss" || kind == "pop" }

  /// Whether it brings a screen that can be taken away again.
  var goesForth: Bool { kind == "present" || kind == "push" }
}

extension PlaybackEvent {
  /// What its transition is called in warnings.
  var subject: WarningSubject {
    WarningSubject(step: step, transition: transition, leg: kind == .start ? detail : nil)
  }
}
