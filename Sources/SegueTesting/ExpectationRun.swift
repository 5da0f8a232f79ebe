import FrameOutput
import Foundation
import Regression
package import StagePlayback
import SystemFiles

/// Carries out one expectation, and leaves a report where it fails.
@MainActor
package struct ExpectationRun {
  private let place: TestPlace
  private let limits: BaselineLimits?
  private let mode: RecordMode?
  private let kept: KeptPictures
  private let variable: (String) -> String?

  /// - Parameter variable: a variable of the environment; nil when it is not set.
  package init(
    place: TestPlace, limits: BaselineLimits? = nil, mode: RecordMode? = nil, kept: KeptPictures = .key,
    variable: @escaping (String) -> String? = ProcessEnvironment.value
  ) {
    self.place = place
    self.limits = limits
    self.mode = mode
    self.kept = kept
    self.variable = variable
  }

  /// Why a scene does not look as its baseline says; nil when it does.
  package func failure(
    of scene: String, named name: String? = nil, _ rendering: SceneRendering = SceneRendering()
  ) -> ExpectationFailure? {
    guard let path = place.scene(scene) else {
      let folders = place.sceneFolders.map { place.shown($0) }.joined(separator: ", ")
      return ExpectationFailure("there is no scene \"\(scene)\" in any of \(folders)")
    }
    guard name != nil || rendering.settings.isEmpty else {
      return ExpectationFailure(
        "\(rendering.settings.joined(separator: " ")) makes other frames than the scene's own baseline has; give the "
          + "expectation a name for one of its own, as in named: \"slow\"")
    }
    let file = FilePaths.name(of: path).withoutSuffix(".json")
    let baselines = name.map { ["--baselines", FilePaths.join(place.baselines, $0)] } ?? []
    return failure(
      named: name ?? file, title: place.shown(path) + (name.map { " (\($0))" } ?? ""),
      flags: rendering.flags + baselines
    ) { _ in path }
  }

  /// Why a stage does not look as its baseline says; nil when it does.
  package func failure(of stage: Stage, named name: String, fps: Double, scale: Double?) -> ExpectationFailure? {
    failure(named: name, title: name, flags: ["--baselines", place.baselines]) { report throws(ExpectationFailure) in
      let folder = FilePaths.join(FilePaths.join(report, "stage"), name)
      do throws(StageRenderingError) {
        try stage.render(to: folder, fps: fps, scale: scale, name: name, messages: .none)
      } catch {
        throw ExpectationFailure("\(name): \(error)")
      }
      return folder
    }
  }

  /// - Parameter operand: makes what the tool looks at; it may use the report's folder.
  private func failure(
    named name: String, title: String, flags: [String],
    operand: (_ report: String) throws(ExpectationFailure) -> String
  ) -> ExpectationFailure? {
    guard Self.isName(name) else {
      return ExpectationFailure(
        "\"\(name)\" cannot be the name of a folder; choose one without / and not beginning with .")
    }
    let report = place.report(of: name)
    Self.remove(report)
    do throws(ExpectationFailure) {
      let mode = try RecordMode.chosen(mode, variable).get()
      let expectation = BaselineExpectation(
        operand: try operand(report), title: title, report: report, flags: flags, limits: limits, mode: mode, kept: kept
      )
      let failure = expectation.failure()
      if failure == nil { Self.remove(report) }
      return failure
    } catch {
      return error
    }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.hasPrefix(".") && !BaselineFolder.reservedNames.contains(name)
  }

  /// Removes a report with all its pictures; nothing else lies in its folder.
  private static func remove(_ report: String) { try? FileManager.default.removeItem(atPath: report) }
}

extension String {
  fileprivate func withoutSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
