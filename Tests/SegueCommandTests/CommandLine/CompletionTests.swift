import SegueCommand
import TestSupport
import Testing

/// Scripts in the shells that they are for.
@MainActor
@Suite("Completions")
struct CompletionTests {
  /// A line of which the last word is begun, and some of what it may become.
  nonisolated static let lines: [(line: [String], offers: [String])] = [
    (["ren"], ["render"]), (["help", "rec"], ["record"]), (["render", "--form"], ["--format"]),
    (["render", "--format", ""], ["png", "apng", "y4m", "rgba"]), (["render", "card.json", "--ex"], ["--existing"]),
    (["record", "--keep", "k"], ["key"]), (["sheet", "ca"], ["card.json"]), (["check", "-"], ["--strict", "--json"]),
  ]

  private static func folder() throws -> SceneFolder {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    for shell in ["bash", "zsh", "fish"] {
      let run = segue("completions", shell)
      #expect(run.status == .success)
      try folder.write(run.text, to: "segue.\(shell)")
    }
    return folder
  }

  @Test(arguments: lines) func bashOffersWordsFlagsAndValues(_ line: [String], _ offers: [String]) throws {
    let words = (["segue"] + line).map { "'\($0)'" }.joined(separator: " ")
    let script =
      "source segue.bash; COMP_WORDS=(\(words)); COMP_CWORD=\(line.count); _segue; printf \"%s\\n\" \"${COMPREPLY[@]}\""
    let folder = try Self.folder()
    let run = try Shell.run("bash -c '\(script.replacing("'", with: "'\\''"))'", in: folder.path)
    #expect(run.status == 0)
    #expect(Set(offers).isSubset(of: run.output.split(separator: "\n").map(String.init)), "\(run.output)")
  }

  @Test(.enabled(if: OtherTool.fish.isExpected, "fish is not installed"), arguments: lines)
  func fishOffersWordsFlagsAndValues(_ line: [String], _ offers: [String]) throws {
    let command = (["segue"] + line).joined(separator: " ")
    let folder = try Self.folder()
    let run = try Shell.run("fish -N -c 'source segue.fish; complete -C \"\(command)\"'", in: folder.path)
    #expect(run.status == 0)
    // Each line is a word, and behind a tab what it is for.
    let words = run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(Set(offers).isSubset(of: words), "\(run.output)")
  }

  @Test(.enabled(if: OtherTool.zsh.isExpected, "zsh is not installed")) func zshUnderstandsItsScript() throws {
    let folder = try Self.folder()
    #expect(try Shell.run("zsh -n segue.zsh", in: folder.path).status == 0)
    // A function that is told of what the script offers stands for zsh's own, which need a terminal.
    let script = """
      _describe() { print -l ${(P)2}; }
      _arguments() { print -l -- "$@"; }
      words=(segue render --fo) CURRENT=3
      source ./segue.zsh
      """
    try folder.write(script, to: "offer.zsh")
    let run = try Shell.run("zsh -f offer.zsh", in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains("--format[") && run.output.contains("(png apng y4m rgba)"), "\(run.output)")
  }

  @Test(arguments: [[], ["tcsh"], ["bash", "zsh"]]) func anotherShellIsAMistakeOfUsage(_ shells: [String]) {
    let run = segue(["completions"] + shells)
    #expect(run.status == .usage)
    #expect(run.messages.contains("bash, zsh, fish"))
  }
}
