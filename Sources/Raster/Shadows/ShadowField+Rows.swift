/// Rows of a shadow: between two nodes it is straight, and mostly level.
extension ShadowField {
  /// Pixels between two nodes of the grid.
  struct Stretch {
    /// Those of them that are wanted.
    var columns: PixelRange
    /// Where the first node lies.
    var node: Int
    /// The coverage there and at the next node.
    var left: Int
    var right: Int
  }

  /// The stretches of some pixels of a row, all within the bounds.
  func stretches(row y: Int, columns range: PixelRange) -> ShadowStretches {
    ShadowStretches(self, row: y, columns: range)
  }

  /// Whether opacities are written eight at a time: few pixels between nodes are no vector.
  ///
  /// Neighbouring nodes lie an eighth of sigma apart, where a Gaussian changes by a tenth at most; so twice a change fits
  /// 16 bits, whatever casts the shadow.
  func writesVectors(_ opacity: ShadowOpacity) -> Bool { across.step >= 4 && opacity.full < Opacity.full }

  /// Writes the opacities of a shadow's pixels in a stretch to the room given, which must hold them and seven more.
  @inline(__always)
  func writeVectors(_ stretch: Stretch, opacity: ShadowOpacity, to opacities: UnsafeMutablePointer<UInt16>) {
    let first = stretch.columns.start &- stretch.node
    let left = UInt16(truncatingIfNeeded: stretch.left)
    let twice = Int16(truncatingIfNeeded: 2 &* (stretch.right &- stretch.left))
    unsafe across.byEights.withUnsafeBytes { weights in
      @inline(__always)
      func write(_ index: Int) {
        // Pixels of a stretch lie less than a step after its node, and eight weights more are there.
        let eight = unsafe weights.loadUnaligned(fromByteOffset: 2 &* (first &+ index), as: SIMD8<Int16>.self)
        unsafe UnsafeMutableRawPointer(opacities + index).storeBytes(
          of: opacity.ofEight(left: left, twiceChange: twice, eight), as: SIMD8<UInt16>.self)
      }
      // Most stretches are no longer than one vector.
      write(0)
      var index = 8
      while index < stretch.columns.count {
        write(index)
        index &+= 8
      }
    }
  }

  /// The same for any step and opacity.
  func write(_ stretch: Stretch, opacity: ShadowOpacity, to opacities: UnsafeMutablePointer<UInt16>) {
    let first = stretch.columns.start &- stretch.node
    for index in 0..<stretch.columns.count {
      let coverage = Self.mix(stretch.left, stretch.right, across.weights[first + index])
      unsafe opacities[index] = UInt16(truncatingIfNeeded: min(Opacity.product(coverage, opacity.full), 32767))
    }
  }

  /// The last row that is the same as a row.
  func lastAlike(_ y: Int) -> Int {
    var row = down.place(of: y).node
    var last = y
    while row + 1 < rows.count, rows[row] == rows[row + 1] {
      row += 1
      last = down.pixel(ofNode: row + down.nodes.start)
    }
    return last
  }
}
