extension Verb {
  static let record = Verb(
    name: "record", operands: "SCENE|FOLDER…", summary: "write baselines: what scenes look like and how they move",
    examples: [
      Example(command: "segue record Scenes", says: "missing and changed baselines, into Baselines/ beside the scenes"),
      Example(command: "segue record card.json --mode all --keep all", says: "anew, with every frame as a picture"),
      Example(command: "segue record Scenes --baselines golden", says: "into a folder of your own"),
      Example(command: "segue record frames/card", says: "what a stage in Swift was rendered into, without rendering"),
    ],
    notes: [
      "A scene's variants are recorded with it. A baseline is text: a digest of each frame's pixels, and its trace.",
      "It keeps --set, --appearance, --fps and --scale, and is verified with them; --mode all begins anew.",
      "Where CI is true nothing is recorded without --force.",
    ],
    flags: [.mode, .keep, .baselines, .force, .fps, .scale] + sceneFlags + [.jobs, .json]
  ) { arguments, console throws(CommandError) in
    try RecordCommand(arguments, console).run()
  }
}
