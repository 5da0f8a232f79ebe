extension Verb {
  static let view = Verb(
    name: "view", operands: "SCENE…", summary: "write a page that plays frames, one file to send to somebody",
    examples: [
      Example(command: "segue view card.json", says: "card.html: play, scrub, and point at views for their values"),
      Example(command: "segue view old.json new.json -o both.html", says: "two scenes side by side, on one time axis"),
      Example(command: "segue view card.json --sweep duration=0.3,0.5", says: "a pane for each value of a parameter"),
      Example(command: "segue view card.json --scale 1 --frames 10..", says: "small pictures, from a frame on"),
      Example(command: "segue view frames/card card.json", says: "frames that were rendered before, and the scene now"),
    ],
    notes: [
      "The page needs a browser and nothing else: pictures and values are in it.",
      "The default scale is the scene's, 2 at most. A frame of a phone takes some fifty kilobytes, a photo some megabytes.",
    ],
    flags: [.output, .frames, .sweep, .fps, .scale, .speed] + sceneFlags + [.jobs, .json]
  ) { arguments, console throws(CommandError) in
    try ViewCommand(arguments, console).run()
  }
}
