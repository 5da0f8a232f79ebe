/// What services that run a command many times say of which time it is.
package enum ShardEnvironment {
  private struct Service {
    let index: String
    let count: String
    /// The variable that says from where the index counts.
    var base: String?
    /// From where it counts when no variable says so.
    let standardBase: Int
    /// By how much the index grows.
    var step: String?
    /// From where it counts to a number of shards that is given; nil for the standard.
    var baseOfKnownCount: Int?
  }

  private static let services: [Service] = [
    // GitLab counts from 1.
    Service(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", standardBase: 1),
    Service(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", standardBase: 0),
    Service(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", standardBase: 0),
    // A Slurm array begins where --array says; one of which a task is run again tells only of that task.
    Service(
      index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", base: "SLURM_ARRAY_TASK_MIN", standardBase: 0,
      step: "SLURM_ARRAY_TASK_STEP", baseOfKnownCount: 1),
    // Kubernetes tells a pod its index, and nothing tells it how many there are.
    Service(index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS", standardBase: 0),
  ]

  /// The shard that the environment names; nil when it names none.
  ///
  /// - Parameter knownCount: the number of shards, of which the environment then names one, whatever it says of theirs.
  package static func shard(
    of knownCount: Int? = nil, _ variable: (String) -> String?
  ) throws(ShardError) -> VerificationResult.Shard? {
    for service in services {
      guard let index = variable(service.index), !index.isEmpty else { continue }
      if let knownCount { return try shard(index, of: knownCount, service) }
      guard let count = variable(service.count), !count.isEmpty else {
        throw .missingCount(index: service.index, count: service.count)
      }
      guard let number = Int(index), let total = Int(count), total > 0,
        let base = Int(service.base.flatMap(variable) ?? "\(service.standardBase)"), base >= 0, number >= base,
        let step = Int(service.step.flatMap(variable) ?? "1"), step > 0, (number - base) / step < total
      else { throw .outside("\(service.index)=\(index) of \(service.count)=\(count)") }
      return VerificationResult.Shard(index: (number - base) / step + 1, count: total)
    }
    return nil
  }

  private static func shard(
    _ index: String, of count: Int, _ service: Service
  ) throws(ShardError) -> VerificationResult.Shard {
    let base = service.baseOfKnownCount ?? service.standardBase
    guard let number = Int(index), number >= base, number - base < count else {
      throw .outsideKnownCount("\(service.index)=\(index)", first: base, count: count)
    }
    return VerificationResult.Shard(index: number - base + 1, count: count)
  }
}

/// Why the environment's shard is not understood.
package enum ShardError: Error, Hashable, Sendable {
  case missingCount(index: String, count: String)
  /// With what was found.
  case outside(String)
  /// With what was found, and from where it has to count.
  case outsideKnownCount(String, first: Int, count: Int)
}

extension ShardError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingCount(let index, let count):
      "\(index) is set and \(count) is not; set it to the number of shards, or give --shard auto/N or I/N"
    case .outside(let found): "\(found) is no shard; give --shard I/N"
    case .outsideKnownCount(let found, let first, let count):
      "\(found) is none of \(count) shards; they count from \(first) to \(first + count - 1)"
    }
  }
}

extension VerificationResult.Shard {
  /// Reads `2/5`; nil for anything else.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count > 0, (1...count).contains(index)
    else { return nil }
    self.init(index: index, count: count)
  }
}
