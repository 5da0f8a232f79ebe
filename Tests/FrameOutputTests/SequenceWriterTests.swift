import FrameOutput
import Geometry
import PNGCoding
import Pixels
import StagePlayback
import SystemFiles
import TestSupport
import Testing

@Suite struct SequenceWriterTests {
  @Test func aWholePlayIsWritten() throws {
    let folder = try TemporaryFolder()
    let play = SmallPlay()
    let record = try play.write(.small(folder.path))
    #expect(record.isComplete)
    #expect(record.frameCount == 20)
    #expect(record.frames.map(\.index) == Array(0..<20))
    #expect(record.frames[3].marks == ["third"])
    let names = try FileSystem.list(folder("card"))
    #expect(names == (0..<20).map { "frame-00\($0 < 10 ? "0" : "")\($0).png" } + ["sequence.json", "trace.jsonl"])
    for (frame, entry) in zip(play.frames, record.frames) {
      let decoded = try PNGDecoder.decode(FileSystem.read(folder("card/" + entry.file)))
      #expect(decoded.bitmap == FrameRenderer().bitmap(of: frame))
      #expect(decoded.bitmap.pixelDigest == entry.pixels)
    }
  }

  @Test func theRecordIsReadAgain() throws {
    let folder = try TemporaryFolder()
    var record = try SmallPlay().write(.small(folder.path))
    record.playback = nil
    #expect(try SequenceRecord(json: FileSystem.read(folder("card/sequence.json"))) == record)
  }

  @Test func theTraceHasEveryFrameWhateverIsWritten() throws {
    let folder = try TemporaryFolder()
    try SmallPlay().write(.small(folder.path, frames: [5]))
    let text = String(decoding: try FileSystem.read(folder("card/trace.jsonl")), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 20)
    #expect(lines[5].hasPrefix("{\"frame\":5,\"time\":0.5,"))
  }

