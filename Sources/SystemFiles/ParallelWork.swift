import Dispatch

/// Independent pieces of work spread over processors.
package enum ParallelWork {
  /// The results of some pieces in their order, whatever the number of jobs.
  ///
  /// - Parameter jobs: how many may run at once; 1 works on the calling thread alone.
  package static func map<Output: Sendable>(
    count: Int, jobs: Int, _ work: @Sendable (Int) -> Output
  ) -> [Output] {
    let workers = min(jobs, count)
    guard workers > 1 else { return (0..<count).map(work) }
    return unsafe [Output](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each index belongs to exactly one worker, and all are done when this returns.
      nonisolated(unsafe) let slots = unsafe buffer
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        for index in stride(from: worker, to: count, by: workers) {
          unsafe slots.initializeElement(at: index, to: work(index))
        }
      }
      initializedCount = count
    }
  }
}
