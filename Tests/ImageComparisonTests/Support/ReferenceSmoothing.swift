import PNGCoding

/// The rule of anti-aliasing written down pixel by pixel on lists of neighbours, to hold the fast way to.
struct ReferenceSmoothing {
  let expected: StoredPNG
  let actual: StoredPNG

  /// Pixels that differ at all and smooth an edge in either picture.
  var count: Int {
    expected.pixels.indices.count { index in
      expected.pixels[index] != actual.pixels[index]
        && (smooths(index, expected, actual) || smooths(index, actual, expected))
    }
  }

  private func smooths(_ index: Int, _ picture: StoredPNG, _ other: StoredPNG) -> Bool {
    let around = neighbours(of: index).map { (place: $0, light: lightness(picture, index) - lightness(picture, $0)) }
    let equal = around.count { $0.light == 0 } + (isAtEdge(index) ? 1 : 0)
    // The first of equals, as their order is that of columns.
    let darkest = around.map(\.light).min() ?? 0
    let lightest = around.map(\.light).max() ?? 0
    guard equal <= 2, darkest < 0, lightest > 0 else { return false }
    return [darkest, lightest].contains { extreme in
      guard let place = around.first(where: { $0.light == extreme })?.place else { return false }
      return isFlat(place, picture) && isFlat(place, other)
    }
  }

  private func isFlat(_ index: Int, _ picture: StoredPNG) -> Bool {
    neighbours(of: index).count { picture.pixels[$0] == picture.pixels[index] } + (isAtEdge(index) ? 1 : 0) > 2
  }

  private func neighbours(of index: Int) -> [Int] {
    let (x, y) = (index % expected.width, index / expected.width)
    let columns = [x - 1, x, x + 1].filter { (0..<expected.width).contains($0) }
    let rows = [y - 1, y, y + 1].filter { (0..<expected.height).contains($0) }
    return columns.flatMap { column in rows.map { $0 * expected.width + column } }.filter { $0 != index }
  }

  private func isAtEdge(_ index: Int) -> Bool {
    let (x, y) = (index % expected.width, index / expected.width)
    return x == 0 || y == 0 || x == expected.width - 1 || y == expected.height - 1
  }

  /// In hundred-millionths, by the weights of Kotsarenko and Ramos (2010); pixels of these pictures are opaque.
  private func lightness(_ picture: StoredPNG, _ index: Int) -> Int {
    let weights = [29_889_531, 58_662_247, 11_448_223]
    return weights.enumerated().reduce(0) { sum, weight in
      sum + weight.element * Int(picture.pixels[index] >> UInt32(8 * weight.offset) & 255)
    }
  }
}
