import FrameSnapshots
import HeadlessUIKit

/// A frame with what several detectors need to know of it, found out once.
final class LintedFrame {
  let played: PlayedFrame
  /// Where each named layer is.
  let indices: [String: Int]
  private(set) lazy var visibility = Visibility(played.snapshot)

  init(_ played: PlayedFrame) {
    self.played = played
    var indices: [String: Int] = [:]
    for (index, layer) in played.snapshot.layers.enumerated() {
      guard let name = layer.name, indices[name] == nil else { continue }
      indices[name] = index
    }
    self.indices = indices
  }

  var index: Int { played.index }
  var snapshot: FrameSnapshot { played.snapshot }
  var transition: TransitionSnapshot? { played.snapshot.transition }

  /// Names of the traced views, each before its subviews.
  var names: [(name: String, index: Int)] {
    snapshot.layers.enumerated().compactMap { index, layer in
      guard let name = layer.name, indices[name] == index else { return nil }
      return (name, index)
    }
  }

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
