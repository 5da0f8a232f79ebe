import FrameOutput
import Regression
import StagePlayback

extension VerifyCommand {
  /// Draws the frames of a scene that changed, beside those that the recorded scene gives.
  func pictures(
    of comparison: BaselineComparison, _ item: RegressionCase, _ subject: RegressionSubject,
    _ limits: VerificationLimits
  ) throws(CommandError) -> MeasuredFrames {
    let pictures = ChangedPictures(report, folder: folder(of: item), comparison, limits, jobs: jobs)
    let recorded = recordedScene(of: item, comparison)
    let expected = ExpectedPictures(
      recorded.flatMap { try? $0.begin() }, recorded?.frameRenderer ?? FrameRenderer(), kept: item.folder)
    let actual = try subject.pictures()
    return try subject.regression { () throws(RegressionError) in try pictures.write(actual, expected) }
  }

  /// The scene as it was recorded; nil where another engine drew it, or it cannot be read.
  private func recordedScene(of item: RegressionCase, _ comparison: BaselineComparison) -> LoadedScene? {
    guard !item.operand.isRenderedFolder, comparison.expected.header.engine == .current else { return nil }
    let sources = item.folder.sources()
    guard !sources.isEmpty else { return nil }
    return try? LoadedScene(
      item.operand, recordedOptions(of: item), console, files: RecordedSceneFiles(sources, scene: item.operand.path))
  }

  /// Where its pictures go: by its name, or by its whole path where another scene has the same name.
  func folder(of item: RegressionCase) -> String {
    guard operands.count(where: { $0.name == item.operand.name }) > 1 else { return item.name }
    return item.title.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
  }

  /// How it is rendered: as it was recorded, but for what the flags say.
  func options(of item: RegressionCase) -> SceneOptions {
    var options = options.asRecorded(in: item.folder)
    options.loading.variant = item.variant
    return options
  }

  /// How it was recorded, whatever the flags say.
  private func recordedOptions(of item: RegressionCase) -> SceneOptions {
    var options = options.withoutSettings.asRecorded(in: item.folder)
    options.loading.variant = item.variant
    return options
  }
}
