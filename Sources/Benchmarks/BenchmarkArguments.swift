/// What is asked of the benchmark.
struct BenchmarkArguments {
  var scenes: [BenchmarkScene] = BenchmarkScene.all
  var displays: [BenchmarkDisplay] = BenchmarkDisplay.all
  var rounds: Int = 3
  var isJSON: Bool = false
  var showsHelp: Bool = false
  /// Variations of the card zoom to measure; nil for the scenes.
  var variations: Int?
  var measuresGrowth: Bool = false
  var measuresDrawless: Bool = false
  /// Where the scenes are written as files, instead of being measured.
  var sceneFolder: String?

  /// Whether the scenes themselves are measured.
  var measuresScenes: Bool { variations == nil && !measuresGrowth && !measuresDrawless }

  init(_ arguments: [String]) throws(BenchmarkError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--help", "-h": showsHelp = true
      case "--growth": measuresGrowth = true
      case "--drawless": measuresDrawless = true
      case "--scenes":
        scenes = try Self.chosen(try Self.value(of: argument, &rest), from: BenchmarkScene.all, by: \.name)
      case "--displays":
        displays = try Self.chosen(try Self.value(of: argument, &rest), from: BenchmarkDisplay.all, by: \.name)
      case "--rounds": rounds = try Self.count(of: argument, &rest)
      case "--variations": variations = try Self.count(of: argument, &rest)
      case "--write": sceneFolder = try Self.value(of: argument, &rest)
      default: throw .usage("there is no '\(argument)' here; --help tells what there is")
      }
    }
  }

  private static func value(of flag: String, _ rest: inout ArraySlice<String>) throws(BenchmarkError) -> String {
    guard let value = rest.popFirst() else { throw .usage("\(flag) needs a value") }
    return value
  }

  private static func count(of flag: String, _ rest: inout ArraySlice<String>) throws(BenchmarkError) -> Int {
    let text = try value(of: flag, &rest)
    guard let count = Int(text), count > 0 else { throw .usage("\(flag): found '\(text)', expected a number above 0") }
    return count
  }

  private static func chosen<Item>(
    _ names: String, from items: [Item], by name: (Item) -> String
  ) throws(BenchmarkError) -> [Item] {
    var chosen: [Item] = []
    for wanted in names.split(separator: ",").map(String.init) {
      guard let item = items.first(where: { name($0) == wanted }) else {
        throw .usage("there is no '\(wanted)'; there are \(items.map(name).joined(separator: ", "))")
      }
      chosen.append(item)
    }
    return chosen
  }

  static var help: String {
    let width = (BenchmarkScene.all.map(\.name.count).max() ?? 0) + 2
    let scenes = BenchmarkScene.all.map { scene in
      "  \(scene.name)\(String(repeating: " ", count: width - scene.name.count))\(scene.about)\n"
    }
    let displays = BenchmarkDisplay.all.map { "\($0.name) (\($0.pixelWidth) × \($0.pixelHeight))" }
    return """
      segue-bench measures what frames cost, and how near that is to the least they could.

        segue-bench                                    every scene on every display
        segue-bench --scenes card-zoom-a --displays 3x one of them
        segue-bench --variations 5                     card-zoom-a with other ids, orders, colours, a group, a clip more
        segue-bench --growth                           cost against frames, pixels, views and workers
        segue-bench --drawless                         loading a megabyte, tracing a thousand frames
        segue-bench --write FOLDER                     the scenes as files, for other programs

      --rounds N takes the least of N (3); --json prints an object instead of tables. Only ratios of one run mean anything.

      Scenes:
      \(scenes.joined())
      Displays: \(displays.joined(separator: ", "))

      """
  }
}
