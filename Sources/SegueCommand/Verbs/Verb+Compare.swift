import FrameOutput
import ImageComparison
import Regression
import SystemFiles

extension Verb {
  static let compare = Verb(
    name: "compare", operands: "EXPECTED ACTUAL [--diff DIR]",
    summary: "compare pictures, folders of them, animations or traces",
    examples: [
      Example(
        command: "segue compare old.png new.png --diff out", says: "two PNG files, and a picture of what differs"),
      Example(command: "segue compare frames/card new/card", says: "folders by file name, and what moved otherwise"),
      Example(command: "segue compare old.apng new.apng --tolerance yiq:0.1 --skip-aa", says: "animations by anybody"),
      Example(command: "segue compare a.png b.png --max-pixels 20 --json", says: "limits, and one JSON object"),
      Example(
        command: "segue compare code/card scene/card --map CardController=card",
        says: "whether a scene is a faithful port: views under two names"),
    ],
    notes: [
      "Samples are compared as stored, without colour management; of 16 bits the nearest 8.",
      "Every limit that is given must hold; without any no pixel may differ by more than the tolerance.",
      "Exit status: 0 equal or within the limits, 1 different, 2 usage, 4 a file cannot be read, 5 DIR cannot be written.",
    ],
    flags: limitFlags + [.difference, .map, .jobs, .json]
  ) { arguments, console throws(CommandError) in
    try CompareCommand(arguments, console).run()
  }
}

/// Compares what two operands hold.
@MainActor
struct CompareCommand {
  private let arguments: Arguments
  private let console: Console
  private let operands: ComparedOperands
  private let limits: ComparisonLimits
  private let names: NamePairs
  private let jobs: Int

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    do throws(UsageError) {
      limits = try arguments.comparisonLimits()
      names = try arguments.namePairs()
      jobs = try arguments.jobs()
    } catch {
      throw .usage(error)
    }
    operands = try ComparedOperands(arguments)
  }

  func run() throws(CommandError) -> ExitStatus {
    let input = try ComparisonInput(operands, limits, names)
    let pictures = try compare(input.pairs)
    var motions: [ComparedMotion] = []
    for trace in input.traces { motions.append(try compare(trace)) }
    let result = ComparisonResult(
      summary: ComparisonSummary(pictures, limits: limits), pictures: pictures, motions: motions, limits: limits,
      reason: arguments.value(.reason), isOfTraces: operands.kind == .traces)
    for picture in pictures {
      if case .unreadable(let message) = picture.outcome { console.complain("segue: \(message)") }
    }
    if arguments.has(.json) {
      try console.result(result.json)
    } else if console.detail != .quiet {
      try console.result(result.text(isVerbose: console.detail == .verbose))
    }
    return result.status
  }

  /// A few at a time, so that memory does not grow with their number.
  private func compare(_ pairs: [FilePair]) throws(CommandError) -> [ComparedPicture] {
    let comparison = FileComparison(limits, differenceFolder: arguments.value(.difference))
    let progress = FrameProgress("compare", total: pairs.count, console)
    defer { progress.finish() }
    let jobsOfEach = pairs.count == 1 ? jobs : 1
    var pictures: [ComparedPicture] = []
    for start in stride(from: 0, to: pairs.count, by: jobs) {
      if Signals.isInterrupted { throw .interrupted }
      let chunk = Array(pairs[start..<min(start + jobs, pairs.count)])
      let results = ParallelWork.map(count: chunk.count, jobs: jobs) { index in
        Result { () throws(ComparisonError) in try comparison.compare(chunk[index], jobs: jobsOfEach) }
      }
      do throws(ComparisonError) {
        for result in results { pictures += try result.get() }
      } catch {
        throw CommandError(error)
      }
      progress.advance(by: chunk.count)
    }
    return pictures
  }

  private func compare(_ trace: ComparisonInput.Trace) throws(CommandError) -> ComparedMotion {
    do throws(TraceFileError) {
      let comparison = try MotionComparison(expectedPath: trace.expected, actualPath: trace.actual, names: names)
      return ComparedMotion(name: trace.name, comparison: comparison)
    } catch {
      throw CommandError(error)
    }
  }
}

extension Arguments {
  /// Which views go by two names.
  func namePairs() throws(UsageError) -> NamePairs {
    var pairs = NamePairs()
    for text in all(.map) {
      let names = text.split(separator: "=", omittingEmptySubsequences: false)
      guard names.count == 2, !names[0].isEmpty else {
        throw .wrongValue(
          flag: "--map", found: text,
          expected: "NAME=NAME, EXPECTED's name first, or NAME= for a view that only EXPECTED has")
      }
      if names[1].isEmpty {
        pairs.leaveOut(expected: String(names[0]))
      } else {
        pairs.pair(expected: String(names[0]), actual: String(names[1]))
      }
    }
    return pairs
  }
}
