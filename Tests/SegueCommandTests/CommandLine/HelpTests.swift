import SegueCommand
import Testing

@MainActor
@Suite("Help and mistyped commands")
struct HelpTests {
  @Test(arguments: Verb.all.map(\.name))
  func everyVerbHasAPageThatLeadsWithExamples(_ verb: String) throws {
    let page = segue("help", verb)
    #expect(page.status == .success)
    #expect(page.messages.isEmpty)
    let examples = try #require(page.text.range(of: "Examples:\n  segue \(verb)"))
    let usage = try #require(page.text.range(of: "\nUsage: segue \(verb)"))
    #expect(examples.lowerBound < usage.lowerBound)
    #expect(page.text.contains("--help"))
    for flag in [["--help"], ["-h"]] {
      #expect(segue([verb] + flag).text == page.text)
      #expect(segue(flag + [verb]).text == page.text)
    }
  }

  @Test func everyExampleIsACommandThatIsUnderstood() throws {
    let folder = try SceneFolder()
    for verb in Verb.all {
      for example in verb.examples {
        let words = example.command.split(separator: " ").map(String.init)
        #expect(words.prefix(2) == ["segue", verb.name])
        let own = words.dropFirst(2).prefix { $0 != ">" && $0 != "|" }
        let line = own.map { $0.filter { $0 != "'" } }
        #expect(throws: Never.self, "\(example.command)") { try Arguments(line, flags: verb.allFlags) }
      }
    }
    #expect(try folder.list("").isEmpty)
  }

  @Test(arguments: [["help"], ["--help"], ["-h"], ["help", "--help"], ["help", "help"]])
  func theOverviewNamesEveryVerb(_ line: [String]) {
    let run = segue(line)
    #expect(run.status == .success)
    for verb in Verb.all { #expect(run.text.contains("  \(verb.name) ")) }
  }

  @Test(arguments: [[], ["--quiet"], ["--json"], ["--"]])
  func noVerbIsAMistakeThatShowsTheOverview(_ line: [String]) {
    let run = segue(line)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.messages == segue("help").text)
  }

  @Test(arguments: [["--version"], ["render", "--version"], ["--version", "check"]])
  func theVersionNamesTheEngineAndLibpng(_ line: [String]) {
    let run = segue(line)
    #expect(run.status == .success)
    #expect(run.text.hasPrefix("segue "))
    #expect(run.text.contains("engine "))
    #expect(run.text.contains("libpng 1."))
    #expect(run.lines.count == 1)
  }

  nonisolated static let typos: [(line: [String], meant: String)] = [
    (["rendr", "a.json"], "render"), (["chekc", "a.json"], "check"), (["hlep"], "help"), (["help", "stil"], "still"),
    (["render", "a.json", "--fsp", "30"], "--fps"), (["render", "--framse=1", "a.json"], "--frames"),
    (["sheet", "a.json", "--colums", "3"], "--columns"), (["--versoin"], "--version"),
    (["check", "--strcit", "a.json"], "--strict"),
  ]

  @Test(arguments: typos)
  func aMistypedWordIsAnsweredWithTheOneMeant(_ line: [String], _ meant: String) {
    let run = segue(line)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("did you mean '\(meant)'?"), "\(run.messages)")
  }

  @Test(arguments: [["xyzzy"], ["help", "xyzzy"], ["render", "a.json", "--xyzzy"]])
  func aStrangeWordIsAnsweredWithoutAGuess(_ line: [String]) {
    let run = segue(line)
    #expect(run.status == .usage)
    #expect(run.messages.contains("xyzzy"))
    #expect(!run.messages.contains("did you mean"))
  }

  @Test func flagsMayStandBeforeTheVerb() throws {
    let run = segue("--quiet", "check", "-", input: SmallScene.warning)
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
  }
}
