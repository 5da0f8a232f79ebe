/// What the tool ends with.
package enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  case success = 0
  /// A difference, or an expectation that failed.
  case failed = 1
  case usage = 2
  case invalidScene = 3
  case missingAsset = 4
  case cannotWrite = 5
  case notReproducible = 6
  case internalError = 70
  case interrupted = 130

  /// Which of several outcomes is told, the first being told before all others.
  private static let order: [ExitStatus] = [
    .interrupted, .internalError, .cannotWrite, .usage, .missingAsset, .invalidScene, .failed, .notReproducible,
    .success,
  ]

  /// The status of several scenes together.
  package static func combined(_ statuses: some Collection<ExitStatus>) -> ExitStatus {
    order.first(where: statuses.contains) ?? .success
  }

  /// What each says, by its number.
  static let meanings: [(status: ExitStatus, says: String)] = [
    (.success, "fine"), (.failed, "a difference, or an expectation failed"), (.usage, "the command line is mistaken"),
    (.invalidScene, "a scene is invalid"), (.missingAsset, "a file is missing or unreadable"),
    (.cannotWrite, "output cannot be written"),
    (.notReproducible, "not reproducible, or baselines of another engine version"),
    (.internalError, "an internal error"), (.interrupted, "interrupted"),
  ]
}
