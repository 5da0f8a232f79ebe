import FrameOutput
import Geometry
import ImageComparison
import Regression
import SceneFiles

/// What may differ between scenes and their baselines: by flags, or else by the scene, or else by `segue.json`.
@MainActor
struct RegressionLimits {
  private let flags: ComparisonLimits
  private let reason: String?
  private let spelled: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    flags = try arguments.comparisonLimits()
    reason = arguments.value(.reason)
    spelled = Verb.limitFlags.filter { $0 != .reason }.flatMap { flag in
      arguments.all(flag).map { $0.isEmpty ? "--\(flag.name)" : "--\(flag.name) \($0)" }
    }
  }

  /// The limits of a scene that differs from its baseline.
  func limits(
    of operand: SceneOperand, _ subject: RegressionSubject, _ comparison: BaselineComparison
  ) throws(CommandError) -> VerificationLimits {
    if flags != .exact { return try limits(flags, spelled, reason, operand, comparison, place: "--ignore") }
    if case .scene(let scene) = subject, let own = scene.scene.render.limits {
      let (limits, spelled) = try scene.comparisonLimits(own)
      return try self.limits(limits, spelled, own.reason, operand, comparison, place: "render.limits")
    }
    guard let written = try RegressionSettings.nearest(to: operand.path)?.limits(of: operand.path) else {
      return VerificationLimits()
    }
    return try limits(
      written.limits, written.spelled, written.reason, operand, comparison, place: RegressionSettings.fileName)
  }

  /// - Parameter place: where ignored areas are written, for messages.
  private func limits(
    _ limits: ComparisonLimits, _ spelled: [String], _ reason: String?, _ operand: SceneOperand,
    _ comparison: BaselineComparison, place: String
  ) throws(CommandError) -> VerificationLimits {
    do throws(FrameRangeError) {
      let ignored = try IgnoredPixels(
        limits.ignoredAreas, frameCount: comparison.actual.frameCount, marks: comparison.actual.header.marks)
      return VerificationLimits(limits: limits, reason: reason, spelled: spelled, ignored: ignored)
    } catch {
      throw .range(error, flag: place, path: operand.path)
    }
  }
}

extension LoadedScene {
  /// A scene's own limits as comparing takes them, and as flags spell them.
  func comparisonLimits(_ own: Scene.Limits) throws(CommandError) -> (ComparisonLimits, [String]) {
    guard !own.reason.isEmpty else {
      throw mistake("limits need a \"reason\" that says why anything may differ", path: "$.render.limits")
    }
    var limits = ComparisonLimits(
      skipsAntialiased: own.skipsAntialiasing, maximumPixels: own.maxPixels, maximumRatio: own.maxRatio,
      maximumFrames: own.maxFrames)
    var spelled: [String] = []
    if let text = own.tolerance {
      guard let tolerance = Tolerance(text) else {
        throw mistake("\"\(text)\" is no tolerance; it is one of \(Tolerance.forms)", path: "$.render.limits.tolerance")
      }
      limits.tolerance = tolerance
      spelled.append("--tolerance \(text)")
    }
    if let text = own.window {
      guard let window = WindowLimit(text) else {
        throw mistake("\"\(text)\" is no window; write N:K, such as 8:4", path: "$.render.limits.window")
      }
      limits.window = window
      spelled.append("--window \(text)")
    }
    if let count = own.maxPixels { spelled.append("--max-pixels \(count)") }
    if let ratio = own.maxRatio { spelled.append("--max-ratio \(ratio)") }
    if let count = own.maxFrames { spelled.append("--max-frames \(count)") }
    if own.skipsAntialiasing { spelled.append("--skip-aa") }
    for ignored in own.ignored { try add(ignored, to: &limits, &spelled) }
    return (limits, spelled)
  }

  private func add(
    _ ignored: Scene.Limits.Ignored, to limits: inout ComparisonLimits, _ spelled: inout [String]
  ) throws(CommandError) {
    switch ignored.area {
    case .view(let view):
      guard ignored.frames == nil else {
        throw mistake("an ignored view is ignored in every frame; leave \"frames\" out", path: "$.render.limits.ignore")
      }
      limits.ignoredViews.append(view.description)
      spelled.append("--ignore-view \(view.description)")
    case .rect(let rect):
      let area = PixelArea(covering: rect, scale: scale)
      do throws(FrameRangeError) {
        let frames = try ignored.frames.map { text throws(FrameRangeError) in try FrameRange(text) }
        limits.ignoredAreas.append(IgnoredArea(area: area, frames: frames))
      } catch {
        throw mistake(error.description, path: "$.render.limits.ignore")
      }
      let frames = ignored.frames.map { "@\($0)" } ?? ""
      spelled.append("--ignore \(area.x),\(area.y),\(area.width),\(area.height)\(frames)")
    }
  }
}

extension PixelArea {
  /// The pixels that a rectangle in points covers, wholly or in part.
  init(covering rect: Rect, scale: Double) {
    func pixel(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      // Far outside of any picture a number says nothing more, and might not be whole.
      Int(min(max((points * scale).rounded(rule), -1e6), 1e6))
    }
    let (x, y) = (pixel(rect.origin.x, .down), pixel(rect.origin.y, .down))
    self.init(
      x: x, y: y, width: pixel(rect.origin.x + rect.size.width, .up) - x,
      height: pixel(rect.origin.y + rect.size.height, .up) - y)
  }
}
