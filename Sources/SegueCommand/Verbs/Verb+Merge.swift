extension Verb {
  static let merge = Verb(
    name: "merge", operands: "OUT… -o DIR", summary: "join what the shards of verify or render wrote",
    examples: [
      Example(command: "segue merge out-1 out-2 out-3 -o out", says: "one result.json with all pictures"),
      Example(command: "segue merge out-1 out-2 -o out --junit out.xml", says: "and a JUnit report of all"),
      Example(command: "segue merge frames", says: "what 'segue render --shard' wrote there: every sequence.json"),
      Example(command: "segue merge frames --scenes Scenes", says: "and no scene of that folder may be missing"),
    ],
    notes: [
      "A shard or a frame that is missing or there twice is named, and nothing is written then.",
      "Shards of a rendering may lie in one folder, which is completed, or in several, which -o joins.",
      "With --scenes those that were rendered at once, without shards, are held to their records too.",
    ],
    flags: [.output, .scenes, .variant, .all, .junit, .github, .json]
  ) { arguments, console throws(CommandError) in
    if let sequences = try MergeSequencesCommand(arguments, console) { return try sequences.run() }
    return try MergeCommand(arguments, console).run()
  }

  static let report = Verb(
    name: "report", operands: "", summary: "tell again what verify found",
    examples: [
      Example(command: "segue report", says: "of .segue/, with its page index.html written again"),
      Example(command: "segue report --from out-1 --from out-2 -o out --all", says: "of several, and of all scenes"),
      Example(command: "segue report --from out --junit out.xml", says: "as JUnit, from out/"),
    ],
    notes: [],
    flags: [.from, .output, .all, .junit, .github, .json]
  ) { arguments, console throws(CommandError) in
    try ReportCommand(arguments, console).run()
  }
}
