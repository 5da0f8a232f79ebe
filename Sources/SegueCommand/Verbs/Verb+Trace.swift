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

extension LoadedScene {
  /// Plays the scene and prints its trace as it goes.
  fileprivate func printTrace(on console: Console) throws(CommandError) -> ExitStatus {
    let player = try begin()
    var writer = JSONWriter()
    var index = 0
    while player.playback == nil {
      for snapshot in try next(of: player, upTo: 64) {
        writer.traceLine(frame: index, snapshot)
        index += 1
      }
      try console.result(writer.bytes)
      writer.removeAll()
    }
    return .success
  }
}
