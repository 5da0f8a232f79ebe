import FrameOutput
import SegueCommand
import SystemFiles
import Testing

/// Holds the engine to the digests that were recorded of the shipped scenes, in debug and in release alike.
///
/// After a change of scenes, or of the engine with its version raised, record them anew:
/// `SEGUE_RECORD_DIGESTS=1 swift test -c release --filter EngineDigestTests`.
@MainActor
@Suite("The engine version stands for what the engine does")
struct EngineDigestTests {
  nonisolated private static let recording =
    "SEGUE_RECORD_DIGESTS=1 swift test -c release --filter EngineDigestTests"

  @Test func shippedScenesMoveAndLookAsRecorded() throws {
    guard ProcessEnvironment.value("SEGUE_RECORD_DIGESTS") == nil else { return try record() }
    let file = try DigestFile.recorded()
    let version = EngineVersion.current.description
    #expect(file.engine == version, "the digests are another engine's: record them: \(Self.recording)")
    for scene in ShippedFiles.scenes { try check(scene, against: file) }
    #expect(Set(file.scenes.keys).subtracting(ShippedFiles.scenes).isEmpty, "digests of scenes that there are not")
  }

  private func check(_ scene: String, against file: DigestFile) throws {
    let found = try SceneDigests(measuring: scene)
    guard let recorded = file.scenes[scene], recorded.fingerprint == found.fingerprint else {
      Issue.record("\(scene) is new or was changed: look at its frames, then record its digests: \(Self.recording)")
      return
    }
    let what = "the engine does something else with \(scene) than version \(file.engine) did: undo that, or raise"
    #expect(found.motion == recorded.motion, "\(what) EngineVersion.current.motion and record: \(Self.recording)")
    #expect(found.pixels == recorded.pixels, "\(what) EngineVersion.current.pixels and record: \(Self.recording)")
  }

  private func record() throws {
    try #require(ProcessEnvironment.value("CI") == nil, "a machine that checks never records")
    let old = try DigestFile.recorded()
    let version = EngineVersion.current.description
    var new = DigestFile(engine: version, scenes: [:])
    for scene in ShippedFiles.scenes {
      let found = try SceneDigests(measuring: scene)
      new.scenes[scene] = found
      guard let recorded = old.scenes[scene], recorded.fingerprint == found.fingerprint, recorded != found else {
        continue
      }
      // The same scene gives something else: that is another engine.
      try #require(
        old.engine != version, "\(scene) is unchanged but \(version) does something else with it: raise EngineVersion")
    }
    try new.write()
    Issue.record("recorded; look at what changed, and run the tests again without SEGUE_RECORD_DIGESTS")
  }
}