  @Test(arguments: [1, 2, 3, 16])
  func theNumberOfJobsChangesNothing(jobs: Int) throws {
    let folder = try TemporaryFolder()
    let play = SmallPlay(frameCount: 40)
    try play.write(.small(folder("one")))
    try play.write(.small(folder("many"), jobs: jobs))
    for name in try FileSystem.list(folder("one/card")) {
      #expect(
        try FileSystem.read(folder("one/card/" + name)) == FileSystem.read(folder("many/card/" + name)), "\(name)")
    }
  }

  @Test func aPartGivesTheSameFilesAsTheWhole() throws {
    let folder = try TemporaryFolder()
    try SmallPlay().write(.small(folder("whole")))
    try SmallPlay().write(.small(folder("part"), frames: [0, 7, 19]))
    let names = ["frame-0000.png", "frame-0007.png", "frame-0019.png"]
    #expect(try FileSystem.list(folder("part/card")) == names + ["sequence.json", "trace.jsonl"])
    for name in names {
      #expect(try FileSystem.read(folder("whole/card/" + name)) == FileSystem.read(folder("part/card/" + name)))
    }
  }

  @Test func aPartIsMergedIntoTheSameScene() throws {
    let folder = try TemporaryFolder()
    try SmallPlay().write(.small(folder.path, frames: [0, 7]))
    let record = try SmallPlay().write(.small(folder.path, frames: [3]))
    #expect(record.frames.map(\.index) == [0, 3, 7])
  }

  @Test func anotherStateOfTheSceneReplacesTheFrames() throws {
    let folder = try TemporaryFolder()
    try SmallPlay().write(.small(folder.path, fingerprint: "f1"))
    let changed = SmallPlay(frameCount: 4)
    let record = try changed.write(.small(folder.path, fingerprint: "f2"))
    #expect(record.frames.map(\.index) == [0, 1, 2, 3])
    #expect(try FileSystem.list(folder("card")).count { $0.hasSuffix(".png") } == 4)
  }

  @Test func anotherScenesFolderIsRefused() throws {
    let folder = try TemporaryFolder()
    try SmallPlay().write(.small(folder.path, scene: "a/card.json", fingerprint: "f1"))
    let expected = OutputError.otherScene(folder: folder("card"), found: "a/card.json", expected: "b/card.json")
    #expect(throws: expected) {
      try SmallPlay().write(.small(folder.path, scene: "b/card.json", fingerprint: "f2"))
    }
    try SmallPlay().write(.small(folder.path, scene: "/home/me/a/card.json", fingerprint: "f3"))
  }

  @Test func aStrangersRecordIsRefused() throws {
    let folder = try TemporaryFolder()
    try FileSystem.createFolder(folder("card"))
    try FileSystem.write(Array("{}".utf8), to: folder("card/sequence.json"))
    #expect(throws: OutputError.unreadableRecord(path: folder("card/sequence.json"))) {
      try SmallPlay().write(.small(folder.path))
    }
  }

  @Test func nothingOutsideTheFolderIsRemoved() throws {
    let folder = try TemporaryFolder()
    try FileSystem.write([1], to: folder("precious.png"))
    let frames = ["../precious.png", folder("precious.png")].map {
      FrameRecord(index: 0, time: 0, file: $0, pixels: "")
    }
    let record = SequenceRecord(
      scene: "card.json", isComplete: true, fingerprint: "f0", canvas: Size(1, 1), scale: 1, rate: "60",
      frames: frames)
    try FileSystem.createFolder(folder("card"))
    try FileSystem.write(record.json, to: folder("card/sequence.json"))
    try SmallPlay().write(.small(folder.path, fingerprint: "f1"))
    #expect(FileSystem.kind(of: folder("precious.png")) == .file)
  }

  @Test func oneNameForSeveralFramesIsRefused() throws {
    let folder = try TemporaryFolder()
    var request = SequenceRequest.small(folder.path)
    request.layout.target = try OutputTarget(folder("one.png"))
    #expect(throws: OutputError.oneName(path: folder("one.png"))) { try SmallPlay().write(request) }
    request.frames = [4]
    try SmallPlay().write(request)
    #expect(FileSystem.kind(of: folder("one.png")) == .file)
  }

  @Test func clearBackgroundsGiveAlphaInEveryFrame() throws {
    let folder = try TemporaryFolder()
    try SmallPlay(frameCount: 2, background: .clear).write(.small(folder("clear")))
    try SmallPlay(frameCount: 2).write(.small(folder("opaque")))
    let colorTypeOffset = 25
    #expect(try FileSystem.read(folder("clear/card/frame-0001.png"))[colorTypeOffset] == 6)
    #expect(try FileSystem.read(folder("opaque/card/frame-0001.png"))[colorTypeOffset] == 2)
  }

  @Test func framesThatLookAlikeAreAllThere() throws {
    let folder = try TemporaryFolder()
    let snapshots = [0.0, 0, 0, 1, 1].enumerated().map { index, position in
      var snapshot = SmallPlay().snapshot(at: position)
      snapshot.time = Double(index) / SmallPlay.rate
      return snapshot
    }
    let writer = SequenceWriter(.small(folder.path, frames: [0, 1, 3, 4]))
    for snapshot in snapshots { try writer.append(snapshot) }
    let record = try writer.finish(SmallPlay(frameCount: 5).playback, reading: folder("card/sequence.json"))
    #expect(record.frames.map(\.index) == [0, 1, 3, 4])
    #expect(record.frames.map(\.time) == [0.0, 0.1, 0.3, 0.4])
    let files = try record.frames.map { try FileSystem.read(folder("card/" + $0.file)) }
    #expect(files[0] == files[1])
    #expect(files[1] != files[2])
    #expect(files[2] == files[3])
  }

  @Test func longPlaysGetLongerNames() throws {
    let folder = try TemporaryFolder()
    let writer = SequenceWriter(.small(folder.path, frames: [0, 1]))
    for frame in SmallPlay(frameCount: 3).frames { try writer.append(frame) }
    var playback = SmallPlay().playback
    playback.frameCount = 10_001
    let record = try writer.finish(playback, reading: folder("card/sequence.json"))
    #expect(record.frames.map(\.file) == ["frame-00000.png", "frame-00001.png"])
    #expect(FileSystem.kind(of: folder("card/frame-00001.png")) == .file)
    #expect(FileSystem.kind(of: folder("card/frame-0001.png")) == nil)
    let again = SequenceWriter(.small(folder.path, frames: [0, 1], existing: .skip))
    for frame in SmallPlay(frameCount: 3, color: .black).frames { try again.append(frame) }
    #expect(try again.finish(playback, reading: folder("card/sequence.json")).frames == record.frames)
  }
}

@Suite struct ExistingFilesTests {
  @Test func skipKeepsFramesOfTheSameScene() throws {
    let folder = try TemporaryFolder()
    let whole = try SmallPlay().write(.small(folder.path))
    // A colour that the kept files do not have shows which were drawn again.
    let other = SmallPlay(color: Color(red: 0, green: 0, blue: 1))
    let kept = try other.write(.small(folder.path, existing: .skip))
    #expect(kept.frames == whole.frames)
    let drawn = try other.write(.small(folder.path, fingerprint: "f2", existing: .skip))
    #expect(drawn.frames.map(\.pixels) != whole.frames.map(\.pixels))
  }

