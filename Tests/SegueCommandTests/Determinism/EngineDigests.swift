import FrameOutput
import Foundation
import SegueCommand
import SystemFiles

/// What an engine makes of a shipped scene, as digests.
struct SceneDigests: Hashable, Sendable {
  /// What goes in: the resolved scene with its pictures.
  var fingerprint: String
  /// What moves: the trace of every frame.
  var motion: String
  /// What is seen: the pixels of some frames.
  var pixels: String

  /// Frames of a whole display take a second each without optimisation; some of the frames, small, show any change.
  private static let flags = ["--scale", "0.25", "--frames", "../6,-1", "--quiet"]

  /// Renders a scene of the Scenes folder.
  @MainActor
  init(measuring scene: String) throws {
    let folder = try SceneFolder()
    let path = ShippedFiles.folder.appending(path: scene).path
    let run = segue(["render", path, "-o", folder("{frame:04}.png")] + Self.flags)
    guard run.status == .success else { throw Failure(messages: run.messages) }
    let record = try JSONObject(file: folder("sequence.json"))
    fingerprint = record.text("fingerprint") ?? ""
    motion = Self.digest([try folder.bytes(of: "trace.jsonl")])
    pixels = Self.digest(record.objects("frames").map { Array(($0.text("pixels") ?? "").utf8) })
  }

  init(fingerprint: String, motion: String, pixels: String) {
    (self.fingerprint, self.motion, self.pixels) = (fingerprint, motion, pixels)
  }

  struct Failure: Error { let messages: String }

  private static func digest(_ parts: [[UInt8]]) -> String {
    var digest = SceneFingerprint()
    for part in parts { digest.append(part) }
    return digest.text
  }
}

/// The file that holds an engine version to what it makes of the shipped scenes.
struct DigestFile: Hashable, Sendable {
  var engine: String
  var scenes: [String: SceneDigests]

  static let path: String = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "digests.txt").path

  /// What is recorded; nothing where the file is not there.
  static func recorded() throws -> DigestFile {
    guard FileSystem.kind(of: path) == .file else { return DigestFile(engine: "", scenes: [:]) }
    var file = DigestFile(engine: "", scenes: [:])
    for line in String(decoding: try FileSystem.read(path), as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2, words[0] == "engine" { file.engine = words[1] }
      guard words.count == 4, words[0] != "#" else { continue }
      file.scenes[words[0]] = SceneDigests(fingerprint: words[1], motion: words[2], pixels: words[3])
    }
    return file
  }

  func write() throws {
    let width = scenes.keys.map(\.count).max() ?? 0
    let lines = scenes.sorted { $0.key < $1.key }.map { name, digests in
      let padding = String(repeating: " ", count: width - name.count)
      return "\(name)\(padding) \(digests.fingerprint) \(digests.motion) \(digests.pixels)\n"
    }
    let text = "engine \(engine)\n# scene, its fingerprint, motion, pixels\n" + lines.joined()
    try FileSystem.write(Array(text.utf8), to: Self.path)
  }
}
