import HeadlessUIKit

/// What a detector found.
struct Finding: Hashable {
  var kind: WarningKind
  var message: String
  var fix: String
  var subject: WarningSubject
  var frame: Int?
}

/// Looks for one kind of mistake, frame after frame, keeping no more than a frame or two.
protocol Detector {
  /// Takes in the next frame, and says what it shows.
  mutating func observe(_ frame: LintedFrame) -> [Finding]

  /// Says what is known only at the end.
  mutating func finish() -> [Finding]
}

extension Detector {
  mutating func finish() -> [Finding] { [] }
}
