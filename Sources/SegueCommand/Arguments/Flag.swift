import FrameOutput

/// One flag of the command line.
package struct Flag: Hashable, Sendable {
  /// The long form without the dashes, such as `fps`.
  package let name: String
  /// The one-letter form, where there is one.
  let letter: Character?
  /// What its value is called in the help; nil for a flag without one.
  let value: String?
  /// The only values it takes; empty when any will do.
  let choices: [String]
  /// May be given again and again.
  let isRepeatable: Bool
  let help: String

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, choices: [String] = [], isRepeatable: Bool = false,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// The flag as the help shows it, such as `-o, --output DIR`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? ""
    let argument = value.map { " \($0)" } ?? ""
    return "\(short)--\(name)\(argument)"
  }
}

extension Flag {
  static let help = Flag("help", letter: "h", help: "Show what the verb does, with examples.")
  package static let json = Flag("json", help: "Print machine-readable JSON on standard output.")
  static let quiet = Flag("quiet", letter: "q", help: "Print nothing but errors.")
  static let verbose = Flag("verbose", help: "Say more about what is done.")
  static let version = Flag("version", help: "Print the version and exit.")

  package static let output = Flag(
    "output", letter: "o", value: "PATH",
    help: "Where the result goes: a folder, a file, or a template such as 'out/{scene}-{frame:04}.png'.")
  package static let fps = Flag("fps", value: "F", help: "Frames a second, such as 60 or 60000/1001.")
  static let speed = Flag("speed", value: "X", help: "Show it faster or slower: 0.25 is slow motion.")
  static let scale = Flag("scale", value: "S", help: "Pixels a point.")
  static let frames = Flag(
    "frames", value: "RANGE", help: "Only these: 12, 10..20, 10.., ..20, -1 (the last), 10..40/2, a mark, or a list.")
  package static let set = Flag(
    "set", value: "NAME=VALUE", isRepeatable: true, help: "Give a parameter of the scene another value.")
  static let params = Flag("params", value: "FILE", help: "Read parameter values from a JSON file.")
  static let appearance = Flag(
    "appearance", value: "light|dark", choices: ["light", "dark"], help: "Render in this appearance.")
  static let variant = Flag("variant", value: "NAME", help: "Render this variant of the scene.")
  static let show = Flag(
    "show", value: "LIST", help: "Draw over the frames: touches, frames, time, offscreen, blended, uncovered.")
  static let jobs = Flag("jobs", letter: "j", value: "N", help: "Frames painted side by side; all cores by default.")
  static let allowOutside = Flag("allow-outside", help: "Let a scene name files outside its own folder.")
  static let compression = Flag(
    "compression", value: "1…9", help: "Compress with zlib at this level instead of the default encoding.")
  static let format = Flag(
    "format", value: "png|apng|y4m|rgba", choices: ["png"] + FilmFormat.allCases.map(\.rawValue),
    help: "Files of single frames (png), or one film of them all.")
  package static let existing = Flag(
    "existing", value: "overwrite|skip|fail", choices: ["overwrite", "skip", "fail"],
    help: "What to do with frames that are there already; overwrite by default.")
  static let dryRun = Flag("dry-run", help: "List what would be written, and write nothing.")
  static let expand = Flag("expand", help: "Print the scene with every preset written out.")
  static let strict = Flag("strict", help: "Make warnings fail.")
  static let frame = Flag("frame", value: "N", help: "The frame with this index; -1 is the last.")
  static let time = Flag("time", value: "S", help: "The frame shown at this time in seconds.")
  static let mark = Flag("mark", value: "M", help: "The first frame at or after this mark.")
  static let columns = Flag("columns", value: "N", help: "Frames side by side.")
  static let every = Flag("every", value: "N", help: "Take every Nth frame.")
  static let sweep = Flag(
    "sweep", value: "NAME=V1,V2,…", help: "Play each scene once for each of these values of a parameter.")
  static let transition = Flag(
    "transition", value: "STEP", help: "The transition that this step begins; the first one by default.")
  static let view = Flag(
    "view", value: "V", help: "The view that is measured; by default the one that the transition moves furthest.")
  static let property = Flag(
    "property", value: "P", help: "Plot this property of the view, or one number of it: alpha, frame, frame.x.")

  static let baselines = Flag("baselines", value: "DIR", help: "Keep baselines here instead of beside the scenes.")
  static let force = Flag("force", help: "Change baselines even where CI is true.")
  static let mode = Flag(
    "mode", value: "missing|changed|all", choices: ["missing", "changed", "all"],
    help: "Which baselines to write; missing and changed ones by default.")
  static let keep = Flag(
    "keep", value: "key|all|none", choices: ["key", "all", "none"],
    help: "Which frames to keep as pictures; by default the first, middle and last one, and those of marks.")
  static let report = Flag("report", value: "DIR", help: "Where result.json and pictures go; .segue by default.")
  static let `repeat` = Flag("repeat", value: "N", help: "Render N times; status 6 when that gives other pixels.")
  static let shard = Flag(
    "shard", value: "I/N|auto|auto/N",
    help: "Only the I-th of N parts; auto asks the environment for both, auto/N for I.")
  static let scenes = Flag(
    "scenes", value: "SCENE|FOLDER", isRepeatable: true,
    help: "Prove that each of these scenes is there as a whole, in shards or rendered at once.")
  static let junit = Flag("junit", value: "FILE", help: "Write a JUnit report too.")
  static let github = Flag("github", help: "Print annotations for GitHub, and write its step summary.")
  static let from = Flag(
    "from", value: "RESULT", isRepeatable: true,
    help: "A folder that verify wrote, or its result.json; .segue by default.")
  static let all = Flag("all", help: "Show scenes that are as they were in the page too.")
  static let check = Flag("check", help: "Remove nothing; status 1 when there is something to remove.")
}
