extension Verb {
  package static let watch = Verb(
    name: "watch", operands: "SCENE…", summary: "check and draw scenes whenever they are saved, on a page that follows",
    examples: [
      Example(command: "segue watch card.json", says: "card.html: open it in a browser and edit the scene"),
      Example(command: "segue watch card.json -o pages/card.html --scale 1", says: "elsewhere, in smaller pictures"),
    ],
    notes: [
      "Includes and pictures count as well. Mistakes are told on the terminal and on the page, at their places.",
      "Ctrl-C ends it.",
    ],
    flags: [.output, .frames, .fps, .scale, .speed] + sceneFlags + [.jobs]
  ) { arguments, console throws(CommandError) in
    var command = try WatchCommand(arguments, console)
    return try command.run()
  }
}
