import Raster

/// What one frame costs, or several together; seconds of processor time, and counts.
struct FrameCosts {
  var raster: Double = 0
  var encode: Double = 0
  var write: Double = 0
  var paintedRows: Double = 0
  var denseRows: Double = 0
  var runs: Double = 0
  var tokens: Double = 0
  var bytes: Double = 0
  var looks: Double = 0
  var fills: Double = 0
  var mixes: Double = 0
  var edges: Double = 0
  var shadows: Double = 0
  var samples: Double = 0

  var total: Double { raster + encode + write }

  static func += (sum: inout FrameCosts, more: FrameCosts) {
    for part in Self.times + Self.counts { sum[keyPath: part] += more[keyPath: part] }
  }

  static func / (sum: FrameCosts, count: Int) -> FrameCosts {
    var mean = sum
    for part in times + counts { mean[keyPath: part] /= Double(count) }
    return mean
  }

  mutating func set(_ work: PaintingWork) {
    (looks, fills, mixes) = (Double(work.looks), Double(work.fills), Double(work.mixes))
    (edges, shadows, samples) = (Double(work.edges), Double(work.shadows), Double(work.samples))
  }

  /// Keeps of each time the one that others disturbed least.
  mutating func formMinimum(_ other: FrameCosts) {
    for part in Self.times { self[keyPath: part] = min(self[keyPath: part], other[keyPath: part]) }
  }

  private static var times: [WritableKeyPath<FrameCosts, Double>] { [\.raster, \.encode, \.write] }
  private static var counts: [WritableKeyPath<FrameCosts, Double>] {
    [
      \.paintedRows, \.denseRows, \.runs, \.tokens, \.bytes, \.looks, \.fills, \.mixes, \.edges, \.shadows, \.samples,
    ]
  }
}
