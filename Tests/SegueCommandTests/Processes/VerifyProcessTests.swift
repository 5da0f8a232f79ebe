import Foundation
import Regression
import SegueCommand
import SystemFiles
import Testing

/// Verifying while something happens outside.
@Suite("Verifying as a process", .serialized)
struct VerifyProcessTests {
  private static func contents(of name: String, in folder: SceneFolder) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for file in try folder.tree(name) { contents[file] = try folder.bytes(of: file) }
    return contents
  }

  /// The next run, of another scene, removes what the interrupted one drew, and leaves what somebody else put there.
  private static func clearsWhatWasLeft(_ folder: SceneFolder, hasPictures: Bool) throws {
    #expect(folder.exists("out/long/actual") == hasPictures)
    let others = ["out/long/actual/notes.txt", "out/mine/actual/frame-0000.png"]
    for file in others { try folder.write("mine", to: file) }
    try folder.write(SmallScene.card, to: "card.json")
    let tool = try BuiltTool()
    let line =
      "\"$0\" record \(folder("card.json")) --force && \"$0\" verify \(folder("card.json")) --report \(folder("out"))"
    #expect(try tool.shell(line).status == 0)
    #expect(try folder.tree("out") == ["out/index.html"] + others + ["out/result.json"])
  }

  /// Ctrl-C while the frames are played, and while pictures of what changed are drawn.
  @Test(arguments: [false, true])
  func anInterruptLeavesTheBaselinesAsTheyWereAndNothingHalfWritten(drawsChanges: Bool) throws {
    let tool = try BuiltTool()
    let folder = try SceneFolder(["long.json": SmallScene.long])
    let record = "\"$0\" record \(folder("long.json")) --keep none --force"
    #expect(try tool.shell(record).status == 0)
    if drawsChanges {
      try folder.write(SmallScene.long.replacing("\"radius\": 20", with: "\"radius\": 19"), to: "long.json")
    }
    let recorded = try Self.contents(of: "Baselines", in: folder)
    // An earlier result goes when verifying begins.
    try folder.write("old", to: "out/result.json")
    let process = tool.process(["verify", folder("long.json"), "--report", folder("out"), "--jobs", "1"])
    try process.run()
    func hasBegun() -> Bool { drawsChanges ? folder.exists("out/long/actual") : !folder.exists("out/result.json") }
    // Its thread is blocked, for a task that sleeps may be woken long after the tool has ended.
    while process.isRunning, !hasBegun() { Thread.sleep(forTimeInterval: 0.002) }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == ExitStatus.interrupted.rawValue)
    #expect(try Self.contents(of: "Baselines", in: folder) == recorded)
    let written = try folder.tree("out").map { FilePaths.name(of: $0) }.filter { $0 != ReportFolder.unfinishedName }
    #expect(written.allSatisfy { !$0.hasPrefix(".") && $0.hasSuffix(".png") }, "\(written)")
    #expect(written.count < 3 * SmallScene.longLastFrame)
    try Self.clearsWhatWasLeft(folder, hasPictures: drawsChanges)
  }
}
