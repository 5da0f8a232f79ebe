import StagePlayback

extension Verb {
  static let trace = Verb(
    name: "trace", operands: "SCENE", summary: "print every view's values, one JSON line a frame",
    examples: [
      Example(command: "segue trace card.json > card.jsonl", says: "the whole scene"),
      Example(
        command: "segue trace card.json | jq '.views.detail.frame'", says: "one property of one view over time"),
    ],
    notes: [],
    flags: [.fps] + sceneFlags + [.json]
  ) { arguments, console throws(CommandError) in
    let operand = try SceneOperand.one(arguments, verb: "trace")
    let options = try CommandError.reading { () throws(UsageError) in try SceneOptions(arguments) }
    return try LoadedScene(operand, options, console).printTrace(on: console)
  }
}

/// Lines are printed in pieces of at least this many bytes, our choice: some frames of a large scene.
private let tracePieceSize = 1 << 15

extension LoadedScene {
  /// Plays the scene and prints its trace as it goes.
  fileprivate func printTrace(on console: Console) throws(CommandError) -> ExitStatus {
    let player = try begin()
    var writer = JSONWriter()
    var index = 0
    while let snapshot = try next(of: player, upTo: 1).first {
      writer.traceLine(frame: index, snapshot)
      index += 1
      guard writer.bytes.count >= tracePieceSize || player.playback != nil else { continue }
      try console.result(writer.bytes)
      writer.removeAll()
    }
    return .success
  }
}
