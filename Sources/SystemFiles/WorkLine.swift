import Dispatch

/// Pieces of work that several workers take in turn and whose results come back in order.
///
/// Whoever hands the pieces in is one of the workers: it works while it waits for a result. So nobody has to wait until a
/// whole batch is done, and no more threads are busy than there are tools.
package final class WorkLine<Piece: Sendable, Output: Sendable, Tool> {
  private let work: @Sendable (Piece, Tool) -> Output
  private let tools: [Tool]
  private let queues: [DispatchQueue]
  private let desk = WorkDesk<Piece, Output>()
  /// Pieces whose results were not taken, the oldest first.
  private var jobs: [WorkJob<Piece, Output>] = []

  /// - Parameters:
  ///   - tools: one for each worker, at least one, which nobody else uses meanwhile; results must not depend on which
  ///     it was.
  ///   - work: what is done with a piece.
  package init(tools: [Tool], _ work: @escaping @Sendable (Piece, Tool) -> Output) {
    precondition(!tools.isEmpty, "somebody has to work")
    self.work = work
    self.tools = tools
    queues = tools.indices.dropFirst().map { DispatchQueue(label: "segue.worker.\($0)") }
  }

  deinit { desk.clear() }

  /// How many results are to come.
  package var count: Int { jobs.count }

  /// Hands a piece in; a worker that has nothing to do takes it at once.
  package func submit(_ piece: Piece) {
    let job = WorkJob<Piece, Output>(piece)
    jobs.append(job)
    desk.put(job)
    for (queue, tool) in zip(queues, tools.dropFirst()) {
      // A queue does one thing at a time, and nobody but it has this tool.
      nonisolated(unsafe) let tool = tool
      queue.async { [desk, work] in desk.take()?.finish { unsafe work($0, tool) } }
    }
  }

  /// The result of the oldest piece; nil when there is none.
  package func next() -> Output? {
    guard !jobs.isEmpty else { return nil }
    let oldest = jobs.removeFirst()
    while !oldest.isDone, let job = desk.take() { job.finish { work($0, tools[0]) } }
    return oldest.result
  }
}

/// Where the pieces lie that nobody has taken yet.
private final class WorkDesk<Piece: Sendable, Output: Sendable>: Sendable {
  private let turn = DispatchSemaphore(value: 1)
  /// Looked at only by who has the turn.
  nonisolated(unsafe) private var jobs: [WorkJob<Piece, Output>] = []

  func put(_ job: WorkJob<Piece, Output>) { inTurn { unsafe jobs.append(job) } }

  /// The oldest; nil when somebody else was quicker.
  func take() -> WorkJob<Piece, Output>? { inTurn { unsafe jobs.isEmpty ? nil : jobs.removeFirst() } }

  func clear() { inTurn { unsafe jobs.removeAll() } }

  private func inTurn<Result>(_ act: () -> Result) -> Result {
    turn.wait()
    defer { turn.signal() }
    return act()
  }
}

/// One piece and, once it is done, its result.
private final class WorkJob<Piece: Sendable, Output: Sendable>: Sendable {
  private let piece: Piece
  private let done = DispatchSemaphore(value: 0)
  /// Written once, before `done` is signalled, and read behind that.
  nonisolated(unsafe) private var output: Output?

  init(_ piece: Piece) { self.piece = piece }

  func finish(_ work: (Piece) -> Output) {
    unsafe output = work(piece)
    done.signal()
  }

  var isDone: Bool {
    guard done.wait(timeout: .now()) == .success else { return false }
    done.signal()
    return true
  }

  /// Waits for it.
  var result: Output? {
    done.wait()
    return unsafe output
  }
}
