extension SceneVerification {
  /// What people read: a line with the verdict, and what there is to say below it.
  package var text: String {
    (["\(title): \(headline)"] + details.map { "  \($0)" }).map { "\($0)\n" }.joined()
  }
}

extension VerificationResult {
  /// `12 scenes: 10 passed, 2 changed`.
  package var summary: String {
    let counts = SceneVerification.Verdict.allCases.compactMap { verdict -> String? in
      let count = scenes.filter { $0.verdict == verdict }.count
      return count == 0 ? nil : "\(count) \(verdict.countedAs)"
    }
    return "\(scenes.count) scene\(scenes.count == 1 ? "" : "s")" + (counts.isEmpty ? "" : ": ")
      + counts.joined(separator: ", ")
  }
}

extension SceneVerification.Verdict {
  fileprivate var countedAs: String {
    switch self {
    case .passed: "passed"
    case .within: "within limits"
    case .changed: "changed"
    case .missing: "without a baseline"
    case .renderer: "changed by the renderer"
    case .unstable: "not reproducible"
    case .invalid: "invalid"
    }
  }
}
