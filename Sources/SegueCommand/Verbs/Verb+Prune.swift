extension Verb {
  static let prune = Verb(
    name: "prune", operands: "FOLDER…", summary: "remove the baselines that no scene of some folders owns",
    examples: [
      Example(command: "segue prune Scenes --dry-run", says: "what would be removed"),
      Example(command: "segue prune Scenes --check", says: "status 1 when there is anything to remove"),
      Example(command: "segue prune Scenes", says: "remove it: text, pictures and recorded source"),
    ],
    notes: ["Of a folder named with --baselines every baseline has to be owned by the scenes that are named."],
    flags: [.dryRun, .check, .baselines, .allowOutside]
  ) { arguments, console throws(CommandError) in
    try PruneCommand(arguments, console).run()
  }
}