  /// Somebody may have laid the record out otherwise, or put its frames in another order.
  @Test(arguments: ["one line", "other order"])
  func framesOfARecordLaidOutOtherwiseAreKept(how: String) throws {
    let folder = try TemporaryFolder()
    let whole = try SmallPlay().write(.small(folder.path))
    var record = whole
    if how == "other order" { record.frames.reverse() }
    let lines = String(decoding: record.json, as: UTF8.self)
    let text = how == "one line" ? lines.replacing("\n", with: " ") : lines
    try FileSystem.write(Array(text.utf8), to: folder("card/sequence.json"))
    let other = SmallPlay(color: Color(red: 0, green: 0, blue: 1))
    #expect(
      try other.write(.small(folder.path, frames: [2], existing: .skip)).frames.map(\.pixels)
        == whole.frames.map(\.pixels))
  }

  @Test func textsInARecordAreReadAsTheyWereWritten() throws {
    let folder = try TemporaryFolder()
    let name = "a \"b\" \\ \u{1}é"
    func request(_ frames: [Int]) throws -> SequenceRequest {
      var request = SequenceRequest.small(folder.path, frames: frames)
      request.layout.target = try OutputTarget(folder("\(name)-{frame}.png"))
      return request
    }
    try SmallPlay().write(request([0, 1]))
    let record = try SmallPlay().write(request([3]))
    #expect(record.frames.map(\.file) == [0, 1, 3].map { "\(name)-\($0).png" })
  }

  @Test func aDamagedRecordIsRefusedAndNothingIsTouched() throws {
    let folder = try TemporaryFolder()
    try SmallPlay().write(.small(folder.path))
    let path = folder("card/sequence.json")
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self).replacing(
      "{\"index\":7,", with: "{\"index\":,")
    try FileSystem.write(Array(text.utf8), to: path)
    #expect(throws: OutputError.unreadableRecord(path: path)) {
      try SmallPlay().write(.small(folder.path, fingerprint: "f2"))
    }
    #expect(try FileSystem.list(folder("card")).count { $0.hasSuffix(".png") } == 20)
  }

  @Test func skipReadsWholeFilesThatNoRecordKnows() throws {
    let folder = try TemporaryFolder()
    let whole = try SmallPlay().write(.small(folder.path))
    var started = whole
    started.frames = []
    started.isComplete = false
    started.playback = nil
    started.frameCount = nil
    try FileSystem.write(started.json, to: folder("card/sequence.json"))
    try FileSystem.write([1, 2, 3], to: folder("card/frame-0002.png"))
    let record = try SmallPlay().write(.small(folder.path, existing: .skip))
    #expect(record.frames == whole.frames)
    #expect(record.isComplete)
    #expect(try PNGDecoder.decode(FileSystem.read(folder("card/frame-0002.png"))).bitmap.width == 24)
  }

  @Test func failTouchesNothing() throws {
    let folder = try TemporaryFolder()
    try SmallPlay().write(.small(folder.path))
    #expect(throws: OutputError.exists(path: folder("card/sequence.json"))) {
      try SmallPlay().write(.small(folder.path, existing: .fail))
    }
    try SmallPlay().write(.small(folder("new"), existing: .fail))
  }
}

@Suite struct InterruptionTests {
  @Test func anInterruptedPlayLeavesWholeFilesAndCanGoOn() throws {
    let folder = try TemporaryFolder()
    let fifth = folder("card/frame-0004.png")
    // One job looks before each frame.
    let writer = SequenceWriter(.small(folder.path)) { FileSystem.kind(of: fifth) != nil }
    #expect(throws: OutputError.interrupted) {
      for frame in SmallPlay().frames { try writer.append(frame) }
      _ = try writer.finish(SmallPlay().playback)
    }
    let record = try SequenceRecord(json: FileSystem.read(folder("card/sequence.json")))
    #expect(!record.isComplete)
    #expect(record.frames.map(\.index) == [0, 1, 2, 3, 4])
    let whole = try SmallPlay().write(.small(folder.path, existing: .skip))
    #expect(whole.isComplete)
    #expect(whole.frames.count == 20)
  }

  @Test func aFailedFileIsNamed() throws {
    let folder = try TemporaryFolder()
    try FileSystem.createFolder(folder("card/frame-0004.png"))
    #expect(throws: OutputError.file(FileError(.write, folder("card/frame-0004.png"), .isFolder))) {
      try SmallPlay().write(.small(folder.path))
    }
  }
}
