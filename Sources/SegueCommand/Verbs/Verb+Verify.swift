extension Verb {
  static let verify = Verb(
    name: "verify", operands: "SCENE|FOLDER…", summary: "render scenes and hold them to their baselines",
    examples: [
      Example(command: "segue verify Scenes", says: "every scene and variant below a folder"),
      Example(
        command: "segue verify Scenes --report out", says: "out/index.html shows what changed, beside result.json"),
      Example(command: "segue verify card.json --repeat 5", says: "is it the same every time?"),
      Example(command: "segue verify frames/card", says: "a folder that a stage in Swift was rendered into"),
    ],
    notes: [
      "A scene is rendered with the flags that its baseline was recorded with, unless others are given.",
      "Pixels are compared exactly. Nothing is written into the baselines; 'segue approve' does that.",
      "Of a rendered folder the digests in its sequence.json are believed; 'segue compare' reads the pictures.",
      "Exit status: 0 nothing changed, 1 something did or has no baseline, 3 a scene or baseline is invalid,",
      "6 not reproducible, or changed by another engine version alone.",
    ],
    flags: [.report, .baselines, .repeat, .shard, .all, .junit, .github, .fps, .scale] + sceneFlags + limitFlags + [
      .jobs, .json,
    ]
  ) { arguments, console throws(CommandError) in
    try VerifyCommand(arguments, console).run()
  }
}
