extension Verb {
  static let plot = Verb(
    name: "plot", operands: "SCENE… -o FILE.svg|FILE.png",
    summary: "draw curves: progress, position and velocity against time",
    examples: [
      Example(command: "segue plot card.json", says: "card-plot.svg: the first transition of the scene"),
      Example(command: "segue plot card.json --transition close -o close.png", says: "the one that this step begins"),
      Example(
        command: "segue plot card.json --view detail --property frame.y",
        says: "one number of one view, and its velocity"),
      Example(command: "segue plot card.json --sweep damping=0.6,0.8,1", says: "a curve for each value of a parameter"),
      Example(command: "segue plot old.json new.json frames/card", says: "scenes, and folders that were rendered"),
      Example(command: "segue plot card.json --json", says: "the numbers, and no picture"),
    ],
    notes: [
      "A transition has three panes: its progress (the share of its time, or how far the finger has brought it), the",
      "position of the view that it moves furthest (points that the corner which goes furthest has come on its way; the",
      "opacity where nothing moves) and the velocity of that. Time counts from its start.",
      "--view with --property plots that property and its velocity, in the whole scene or with --transition in that part.",
      "Nothing is computed between frames: the values are those of the frames, at the scene's own rate or --fps.",
      "Velocity is the difference between the frames before and after, a second; at the ends between two neighbours.",
      "Properties: those of a scene's tracks, and window, the box in window coordinates. Rendered folders know frame, window,",
      "alpha, cornerRadius, transform and backgroundColor. Thin lines are start, hand-off, release, end and marks.",
      "An SVG is light or dark as its reader is; a PNG is dark with --appearance dark, and has --scale 2.",
    ],
    flags: [.output, .transition, .view, .property, .sweep, .fps, .scale] + sceneFlags + [.compression, .json]
  ) { arguments, console throws(CommandError) in
    try PlotCommand(arguments, console).run()
  }
}
