extension Verb {
  static let doctor = Verb(
    name: "doctor", operands: "", summary: "test the tool itself: versions, and whether it draws the same twice",
    examples: [
      Example(command: "segue doctor", says: "engine, libpng, and a digest to compare with another machine's"),
      Example(command: "segue doctor --json", says: "the same for programs"),
    ],
    notes: ["Exit status: 0 fine, 6 not reproducible."],
    flags: [.json]
  ) { arguments, console throws(CommandError) in
    try DoctorCommand(arguments, console).run()
  }
}
