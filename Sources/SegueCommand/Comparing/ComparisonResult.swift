import ImageComparison
import Regression

/// What a comparison found, before it is told.
struct ComparisonResult {
  let summary: ComparisonSummary
  let pictures: [ComparedPicture]
  let motions: [ComparedMotion]
  let limits: ComparisonLimits
  let reason: String?
  /// Nothing but traces was compared, so that motion decides.
  let isOfTraces: Bool

  var verdict: ComparisonVerdict {
    guard isOfTraces else { return summary.verdict }
    return motions.allSatisfy(\.comparison.isSame) ? .same : .different
  }

  var status: ExitStatus {
    let isUnreadable = pictures.contains { $0.verdict == nil }
    switch verdict {
    case _ where isUnreadable: return .missingAsset
    case .same, .within: return .success
    case .different, .size: return .failed
    }
  }
}

/// How motion differs in a folder.
struct ComparedMotion {
  /// The folder from the operands, or the trace's own name.
  let name: String
  let comparison: MotionComparison
}
