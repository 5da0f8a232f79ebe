/// Tells pixels that only smooth an edge (after Vyšniauskas, 2009), in the arithmetic of pixelmatch 7.2.
///
/// Such a pixel lies between a darker and a lighter neighbour, has few equal ones, and the darkest or the lightest of them
/// belongs to a flat area in both pictures.
struct EdgeSmoothing {
  let width: Int
  let height: Int

  /// Whether a pixel of the first picture smooths an edge.
  ///
  /// - Parameters:
  ///   - stride: pixels from one row of a picture to its next.
  func smooths(
    x: Int, y: Int, in pixels: Span<UInt32>, stride: Int, beside other: Span<UInt32>, otherStride: Int
  ) -> Bool {
    guard !isInsideFlatArea(x: x, y: y, in: pixels, stride: stride),
      let (darkest, lightest) = extremes(x: x, y: y, in: pixels, stride: stride)
    else { return false }
    func isFlatInBoth(_ place: Place) -> Bool {
      isFlat(x: place.x, y: place.y, in: pixels, stride: stride)
        && isFlat(x: place.x, y: place.y, in: other, stride: otherStride)
    }
    return isFlatInBoth(darkest) || isFlatInBoth(lightest)
  }

  /// Whether three neighbours equal a pixel, which most often tells at a glance that it smooths no edge.
  private func isInsideFlatArea(x: Int, y: Int, in pixels: Span<UInt32>, stride: Int) -> Bool {
    guard x > 0, y > 0, x < width - 1 else { return false }
    let place = y &* stride &+ x
    let center = pixels[place]
    return pixels[place &- 1] == center && pixels[place &+ 1] == center && pixels[place &- stride] == center
  }

  private typealias Place = (x: Int, y: Int)

  /// The darkest and the lightest neighbour; nil when one is missing, or more than two neighbours are as light.
  ///
  /// Of equally dark ones the first counts, column by column.
  private func extremes(x: Int, y: Int, in pixels: Span<UInt32>, stride: Int) -> (Place, Place)? {
    let center = pixels[y &* stride &+ x]
    var equal = isAtEdge(x: x, y: y) ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var (darkest, lightest): (Place, Place) = ((0, 0), (0, 0))
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let lightness = YIQ.lightness(center, pixels[row &* stride &+ column], at: y &* width &+ x)
        if lightness == 0 {
          equal += 1
          if equal > 2 { return nil }
        } else if lightness < least {
          (least, darkest) = (lightness, (column, row))
        } else if lightness > most {
          (most, lightest) = (lightness, (column, row))
        }
      }
    }
    return least == 0 || most == 0 ? nil : (darkest, lightest)
  }

  /// Whether more than two neighbours equal a pixel; an edge of the picture stands for one.
  private func isFlat(x: Int, y: Int, in pixels: Span<UInt32>, stride: Int) -> Bool {
    let center = pixels[y &* stride &+ x]
    var equal = isAtEdge(x: x, y: y) ? 1 : 0
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        if pixels[row &* stride &+ column] == center { equal += 1 }
      }
    }
    return equal > 2
  }

  private func isAtEdge(x: Int, y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }
}
