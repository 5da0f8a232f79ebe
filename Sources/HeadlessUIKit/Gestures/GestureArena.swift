/// Which of the recognisers that follow the same touches may go on.
@MainActor
enum GestureArena {
  /// The others that follow one of a recogniser's touches.
  static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(recognizer)]
    return recognizer.touches.flatMap { $0.gestureRecognizers ?? [] }.filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  /// False when a rival has been recognised that does not allow this one beside it.
  static func mayRecognize(_ recognizer: UIGestureRecognizer) -> Bool {
    !rivals(of: recognizer).contains { rival in
      rival.hasRecognized && rival.canPrevent(recognizer) && recognizer.canBePrevented(by: rival)
        && !runTogether(rival, recognizer)
    }
  }

  /// Ends all rivals that may not run beside a recogniser.
  static func preventOthers(than recognizer: UIGestureRecognizer) {
    for rival in rivals(of: recognizer)
    where recognizer.canPrevent(rival) && rival.canBePrevented(by: recognizer) && !runTogether(recognizer, rival) {
      if rival.state == .possible { rival.abandon() }
    }
  }

  /// Whether a delegate wants a recogniser to wait until a rival has failed.
  static func waits(_ recognizer: UIGestureRecognizer, for rival: UIGestureRecognizer) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: rival) ?? false
      || rival.delegate?.gestureRecognizer(rival, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  private static func runTogether(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false
      || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false
  }
}

extension UIGestureRecognizer {
  /// Whether it has been recognised and its touches have not gone yet.
  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }
}
