import Foundation
import SystemFiles
import Testing

/// A folder that many machines see, with scenes and recipes in it, and lines of the shell that are run there.
struct SharedFolder {
  /// Frames of the long scene, which its shards share; the first frame of the second of eight shards.
  static let (longFrames, secondShard) = (1201, 150)

  private let files: SceneFolder
  private let tool: BuiltTool

  init(_ scenes: [String: String] = SharedFolder.oneLong) throws {
    files = try SceneFolder()
    tool = try BuiltTool()
    for (name, text) in scenes { try files.write(text, to: "Scenes/\(name)") }
    for name in try FileSystem.list(Recipe.folder.path) where name.hasSuffix(".sh") {
      try FileManager.default.copyItem(atPath: Recipe(name: name).path, toPath: files(name))
    }
  }

  /// A short scene and one whose shards take long enough to be killed.
  static let oneLong: [String: String] = [
    "card.json": SmallScene.card, "long.json": SmallScene.long.replacing("\"duration\": 60", with: "\"duration\": 20"),
  ]

  /// More of them than tasks, so that one task has several.
  static let manyShort: [String: String] = Dictionary(
    uniqueKeysWithValues: (1...11).map { ("card \($0).json", SmallScene.card) })

  var path: String { files.path }

  func exists(_ name: String) -> Bool { files.exists(name) }

  func text(of name: String) throws -> String { try files.text(of: name) }

  func remove(_ name: String) throws { try FileSystem.remove(files(name)) }

  /// Runs lines of the shell in the folder, in which `segue` is the tool that was built.
  func run(_ lines: String) throws -> (status: Int32, output: String) {
    let process = try start(lines, printingTo: "lines.log")
    process.waitUntilExit()
    return (process.terminationStatus, try text(of: "lines.log"))
  }

  /// Starts lines of the shell; what they print goes into a file of the folder.
  ///
  /// It is Bash, for Foundation starts processes with most signals kept from them: plainer shells then wait for ever for
  /// what they run side by side.
  func start(_ lines: String, printingTo name: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", environment + "exec > '\(name)' 2>&1\n" + lines]
    process.currentDirectoryURL = URL(filePath: path)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Neither may the machine's own settings be changed, nor those of CI count.
  private var environment: String {
    "unset CI GITHUB_ACTIONS; export HOME=$PWD PATH='\(FilePaths.folder(of: tool.path))':$PATH\n"
  }

  /// Kills the tool that renders a shard here, as nothing can be killed harder.
  func kill(shard: String) throws {
    let here = FileSystem.resolved(path)
    for number in try FileSystem.list("/proc").compactMap({ Int32($0) }) {
      guard FileSystem.resolved("/proc/\(number)/cwd") == here,
        FileSystem.resolved("/proc/\(number)/exe") == FileSystem.resolved(tool.path),
        let line = try? FileSystem.read("/proc/\(number)/cmdline"),
        String(decoding: line, as: UTF8.self).contains("\0--shard\0\(shard)\0")
      else { continue }
      #expect(Foundation.kill(number, SIGKILL) == 0)
      return
    }
    Issue.record("nobody renders shard \(shard)")
  }

  /// Holds `frames`, but for the records of shards, to what rendering all scenes at once writes.
  func expectWhole() throws {
    let rendering = try run("segue render Scenes -o whole --quiet")
    #expect(rendering.status == 0, "\(rendering.output)")
    let comparison = try run("diff -r -x 'sequence-*-of-*.json' frames whole")
    #expect(comparison.output.isEmpty)
    #expect(comparison.status == 0)
  }
}

/// Waits until something holds; false when it did not in a long time.
///
/// It blocks its thread, for a task that sleeps may be woken too late to see what is gone soon.
func waits(seconds: Double = 300, until holds: () throws -> Bool) rethrows -> Bool {
  let end = Date(timeIntervalSinceNow: seconds)
  while Date() < end {
    if try holds() { return true }
    Thread.sleep(forTimeInterval: 0.005)
  }
  return false
}
