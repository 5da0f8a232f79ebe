import StagePlayback
import WebPages

/// What a report says of one scene.
struct ScenePane {
  private let verification: SceneVerification
  private let anchor: String
  private let playerPane: ScenePlayerPane?

  /// - Parameter anchor: the name of its place in the page.
  init(_ verification: SceneVerification, anchor: String) throws(RegressionError) {
    self.verification = verification
    self.anchor = anchor
    playerPane = try ScenePlayerPane(verification)
  }

  var markup: Markup {
    """
    <section class="scene \(verification.verdict.rawValue)" id="\(anchor)" tabindex="-1">
    <h2><span class="badge">\(verification.verdict.word)</span> \(verification.title)</h2>
    <p class="headline">\(verification.headline)</p>
    \(remarks)\(playerPane?.markup ?? "")\(causes)\(sourceChanges)\(limits)\(approval)</section>

    """
  }

  /// What the tables below do not say.
  private var remarks: Markup {
    guard !verification.remarks.isEmpty else { return "" }
    return "<ul class=\"details\">\(verification.remarks.map { "<li>\($0)</li>" as Markup }.joined())</ul>\n"
  }

  private var causes: Markup {
    guard !verification.causes.isEmpty else { return "" }
    let rows = verification.causes.map { cause in
      """
      <tr><td><code>\(cause.view ?? "–")</code></td><td><code>\(cause.property)</code></td>\
      <td class="number">\(FrameSpan(first: cause.firstFrame, last: cause.lastFrame))</td>\
      <td><code>\(cause.old)</code></td><td><code>\(cause.new)</code></td>\
      <td class="number">\(cause.largest?.short ?? "–")</td><td>\(cause.course)</td></tr>

      """ as Markup
    }
    return """
      <h3>What moved otherwise</h3>
      <div class="wide"><table class="causes">
      <thead><tr><th>View</th><th>Property</th><th>Frames</th><th>Was</th><th>Is</th><th>Largest</th><th>Course</th></tr>\
      </thead>
      <tbody>\(rows.joined())</tbody></table></div>

      """
  }

  private var sourceChanges: Markup {
    guard !verification.sourceChanges.isEmpty else { return "" }
    let lines = verification.sourceChanges.map { change in
      """
      <tr class="\(change.isAdded ? "added" : "removed")"><td class="place">\(change.file):\(change.line)</td>\
      <td><code>\(change.isAdded ? "+" : "−") \(change.text)</code></td></tr>

      """ as Markup
    }
    return
      "<h3>Changed lines of the scene</h3>\n<div class=\"wide\"><table class=\"lines\">\(lines.joined())</table></div>\n"
  }

  private var limits: Markup {
    guard let limits = verification.limits else { return "" }
    return """
      <h3>Limits</h3>
      <p>\(limits.reason)</p>
      <ul class="details">\(limits.limits.map { "<li><code>\($0)</code></li>" as Markup }.joined())\
      \(limits.measured.map { "<li>\($0)</li>" as Markup }.joined())</ul>

      """
  }

  private var approval: Markup {
    guard !verification.approval.isEmpty else { return "" }
    return """
      <h3>Approve</h3>
      <p class="approve"><code>\(verification.approval)</code> <button class="copy" type="button">Copy</button></p>

      """
  }
}

extension SceneVerification.Verdict {
  /// What a badge says.
  var word: String {
    switch self {
    case .passed: "same"
    case .within: "within limits"
    case .changed: "changed"
    case .missing: "no baseline"
    case .renderer: "renderer changed"
    case .unstable: "not reproducible"
    case .invalid: "cannot be read"
    }
  }

  /// Whether there is nothing to look at.
  var isFine: Bool { self == .passed || self == .within }
}
