import Dispatch
import SystemFiles
import Testing

@Suite struct WorkLineTests {
  /// A tool that notices when it is used twice at once.
  private final class Tool: Sendable {
    private let free = DispatchSemaphore(value: 1)

    func use<Result>(_ work: () -> Result) -> Result? {
      guard free.wait(timeout: .now()) == .success else { return nil }
      defer { free.signal() }
      return work()
    }
  }

  private static func line(workers: Int) -> WorkLine<Int, Int?, Tool> {
    WorkLine(tools: (0..<workers).map { _ in Tool() }) { number, tool in
      tool.use { (0..<(number % 7) * 1000).reduce(number * 2) { sum, step in sum + step % 2 - step % 2 } }
    }
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 5, 200])
  func resultsComeInTheOrderOfThePieces(workers: Int, waiting: Int) {
    let line = Self.line(workers: workers)
    var results: [Int?] = []
    for number in 0..<300 {
      line.submit(number)
      while line.count > waiting, let result = line.next() { results.append(result) }
    }
    while let result = line.next() { results.append(result) }
    #expect(results == (0..<300).map { $0 * 2 })
    #expect(line.count == 0)
  }

  @Test func nothingComesOfNothing() {
    #expect(Self.line(workers: 2).next() == nil)
  }

  @Test func aLineThatIsGivenUpIsForgotten() {
    for _ in 0..<50 {
      let line = Self.line(workers: 3)
      for number in 0..<20 { line.submit(number) }
      _ = line.next()
    }
  }
}
