/// Round numbers along an axis.
package struct AxisTicks: Hashable, Sendable {
  package let values: [Double]
  private let decimals: Int

  /// The numbers 1, 2 and 5 times a power of ten that lie in a range, so many steps at most.
  package init(in range: ClosedRange<Double>, most: Int) {
    self.init(in: range, Self.roundStep(atLeast: (range.upperBound - range.lowerBound) / Double(most)))
  }

  private init(in range: ClosedRange<Double>, _ step: (size: Double, decimals: Int)) {
    let first = (range.lowerBound / step.size - Self.slack).rounded(.up)
    let last = (range.upperBound / step.size + Self.slack).rounded(.down)
    values = last >= first ? (0...Int(last - first)).map { (first + Double($0)) * step.size } : []
    decimals = step.decimals
  }

  /// The smallest range from round number to round number around some values, with ticks on both its ends.
  package static func around(_ values: [Double], most: Int) -> (range: ClosedRange<Double>, ticks: AxisTicks) {
    var (low, high) = (values.min() ?? 0, values.max() ?? 1)
    if high - low < smallestSpan {
      // A value that stays is drawn in the middle.
      let half = max(abs(high) / 2, leastHalf)
      (low, high) = (low - half, high + half)
    }
    let step = roundStep(atLeast: (high - low) / Double(most))
    let range =
      (low / step.size + slack).rounded(.down) * step.size...(high / step.size - slack).rounded(.up) * step.size
    return (range, AxisTicks(in: range, step))
  }

  /// What a tick is labelled with.
  package func label(of value: Double) -> String {
    let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let units = (abs(value) * scale).rounded()
    guard units < Self.largestWhole else { return String(value) }
    let digits = String(Int(units))
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    let sign = value < 0 && units > 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// What a value may lie beside a tick, in steps, and still be on it.
  private static let slack = 1e-6
  /// Values nearer to each other than this stay, and are drawn as they are.
  private static let smallestSpan = 1e-4
  /// Half the axis around a value that stays, at least.
  private static let leastHalf = 0.5
  /// Numbers from here on are labelled with an exponent.
  private static let largestWhole = 1e9

  private static func roundStep(atLeast least: Double) -> (size: Double, decimals: Int) {
    var power = 1.0
    var decimals = 0
    while power < least { power *= 10 }
    // Below 1 a whole number is divided once: 0.1 is no product of tenths.
    var divisor = 1.0
    while power / divisor / 10 >= least, divisor < 1e9 { divisor *= 10 }
    let top = power / divisor
    let size = [top / 5, top / 2, top].first { $0 >= least } ?? top
    var rest = size
    while abs(rest - rest.rounded()) > slack, decimals < 9 {
      rest *= 10
      decimals += 1
    }
    return (size, decimals)
  }
}
