/// Where along one axis a shadow is evaluated: every so many pixels, counted from the caster.
struct ShadowGrid: Sendable {
  /// Pixels from one node to the next.
  let step: Int
  /// The pixel of node 0.
  let origin: Int
  /// The nodes that some pixels need.
  let nodes: PixelRange
  /// For each pixel after a node, how much of the next node it takes: in 32768ths.
  let weights: ContiguousArray<Int>
  /// The same in 16 bits, and eight more, so that eight may be read wherever there is one.
  let byEights: ContiguousArray<Int16>

  /// - Parameters:
  ///   - caster: the pixels of the caster, on the canvas or off it, so that its shadow moves with it.
  ///   - wanted: the pixels that the shadow is wanted for.
  init(caster: PixelRange, kernel: GaussianKernel, wanted: PixelRange) {
    step = max(1, Int(kernel.sigma / 8))
    let step = step
    weights = ContiguousArray((0..<step).map { (2 * 32768 * $0 + step) / (2 * step) })
    byEights = ContiguousArray(weights.map { Int16($0) } + [Int16](repeating: 0, count: 8))
    let before = (kernel.radius + step - 1) / step + 1
    origin = caster.start - before * step
    let last = (caster.end + kernel.radius - origin + step - 1) / step + 1
    let seen = PixelRange(origin, origin + last * step + 1).intersection(wanted)
    guard !seen.isEmpty else {
      nodes = .empty
      return
    }
    nodes = PixelRange((seen.start - origin) / step, (seen.end - 1 - origin + step - 1) / step + 1)
  }

  func pixel(ofNode node: Int) -> Int { origin + node * step }

  /// The first pixel after one that a node lies on, whether or not a pixel needs that node.
  func nodeAfter(_ pixel: Int) -> Int {
    let distance = pixel - origin
    let past = distance % step
    return pixel - past + (past < 0 ? 0 : step)
  }

  /// The pixels between the first and the last node.
  var pixels: PixelRange {
    nodes.isEmpty ? .empty : PixelRange(pixel(ofNode: nodes.start), pixel(ofNode: nodes.end - 1) + 1)
  }

  /// The node at or before a pixel within the grid, from the first of `nodes`, and the weight of the next one.
  @inline(__always)
  func place(of pixel: Int) -> (node: Int, weight: Int) {
    let distance = pixel &- origin
    let node = distance / step
    let past = distance &- node &* step
    return (node &- nodes.start, weights[past])
  }
}
