extension Verb {
  static let approve = Verb(
    name: "approve", operands: "[SCENE…]", summary: "take what verify found over into the baselines",
    examples: [
      Example(command: "segue approve", says: "everything that the last verify found changed"),
      Example(command: "segue approve Scenes/card.json --frames 12..18", says: "some frames; no other line changes"),
      Example(command: "segue approve --from out --dry-run", says: "what would be taken over from out/"),
    ],
    notes: [
      "Nothing is rendered. A scene that changed since it was verified is refused, with status 1.",
      "Where CI is true nothing is approved without --force.",
    ],
    flags: [.from, .frames, .dryRun, .force, .fps, .scale] + sceneFlags
  ) { arguments, console throws(CommandError) in
    try ApproveCommand(arguments, console).run()
  }
}
