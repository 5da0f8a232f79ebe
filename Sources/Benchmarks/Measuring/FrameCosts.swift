import PNGCoding
import Raster

/// What one frame costs, or several together; seconds of processor time, and counts.
struct FrameCosts {
  var raster: Double = 0
  var encode: Double = 0
  var write: Double = 0
  var paintedRows: Double = 0
  /// What could not be left out.
  var work: StepTable = StepTable()

  var total: Double { raster + encode + write }

  static func += (sum: inout FrameCosts, more: FrameCosts) {
    for part in times + [\.paintedRows] { sum[keyPath: part] += more[keyPath: part] }
    sum.work += more.work
  }

  static func / (sum: FrameCosts, count: Int) -> FrameCosts {
    var mean = sum
    for part in times + [\.paintedRows] { mean[keyPath: part] /= Double(count) }
    mean.work = sum.work / count
    return mean
  }

  /// Keeps of each time the one that others disturbed least.
  mutating func formMinimum(_ other: FrameCosts) {
    for part in Self.times { self[keyPath: part] = min(self[keyPath: part], other[keyPath: part]) }
  }

  private static var times: [WritableKeyPath<FrameCosts, Double>] { [\.raster, \.encode, \.write] }
}

extension StepTable {
  mutating func set(_ painting: PaintingWork) {
    (self[.look], self[.find]) = (Double(painting.looks), Double(painting.finds))
    (self[.fill], self[.mix]) = (Double(painting.fills), Double(painting.mixes))
    (self[.cut], self[.edge]) = (Double(painting.cuts), Double(painting.edges))
    (self[.shadow], self[.sample]) = (Double(painting.shadows), Double(painting.samples))
  }

  mutating func set(_ encoding: EncodingWork) {
    (self[.block], self[.token]) = (Double(encoding.blocks), Double(encoding.codes))
    self[.denseByte] = Double(encoding.plainBytes)
  }
}
