extension Verb {
  static let render = Verb(
    name: "render", operands: "SCENE…", summary: "write the frames of scenes as PNG files",
    examples: [
      Example(command: "segue render Scenes", says: "every scene below a folder, into frames/"),
      Example(command: "segue render card.json -o out", says: "one scene, into out/card/frame-0000.png and so on"),
      Example(command: "segue render card.json --frames 10..20,-1", says: "some frames, under their true numbers"),
      Example(command: "segue render card.json --set duration=0.4 --scale 2", says: "another parameter, another scale"),
      Example(command: "segue render card.json -o 'out/{scene}-{frame:04}.png'", says: "file names of your own"),
      Example(command: "segue render card.json -o card.apng --speed 0.25", says: "one animated PNG, in slow motion"),
      Example(command: "segue render card.json --format y4m -o - | ffmpeg -i - x.mp4", says: "a stream for encoders"),
      Example(
        command: "segue render card.json --shard 2/5 -o out", says: "a fifth of the frames; 'segue merge out' joins all"
      ),
      Example(command: "segue render card.json --existing skip", says: "go on where an earlier run stopped"),
    ],
    notes: [
      "Beside the frames stand sequence.json (frames, events, expectations, warnings) and trace.jsonl.",
      "A film (apng, y4m, rgba) stands alone. A name ending with .mp4, .webm or .gif prints the ffmpeg line for it.",
      "'segue help' and the README say what a scene is; '-' reads one from standard input.",
      "Exit status: 0 fine, 1 an expectation failed, 2 usage, 3 a scene is invalid, 4 an asset is missing, 5 a file",
      "cannot be written, 130 interrupted.",
    ],
    flags: [.output, .format, .fps, .speed, .scale, .frames, .shard] + sceneFlags
      + [.show, .jobs, .existing, .dryRun, .compression, .json]
  ) { arguments, console throws(CommandError) in
    try RenderCommand(arguments, console).run()
  }
}
