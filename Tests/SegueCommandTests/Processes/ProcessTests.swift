import Foundation
import SegueCommand
import SystemFiles
import Testing

/// What only a process of its own shows.
@Suite("The tool as a process", .serialized)
struct ToolProcessTests {
  /// Renders a long scene until its first frames are there, and presses Ctrl-C.
  ///
  /// It blocks its thread, for a task that sleeps may be woken long after the tool has ended.
  private static func interrupt(_ tool: BuiltTool, _ folder: SceneFolder) throws -> Process {
    let process = tool.process(["render", folder("long.json"), "-o", folder("out"), "--jobs", "1"])
    try process.run()
    while process.isRunning, !folder.exists("out/long/frame-0000.png") { Thread.sleep(forTimeInterval: 0.002) }
    process.interrupt()
    process.waitUntilExit()
    return process
  }

  @Test func anInterruptLeavesWholeFilesAndTheSameCommandGoesOn() throws {
    let tool = try BuiltTool()
    let folder = try SceneFolder(["long.json": SmallScene.long])
    let process = try Self.interrupt(tool, folder)
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == ExitStatus.interrupted.rawValue)
    let names = try folder.list("out/long")
    #expect(names.allSatisfy { !$0.hasPrefix(".") })
    #expect(names.count < SmallScene.longLastFrame)
    let record = try JSONObject(file: folder("out/long/sequence.json"))
    #expect(record.flag("complete") == false)
    #expect(Set(record.objects("frames").compactMap { $0.text("file") }) == Set(names.filter { $0.hasSuffix(".png") }))

    let kept = try FileManager.default.attributesOfItem(atPath: folder("out/long/frame-0000.png"))
    let status = try tool.shell("\"$0\" render \(folder("long.json")) -o \(folder("out")) --existing skip").status
    #expect(status == 0)
    #expect(try folder.frames("out/long").count == SmallScene.longLastFrame + 1)
    let after = try FileManager.default.attributesOfItem(atPath: folder("out/long/frame-0000.png"))
    #expect(kept[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(try JSONObject(file: folder("out/long/sequence.json")).flag("complete") == true)
  }

  @Test(arguments: ["trace SCENE", "check --expand SCENE", "schema", "render --json -o OUT SCENE"])
  func aPipeThatNobodyReadsEndsTheToolQuietly(_ line: String) throws {
    let folder = try SceneFolder(["long.json": SmallScene.long])
    let command = line.replacing("SCENE", with: folder("long.json")).replacing("OUT", with: folder("out"))
    // The status of the tool itself goes through a file, as a pipe's status is that of its last command.
    let run = try BuiltTool().shell("( \"$0\" \(command); echo $? > \(folder("status")) ) | head -c 1 > /dev/null")
    #expect(run.output.isEmpty)
    #expect(try folder.text(of: "status") == "0\n")
  }

  @Test(.enabled(if: FileSystem.kind(of: "/dev/full") == .other, "this system has no /dev/full"))
  func aFullDiskIsStatusFive() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let tool = try BuiltTool()
    for line in ["trace \(folder("card.json")) > /dev/full", "still \(folder("card.json")) --frame 0 -o /dev/full"] {
      let run = try tool.shell("\"$0\" \(line)")
      #expect(run.status == ExitStatus.cannotWrite.rawValue)
      #expect(run.output.contains("disk is full"))
    }
  }

  @Test func standardInputIsRead() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = try BuiltTool().shell("cat \(folder("card.json")) | \"$0\" check -")
    #expect(run.status == 0)
    #expect(run.output == "-: ok: 5 frames, 1 of 1 expectation hold\n")
  }

  @Test func resultsAndMessagesGoTheirOwnWays() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card, "twice.json": SmallScene.warning])
    let tool = try BuiltTool()
    #expect(try tool.shell("\"$0\" 2> /dev/null").output.isEmpty)
    #expect(try tool.shell("\"$0\" help 2> /dev/null").output.contains("Verbs:"))
    #expect(try tool.shell("\"$0\" check \(folder("twice.json")) 2>&1 > /dev/null").output.contains("warning:"))
    let rendering = try tool.shell("\"$0\" render \(folder("card.json")) -o \(folder("out")) 2> /dev/null")
    #expect(rendering.status == 0)
    #expect(rendering.output.isEmpty)
  }

  @Test func theProcessEndsWithTheStatus() throws {
    let folder = try SceneFolder(["a.json": SmallScene.disappointing, "b.json": SmallScene.invalid])
    let tool = try BuiltTool()
    #expect(try tool.shell("\"$0\" check \(folder("a.json"))").status == ExitStatus.failed.rawValue)
    #expect(try tool.shell("\"$0\" check \(folder("b.json"))").status == ExitStatus.invalidScene.rawValue)
    #expect(try tool.shell("\"$0\" chekc").status == ExitStatus.usage.rawValue)
  }
}
