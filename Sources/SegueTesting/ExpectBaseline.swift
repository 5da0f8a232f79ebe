public import HeadlessUIKit
public import StagePlayback
import SystemFiles

/// Expects that a scene looks and moves as its baseline says: every pixel of every frame, in all of its variants.
///
/// The scene is looked for beside the test's source file, and then in each folder around it up to the package's. Its
/// baseline is the tool's: `Baselines/<scene>` beside the scene, or where a `segue.json` says; `segue verify`, `approve`
/// and `record` work on the same files. Works in Swift Testing and in XCTest; a failure stands at the calling line and says
/// which frames changed, how, and which property of which view made them.
///
/// ```swift
/// @MainActor @Test func theCardZoomsAsItDid() {
///   expectBaseline(of: "Scenes/card-zoom.json")
/// }
/// ```
///
/// The worst frame goes with a failure as pictures, expected, actual and difference, as attachments of Swift Testing. XCTest
/// has none on Linux: there the failure names the folder in which the pictures lie. There too a test that is on the main
/// actor has to be `async`, or XCTest crashes before it begins.
///
/// - Parameters:
///   - scene: the path of a scene's file.
///   - name: a name for a baseline of its own, in `Baselines/<name>` beside the test's source file; needed where the scene
///     is rendered otherwise than it says itself.
///   - variant: the one variant that is meant; the scene and all of its variants when nil.
///   - appearance: light or dark; the scene's own when unspecified.
///   - parameters: values of the scene's parameters, as `--set` takes them.
///   - fps: frames a second; the scene's own when nil.
///   - scale: pixels a point; the scene's own when nil.
///   - limits: what may differ, and why; the scene's own limits, or those of a `segue.json`, when nil.
///   - mode: when a baseline is written; as the variable `SEGUE_RECORD` says when nil, and else where there is none.
///   - kept: which frames a recording keeps as pictures.
///   - fileID: the test's file, as Swift Testing names it.
///   - filePath: the test's file; baselines lie beside it.
///   - line: where the failure stands.
///   - column: where in the line.
@preconcurrency @MainActor
public func expectBaseline(
  of scene: String, named name: String? = nil, variant: String? = nil, appearance: UIUserInterfaceStyle = .unspecified,
  parameters: [String: String] = [:], fps: Double? = nil, scale: Double? = nil, within limits: BaselineLimits? = nil,
  record mode: RecordMode? = nil, keeping kept: KeptPictures = .key, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let rendering = SceneRendering(
    variant: variant, appearance: appearance, parameters: parameters, fps: fps, scale: scale)
  location.report(
    ExpectationRun(place: location.place, limits: limits, mode: mode, kept: kept).failure(
      of: scene, named: name, rendering))
}

/// Expects that a stage looks and moves as its baseline says, in `Baselines/<name>` beside the test's source file.
///
/// The stage is played, and must not have been played before. What is said of scenes holds for stages too; but what was
/// expected of a frame can be shown only where its picture was kept.
///
/// - Parameters:
///   - stage: what is played.
///   - name: what the baseline is called; a file's name.
///   - fps: frames a second, above 0.
///   - scale: pixels a point; the stage's own when nil.
///   - limits: what may differ, and why; nothing when nil.
///   - mode: when a baseline is written; as the variable `SEGUE_RECORD` says when nil, and else where there is none.
///   - kept: which frames a recording keeps as pictures.
///   - fileID: the test's file, as Swift Testing names it.
///   - filePath: the test's file; baselines lie beside it.
///   - line: where the failure stands.
///   - column: where in the line.
@preconcurrency @MainActor
public func expectBaseline(
  of stage: Stage, named name: String, fps: Double = 60, scale: Double? = nil, within limits: BaselineLimits? = nil,
  record mode: RecordMode? = nil, keeping kept: KeptPictures = .key, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  location.report(
    ExpectationRun(place: location.place, limits: limits, mode: mode, kept: kept).failure(
      of: stage, named: name, fps: fps, scale: scale))
}
