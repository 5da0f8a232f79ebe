import SegueCommand
import TestSupport
import Testing

@MainActor
@Suite("The manual page")
struct ManPageTests {
  @Test func itHasEveryVerbFlagAndExample() {
    let run = segue("help", "--man")
    #expect(run.status == .success)
    #expect(run.text.hasPrefix(".TH SEGUE 1"))
    let plain = run.text.replacing("\\-", with: "-").replacing("\\(aq", with: "'")
    for verb in Verb.all {
      #expect(plain.contains("\n.SS segue \(verb.name)"))
      for flag in verb.allFlags { #expect(plain.contains("--\(flag.name)")) }
      for example in verb.examples where example.command.allSatisfy({ $0.isASCII && !"{}~^\\".contains($0) }) {
        #expect(plain.contains("\n.B \(example.command)\n"))
      }
    }
  }

  @Test func onlyTheMacrosOfManStandAtTheBeginningOfALine() {
    let known: Set = [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".I"]
    for line in segue("help", "--man").lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(line.prefix { $0 != " " }.description), "\(line)")
    }
  }

  @Test(.enabled(if: OtherTool.groff.isExpected, "groff is not installed")) func groffFindsNothingWrong() throws {
    let folder = try SceneFolder(["segue.1": segue("help", "--man").text])
    let run = try Shell.run("groff -man -Tutf8 -P-cbou -ww segue.1 > out.txt", in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.isEmpty, "\(run.output)")
    #expect(try folder.text(of: "out.txt").contains("segue render card.json"))
  }
}
