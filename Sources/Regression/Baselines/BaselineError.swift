/// Why a baseline cannot be used.
package enum BaselineError: Error, Hashable, Sendable {
  /// Two versions were not joined; the marker stands in a line counted from 1.
  case conflict(path: String, line: Int)
  case malformed(path: String, line: Int, problem: String)
  case otherFormat(path: String, Int)
}

extension BaselineError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .conflict(let path, let line):
      "\(path):\(line):1: error: a conflict marker: two versions of the baseline were not joined; record it anew"
    case .malformed(let path, let line, let problem):
      "\(path):\(line):1: error: the baseline is damaged: \(problem); record it anew"
    case .otherFormat(let path, let format):
      "\(path):1:1: error: the baseline has format \(format), and this version of segue reads format \(Baseline.format); "
        + "record it anew, or use the version that wrote it"
    }
  }
}
