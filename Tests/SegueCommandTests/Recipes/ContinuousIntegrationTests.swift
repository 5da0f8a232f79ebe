import Foundation
import SegueCommand
import TestSupport
import Testing

/// The recipes for services that check changes: their commands are run job by job, as the services run them.
@Suite("Recipes of continuous integration", .enabled(if: Python.isExpected("yaml"), "python3-yaml is not installed"))
struct ContinuousIntegrationTests {
  /// What a service runs: the command of each machine that verifies, and the one that joins.
  struct Commands {
    let verify: [String]
    let join: String
  }

  enum Service: String, CaseIterable {
    case github, gitlab

    private var recipe: Recipe { Recipe(name: "\(rawValue)-verify.yml") }

    func commands() throws -> Commands {
      let file = try Python.object(ofYAML: recipe.text())
      return self == .github ? try Self.github(file) : try Self.gitlab(file)
    }

    private static func github(_ file: JSONObject) throws -> Commands {
      let jobs = try #require(file.object("jobs"))
      let verify = try #require(jobs.object("verify"))
      let shards = try #require(verify.object("strategy")?.object("matrix")?.numbers("shard")).map { Int($0) }
      let line = try segue(verify.objects("steps").compactMap { $0.text("run") })
      let join = try segue(try #require(jobs.object("report")).objects("steps").compactMap { $0.text("run") })
      return Commands(verify: shards.map { line.replacing("${{ matrix.shard }}", with: "\($0)") }, join: join)
    }

    private static func gitlab(_ file: JSONObject) throws -> Commands {
      let verify = try #require(file.object("verify"))
      let count = try #require(verify.whole("parallel"))
      let line = try segue(try #require(verify.texts("script")))
      let join = try segue(try #require(file.object("report")?.texts("script")))
      return Commands(
        verify: (1...count).map { "export CI_NODE_INDEX=\($0) CI_NODE_TOTAL=\(count); \(line)" }, join: join)
    }

    private static func segue(_ lines: [String]) throws -> String {
      try #require(lines.first { $0.hasPrefix("segue ") })
    }
  }

  @Test(arguments: Service.allCases) func whatIsUnchangedPasses(_ service: Service) throws {
    let folder = try ExampleFolder()
    let commands = try service.commands()
    #expect(try folder.run("segue record Scenes").status == 0)
    for line in commands.verify + [commands.join] {
      let run = try folder.run(line)
      #expect(run.status == 0, "\(line): \(run.output)")
    }
    #expect(folder.exists("motion-report/index.html"))
  }

  @Test(arguments: Service.allCases) func whatChangedFailsAndIsReported(_ service: Service) throws {
    let folder = try ExampleFolder()
    let commands = try service.commands()
    _ = try folder.run("segue record Scenes; sed -i.old s/3366CC/3366CD/ Scenes/card.json; rm Scenes/card.json.old")
    let runs = try commands.verify.map { try folder.run($0) }
    #expect(runs.map(\.status).sorted() == [0, 0, 0, 1])
    if service == .github {
      #expect(runs.contains { $0.output.contains("::error file=Scenes/card.json,") })
    }
    let join = try folder.run(commands.join)
    #expect(join.status == ExitStatus.failed.rawValue, "\(join.output)")
    #expect(try folder.run("grep -q Scenes/card.json motion-report/index.html").status == 0)
  }

  /// What the recipes install is what the README says.
  @Test(arguments: Service.allCases) func theToolIsBuiltAsTheReadmeSays(_ service: Service) throws {
    let line = "swift build -c release --static-swift-stdlib --product segue"
    #expect(try Recipe(name: "\(service.rawValue)-verify.yml").text().contains(line))
    #expect(try String(contentsOf: ShippedFiles.readme, encoding: .utf8).contains(line))
  }
}
