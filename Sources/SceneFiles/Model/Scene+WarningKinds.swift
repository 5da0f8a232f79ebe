extension Scene {
  /// The kinds of warning that a play can give, which expectations name.
  ///
  /// Playing knows them, and this module does not know playing: a test holds the two to each other.
  package static let warningKinds: [String] = [
    "color-profile", "completed-false", "corner-not-clipped", "dismiss-flash", "frame-conflict", "jump", "missing-view",
    "never-completed", "no-interactive-pop", "not-laid-out", "not-restored", "refused-during-transition",
    "refused-request", "source-mismatch", "uncovered-pixels",
  ]
}
