/// Rows of a gradient: the same shades as pixel by pixel, in one loop for each kind of map.
extension GradientShader {
  /// Writes the shades of some pixels of a row from the beginning of the room given, which must hold them.
  ///
  /// - Parameter opacities: nil where all are known to be full.
  func write(
    row: Int, columns: PixelRange, pixels: UnsafeMutablePointer<UInt32>, opacities: UnsafeMutablePointer<UInt32>?
  ) {
    if let w = place.w, kind == .axial {
      let (along, y) = (place.x, Double(row) + 0.5)
      unsafe write(columns, pixels, opacities) { column in
        let center = Double(column) + 0.5
        return along.value(center, y) * (1 / w.value(center, y))
      }
    } else if place.w != nil {
      unsafe write(columns, pixels, opacities) { location(x: $0, y: row) }
    } else if kind == .axial {
      let along = place.x
      let down = along.down * (Double(row) + 0.5)
      unsafe write(columns, pixels, opacities) { along.across * (Double($0) + 0.5) + down + along.atOrigin }
    } else {
      let (x, y) = (place.x, place.y)
      let (downX, downY) = (x.down * (Double(row) + 0.5), y.down * (Double(row) + 0.5))
      unsafe write(columns, pixels, opacities) { column in
        let center = Double(column) + 0.5
        let (u, v) = (x.across * center + downX + x.atOrigin, y.across * center + downY + y.atOrigin)
        return (u * u + v * v).squareRoot()
      }
    }
  }

  /// Stretch by stretch, so that within one nothing is looked up.
  @inline(__always)
  private func write(
    _ columns: PixelRange, _ pixels: UnsafeMutablePointer<UInt32>, _ opacities: UnsafeMutablePointer<UInt32>?,
    at location: (Int) -> Double
  ) {
    var x = columns.start
    while x < columns.end {
      var place = location(x)
      let stretch = ramp.stretch(at: place)
      repeat {
        let channels = stretch.channels(at: place)
        unsafe pixels[x &- columns.start] = GradientRamp.Stretch.pixel(channels)
        if let opacities = unsafe opacities {
          unsafe opacities[x &- columns.start] = GradientRamp.Stretch.whole(channels.w)
        }
        x &+= 1
        place = location(x)
      } while x < columns.end && place >= stretch.start && place < stretch.end
    }
  }

  /// The last row, `limit` at most, in which every column has the same colour as in a row.
  func lastAlike(_ row: Int, limit: Int) -> Int {
    if isUniformDown { return limit }
    guard isUniformAcross else { return row }
    let shade = shade(x: 0, y: row)
    var last = row
    while last < limit, self.shade(x: 0, y: last + 1) == shade { last += 1 }
    return last
  }
}
