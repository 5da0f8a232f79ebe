extension Verb {
  static let sheet = Verb(
    name: "sheet", operands: "SCENE…", summary: "write a film strip: frames side by side in one picture",
    examples: [
      Example(command: "segue sheet card.json", says: "card-sheet.png, 24 frames evenly chosen"),
      Example(command: "segue sheet card.json --every 4 --columns 6", says: "every fourth frame, six in a row"),
      Example(
        command: "segue sheet old.json new.json -o both.png",
        says: "two scenes, what is seen at one time below each other"),
      Example(
        command: "segue sheet card.json --sweep duration=0.3,0.5,0.8", says: "a row for each value of a parameter"),
      Example(
        command: "segue sheet frames/card card.json", says: "frames that were rendered before, and the scene now"),
    ],
    notes: [
      "Each frame is labelled with its index, its time and its marks. The default scale is 1.",
      "Several rows share one time axis: that of the longest; the others end with their last frames. With --frames each",
      "row shows the frames that the range means in its own scene.",
      "A folder that 'segue render' wrote stands wherever a scene may; its pictures are shown, and nothing is rendered.",
    ],
    flags: [.output, .columns, .every, .frames, .sweep, .fps, .scale] + sceneFlags + [
      .show, .jobs, .compression, .json,
    ]
  ) { arguments, console throws(CommandError) in
    try SheetCommand(arguments, console).run()
  }
}
