import FrameOutput
import HeadlessUIKit
import StagePlayback
import SystemFiles
import TestSupport
import Testing

@MainActor @Suite(.serialized) struct StageRenderingTests {
  static func stage() -> Stage {
    let stage = Stage(size: CGSize(width: 20, height: 10), scale: 1)
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    square.backgroundColor = .red
    stage.window.addSubview(square)
    stage.at(0) { UIView.animate(withDuration: 0.2) { square.center.x = 18 } }
    stage.mark("half", at: 0.1)
    return stage
  }

  @Test func aStageInSwiftIsWrittenAsASceneIs() throws {
    let folder = try TemporaryFolder()
    try Self.stage().render(to: folder("out"), fps: 20)
    let record = try SequenceRecord(json: FileSystem.read(folder("out/sequence.json")))
    #expect(record.isComplete)
    #expect(record.scene == "stage")
    #expect(record.frames.map(\.index) == [0, 1, 2, 3, 4])
    #expect(record.frames.map(\.marks) == [[], [], ["half"], [], []])
    #expect(Set(record.frames.map(\.pixels)).count == 5)
    #expect(FileSystem.kind(of: folder("out/trace.jsonl")) == .file)
  }

  @Test func theSameStageHasTheSameFingerprint() throws {
    let folder = try TemporaryFolder()
    let fingerprints = try [20.0, 20, 30].enumerated().map { index, fps in
      try Self.stage().render(to: folder("\(index)"), fps: fps)
      return try SequenceRecord(json: FileSystem.read(folder("\(index)/sequence.json"))).fingerprint
    }
    #expect(fingerprints[0] == fingerprints[1])
    #expect(fingerprints[0] != fingerprints[2])
  }

  @Test func whatCannotBeWrittenIsThrown() throws {
    let folder = try TemporaryFolder()
    try FileSystem.write([], to: folder("file"))
    #expect(throws: StageRenderingError.output(.file(FileError(.createFolder, folder("file"), .notFolder)))) {
      try Self.stage().render(to: folder("file"), fps: 20)
    }
    #expect(throws: StageRenderingError.stage(.invalidRate("-1.0"))) {
      try Self.stage().render(to: folder("x"), fps: -1)
    }
  }
}
