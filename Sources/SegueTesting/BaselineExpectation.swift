import FrameOutput
import Foundation
import Regression
import StagePlayback
import SystemFiles

/// What is held to a baseline, and how.
@MainActor
package struct BaselineExpectation {
  /// The path of a scene's file, or of the folder that a stage was rendered into.
  var operand: String
  /// What messages call it.
  var title: String
  /// Where the report goes.
  var report: String
  /// Flags of `verify` and `record` alike.
  var flags: [String] = []
  var limits: BaselineLimits?
  var mode: RecordMode
  var kept: KeptPictures

  /// Nil when all is as it was.
  package func failure() -> ExpectationFailure? {
    if mode == .all { return recorded("recorded anew") }
    let run = ToolRun(["verify", operand, "--report", report, "--quiet"] + flags + (limits?.flags ?? []))
    // Where the tool does not get so far, there is no result: the folder was empty.
    guard let result = try? ReportFolder(report).result() else { return ExpectationFailure(run.messages.trimmed) }
    let failed = result.scenes.filter { $0.status != 0 }
    guard !failed.isEmpty || run.status != .success else { return nil }
    var failure = explanation(of: failed, run.messages)
    if failed.contains(where: records) {
      let recording = recorded(failed.contains { $0.verdict == .missing } ? "had no baseline" : "changed")
      failure.message = [recording.message, failure.message].filter { !$0.isEmpty }.joined(separator: "\n")
    } else if failed.contains(where: { !$0.approval.isEmpty }) {
      failure.message +=
        "\nto take it over: run the test with \(RecordMode.variable)=changed, or 'segue approve --from \(report)'"
    }
    return failure
  }

  private func records(_ scene: SceneVerification) -> Bool {
    switch scene.verdict {
    case .missing: mode != .never
    case .changed, .renderer: mode == .changed
    default: false
    }
  }

  private func recorded(_ why: String) -> ExpectationFailure {
    let run = ToolRun(["record", operand, "--mode", mode.rawValue, "--keep", kept.rawValue, "--quiet"] + flags)
    guard [.success, .failed].contains(run.status) else { return ExpectationFailure(run.messages.trimmed) }
    return ExpectationFailure(
      "\(title) \(why), and its baseline was recorded. Look at it, commit it, and run the test again to hold it to that."
    )
  }
}

// MARK: - What to say

extension BaselineExpectation {
  private func explanation(of failed: [SceneVerification], _ messages: String) -> ExpectationFailure {
    // What a scene itself expects is told in messages, and so is what is wrong with a file.
    let parts = failed.filter { $0.verdict != .missing || !records($0) }.map(text) + [messages.trimmed]
    var failure = ExpectationFailure(parts.filter { !$0.isEmpty }.joined(separator: "\n"))
    for scene in failed { failure.attachments += pictures(of: scene) }
    if !failure.attachments.isEmpty {
      failure.message += "\n  pictures: \(FilePaths.join(report, "index.html"))"
    }
    guard !failure.message.isEmpty else { return failure }
    let name = title.replacing("/", with: "-")
    failure.attachments.append(.init(name: "\(name).txt", bytes: Array(failure.message.utf8)))
    return failure
  }

  private func text(of scene: SceneVerification) -> String {
    // The tool names its own command, which would record a stage elsewhere.
    let headline = scene.verdict == .missing ? "NO BASELINE in \(scene.baseline)" : scene.headline
    return (["\(name(of: scene)): \(headline)"] + scene.details.map { "  \($0)" }).joined(separator: "\n")
  }

  private func name(of scene: SceneVerification) -> String { scene.variant.map { "\(title)@\($0)" } ?? title }

  /// The worst frame as it was expected, as it is, and what differs; the first changed one where nothing was measured.
  private func pictures(of scene: SceneVerification) -> [ExpectationFailure.Attachment] {
    guard
      let frame = try? scene.frames.first(where: { $0.index == scene.worstFrame })
        ?? scene.frames.first(where: \.isChanged)
    else { return [] }
    let expected = frame.nearestIndex.map { "expected (frame \($0), the nearest that was kept)" } ?? "expected"
    let files = [(expected, frame.expectedFile), ("actual", frame.actualFile), ("difference", frame.differenceFile)]
    return files.compactMap { word, file in
      guard let file, let bytes = try? FileSystem.read(FilePaths.join(report, file)) else { return nil }
      let name = "\(name(of: scene)) frame \(frame.index) \(word).png".replacing("/", with: "-")
      return ExpectationFailure.Attachment(name: name, bytes: bytes)
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
