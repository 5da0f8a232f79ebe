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
    flags: [.fps, .set, .params, .appearance, .variant, .allowOutside]
  ) { arguments, console throws(CommandError) in
    let operand = try SceneOperand.one(arguments, verb: "trace")
    let options: SceneOptions
    do throws(UsageError) {
      options = try SceneOptions(arguments)
    } catch {
      throw .usage(error)
    }
    return try LoadedScene(operand, options, console).printTrace(on: console)
  }
}

extension LoadedScene {
  /// Plays the scene and prints its trace as it goes.
  fileprivate func printTrace(on console: Console) throws(CommandError) -> ExitStatus {
    let player = try begin()
    var writer = JSONWriter()
    var index = 0
    do throws(StageError) {
      while true {
        let frames = try player.next(upTo: 64)
        for snapshot in frames {
          writer.traceLine(frame: index, snapshot)
          index += 1
        }
        console.result(writer.text)
        writer.removeAll()
        if player.playback != nil { return .success }
      }
    } catch {
      throw stageError(error)
    }
  }
}
