import SegueCommand
import Testing

@Suite("Taking a command line apart")
struct ArgumentsTests {
  static let flags: [Flag] = [.output, .fps, .set, .json, .existing]

  static let readings: [(line: [String], operands: [String], fps: String?)] = [
    (["a.json"], ["a.json"], nil),
    (["--fps", "30", "a.json"], ["a.json"], "30"),
    (["a.json", "--fps", "30", "b.json"], ["a.json", "b.json"], "30"),
    (["--fps=60000/1001", "-"], ["-"], "60000/1001"),
    (["--", "--fps"], ["--fps"], nil),
  ]

  @Test(arguments: readings)
  func flagsMayStandBeforeAndAfterOperands(_ line: [String], _ operands: [String], _ fps: String?) throws {
    let arguments = try Arguments(line, flags: Self.flags)
    #expect(arguments.operands == operands)
    #expect(arguments.value(.fps) == fps)
  }

  @Test func aRepeatableFlagKeepsEveryValueAndItsEqualSigns() throws {
    let arguments = try Arguments(["--set", "a=1", "--set=b=c=d"], flags: Self.flags)
    #expect(arguments.all(.set) == ["a=1", "b=c=d"])
  }

  static let mistakes: [(line: [String], error: UsageError)] = [
    (["--fsp", "30"], .unknownFlag("--fsp", similar: "--fps")),
    (["-z"], .unknownFlag("-z", similar: nil)),
    (["--fps"], .flagNeedsValue("--fps", "F")),
    (["--json=yes"], .flagTakesNoValue("--json")),
    (["-o", "a", "--output", "b"], .flagRepeated("--output")),
    (
      ["--existing", "never"],
      .wrongValue(flag: "--existing", found: "never", expected: "overwrite, skip, fail")
    ),
  ]

  @Test(arguments: mistakes)
  func mistakesSayWhatWasFound(_ line: [String], _ error: UsageError) {
    #expect(throws: error) { try Arguments(line, flags: Self.flags) }
  }

  @Test func everyFlagOfEveryVerbHasALongFormOfItsOwn() {
    for verb in Verb.all {
      let names = verb.allFlags.map(\.name)
      #expect(Set(names).count == names.count, "\(verb.name) declares a flag twice")
    }
  }
}

@Suite("What several scenes end with together")
struct ExitStatusTests {
  static let combinations: [([SegueCommand.ExitStatus], SegueCommand.ExitStatus)] = [
    ([], .success), ([.success, .failed], .failed), ([.failed, .invalidScene], .invalidScene),
    ([.invalidScene, .missingAsset], .missingAsset), ([.missingAsset, .usage], .usage),
    ([.usage, .cannotWrite], .cannotWrite), ([.cannotWrite, .internalError], .internalError),
    ([.internalError, .interrupted], .interrupted), ([.notReproducible, .success], .notReproducible),
    ([.notReproducible, .failed], .failed),
  ]

  @Test(arguments: combinations)
  func theGravestIsTold(_ statuses: [SegueCommand.ExitStatus], _ expected: SegueCommand.ExitStatus) {
    #expect(SegueCommand.ExitStatus.combined(statuses) == expected)
  }
}
