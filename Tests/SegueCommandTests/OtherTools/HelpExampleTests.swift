import SegueCommand
import TestSupport
import Testing

/// The examples of the help, run as they are printed.
@MainActor
@Suite("The help's examples")
struct HelpExampleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let verb: String
    let command: String
    var testDescription: String { command }

    /// Programs that stand behind a bar.
    var others: [OtherTool] { [.jq, .ffmpeg].filter { command.contains("| \($0.name) ") } }
  }

  /// What watches goes on until somebody ends it, and has a test of its own.
  nonisolated static let all: [Example] = Verb.all.filter { $0.name != "watch" }.flatMap { verb in
    verb.examples.map { Example(verb: verb.name, command: $0.command) }
  }.filter { $0.others.allSatisfy(\.isExpected) }

  /// What must have been done before, by the beginning of the example; the first that fits counts.
  nonisolated static let preparations: [(beginning: String, lines: [String])] = [
    ("segue init", ["rm -r Scenes"]), ("segue fmt Scenes", ["segue fmt Scenes"]),
    ("segue record frames", ["segue render card.json"]),
    ("segue verify frames", ["segue render card.json", "segue record frames/card"]),
    ("segue verify", ["segue record Scenes card.json"]),
    ("segue approve", record + change + ["segue verify Scenes", "segue verify Scenes --report out"]),
    ("segue prune", ["segue record Scenes", "rm Scenes/other.json"]),
    ("segue merge out-1 out-2 out-3", ["segue record Scenes"] + shards(3)),
    ("segue merge out-1", ["segue record Scenes"] + shards(2)),
    ("segue merge frames --scenes", ["segue render Scenes --shard 1/2", "segue render Scenes --shard 2/2"]),
    ("segue merge frames", ["segue render card.json --shard 1/2", "segue render card.json --shard 2/2"]),
    ("segue report", record + ["segue verify Scenes", "segue verify Scenes --report out"] + shards(2)),
    ("segue compare frames", ["segue render card.json", "segue render card.json -o new"]),
    ("segue compare code", ["segue render card.json -o code", "segue render card.json -o scene"]),
    ("segue compare old.apng", ["segue render card.json -o old.apng", "segue render card.json -o new.apng"]),
    ("segue sheet frames", ["segue render card.json"]), ("segue plot old.json", ["segue render card.json"]),
    ("segue view frames", ["segue render card.json"]),
    (
      "segue completions",
      ["mkdir -p .zfunc .local/share/bash-completion/completions .config/fish/completions"]
    ),
  ]

  nonisolated private static let record = ["segue record Scenes"]
  nonisolated private static let change = ["sed -i.old s/3366CC/3366CD/ Scenes/card.json", "rm Scenes/card.json.old"]

  nonisolated private static func shards(_ count: Int) -> [String] {
    (1...count).map { "segue verify Scenes --shard \($0)/\(count) --report out-\($0)" }
  }

  /// What examples leave behind that do not name it.
  nonisolated static let results: [String: String] = [
    "segue sheet card.json": "card-sheet.png", "segue plot card.json": "card-plot.svg",
    "segue still card.json --frame 12": "card-0012.png", "segue render Scenes": "frames/card/frame-0000.png",
    "segue init": "first.json", "segue record Scenes": "Scenes/Baselines/card/baseline.json",
    "segue view card.json": "card.html", "segue view card.json --sweep duration=0.3,0.5": "card.html",
    "segue view frames/card card.json": "view.html",
    "segue verify Scenes": ".segue/index.html", "segue plot old.json new.json frames/card": "plot.svg",
  ]

  @Test(arguments: all) func anExampleRunsAsPrinted(_ example: Example) throws {
    let folder = try ExampleFolder()
    let preparation = Self.preparations.first { example.command.hasPrefix($0.beginning) }
    for line in preparation?.lines ?? [] {
      let run = try folder.run(line)
      // To find a difference is what some are run for.
      #expect([0, line.hasPrefix("segue verify") ? 1 : 0].contains(run.status), "\(line): \(run.output)")
    }
    let run = try folder.run(example.command)
    #expect(run.status == (example.command == "segue prune Scenes --check" ? 1 : 0), "\(run.output)")
    for result in Self.named(in: example.command) + [Self.results[example.command]].compactMap(\.self) {
      #expect(folder.exists(result), "there is no \(result)")
    }
  }

  /// Files and folders that a command says it writes.
  nonisolated private static func named(in command: String) -> [String] {
    let words = command.split(separator: " ").map(String.init)
    let isDry = words.contains("--dry-run")
    return zip(words, words.dropFirst()).compactMap { flag, word in
      guard ["-o", ">", "--junit", "--report"].contains(flag), word != "-", !word.contains("{"), !isDry else {
        return nil
      }
      return word.replacing("~/", with: "")
    }
  }
}
