import Dispatch

/// Independent pieces of work spread over processors.
package enum ParallelWork {
  /// The results of some pieces in their order, whatever the number of jobs.
  ///
  /// - Parameter jobs: how many may run at once; 1 works on the calling thread alone.
  package static func map<Output: Sendable>(
    count: Int, jobs: Int, _ work: @Sendable (Int) -> Output
  ) -> [Output] {
    map(count: count, tools: [Void](repeating: (), count: max(jobs, 1))) { index, _ in work(index) }
  }

  /// The results of some pieces in their order, each made with a tool that nobody else uses meanwhile.
  ///
  /// - Parameter tools: one for each that may run at once, at least one; results must not depend on which it was.
  package static func map<Output: Sendable, Tool>(
    count: Int, tools: [Tool], _ work: @Sendable (Int, Tool) -> Output
  ) -> [Output] {
    let workers = min(tools.count, count)
    guard workers > 1 else { return (0..<count).map { work($0, tools[0]) } }
    return unsafe [Output](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each index belongs to exactly one worker, each tool too, and all are done when this returns.
      nonisolated(unsafe) let slots = unsafe buffer
      nonisolated(unsafe) let tools = tools
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        for index in stride(from: worker, to: count, by: workers) {
          unsafe slots.initializeElement(at: index, to: work(index, tools[worker]))
        }
      }
      initializedCount = count
    }
  }
}
