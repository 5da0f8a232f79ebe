import Foundation

/// A picture of coverage blurred by a whole Gaussian in floating point.
package struct IndependentGaussian {
  package let width: Int
  package let height: Int
  private var values: [Double]

  package subscript(x: Int, y: Int) -> Double { values[y * width + x] }

  /// - Parameter coverage: 0…1 at each pixel, 0 everywhere else.
  package init(width: Int, height: Int, sigma: (x: Double, y: Double), coverage: (Int, Int) -> Double) {
    (self.width, self.height) = (width, height)
    let source = (0..<(width * height)).map { coverage($0 % width, $0 / width) }
    let across = Self.weights(sigma.x, reach: width)
    let down = Self.weights(sigma.y, reach: height)
    var blurred = [Double](repeating: 0, count: source.count)
    for index in source.indices where source[index] != 0 {
      let (x, y) = (index % width, index / width)
      for to in 0..<width { blurred[y * width + to] += source[index] * across[abs(to - x)] }
    }
    values = [Double](repeating: 0, count: source.count)
    for from in 0..<height {
      for to in 0..<height {
        let weight = down[abs(to - from)]
        guard weight > 1e-12 else { continue }
        for x in 0..<width { values[to * width + x] += blurred[from * width + x] * weight }
      }
    }
  }

  private static func weights(_ sigma: Double, reach: Int) -> [Double] {
    guard sigma > 0 else { return [1] + [Double](repeating: 0, count: reach) }
    func density(_ offset: Int) -> Double { Foundation.exp(-Double(offset * offset) / (2 * sigma * sigma)) }
    let far = Int(12 * sigma) + 2
    let total = (-far...far).reduce(0) { $0 + density($1) }
    return (0...reach).map { density($0) / total }
  }
}
