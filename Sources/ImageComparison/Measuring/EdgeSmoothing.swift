import PNGCoding

/// Tells pixels that only smooth an edge (after Vyšniauskas, 2009), in the arithmetic of pixelmatch 7.2.
///
/// Such a pixel lies between a darker and a lighter neighbour, has few equal ones, and the darkest or the lightest of them
/// belongs to a flat area in both pictures.
struct EdgeSmoothing {
  private let pair: PicturePair
  private let width: Int
  private let height: Int

  init(_ pair: PicturePair) {
    self.pair = pair
    width = pair.width
    height = pair.height
  }

  /// Whether a pixel smooths an edge in either picture.
  ///
  /// - Parameter flat: what is known of flat areas.
  func smooths(x: Int, y: Int, _ flat: FlatNeighbours) -> Bool {
    let (expected, actual) = (pair.expected, pair.actual)
    func isFlatInBoth(_ place: Place) -> Bool {
      flat.isFlat(x: place.x, y: place.y)
        ?? (isFlat(x: place.x, y: place.y, in: expected.pixels.span, stride: expected.width)
          && isFlat(x: place.x, y: place.y, in: actual.pixels.span, stride: actual.width))
    }
    func smooths(in picture: StoredPNG) -> Bool {
      let (pixels, stride) = (picture.pixels.span, picture.width)
      guard !isInsideFlatArea(x: x, y: y, in: pixels, stride: stride),
        let (darkest, lightest) = extremes(x: x, y: y, in: pixels, stride: stride)
      else { return false }
      return isFlatInBoth(darkest) || isFlatInBoth(lightest)
    }
    return smooths(in: expected) || smooths(in: actual)
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
    if !isAtEdge(x: x, y: y) {
      switch Self.opaqueExtremes(around: y &* stride &+ x, in: pixels, stride: stride) {
      case .none: return nil
      case .found(let darkest, let lightest):
        return ((x + darkest.x, y + darkest.y), (x + lightest.x, y + lightest.y))
      case .transparent: break
      }
    }
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

  private enum Extremes {
    case none
    /// By their places from the pixel's.
    case found(darkest: Place, lightest: Place)
    /// Not all of them are opaque, so that what lies behind them counts.
    case transparent
  }

  /// The same for a pixel with eight neighbours, in whole numbers, which order colours alike: no two opaque colours are
  /// equally light.
  private static func opaqueExtremes(around place: Int, in pixels: Span<UInt32>, stride: Int) -> Extremes {
    let above = pixels.extracting((place &- stride &- 1)..<(place &- stride &+ 2))
    let own = pixels.extracting((place &- 1)..<(place &+ 2))
    let below = pixels.extracting((place &+ stride &- 1)..<(place &+ stride &+ 2))
    let center = own[1]
    // The pixel itself is one of them.
    var (equal, opacity): (Int, UInt32) = (0, center)
    for column in 0..<3 {
      opacity &= above[column] & own[column] & below[column]
      equal &+= (above[column] == center ? 1 : 0) &+ (own[column] == center ? 1 : 0)
      equal &+= below[column] == center ? 1 : 0
    }
    guard opacity >> 24 == 255 else { return .transparent }
    guard equal <= 3 else { return .none }
    let lightness = YIQ.opaqueLightness(center)
    var (least, most) = (0, 0)
    var (darkest, lightest): (Place, Place) = ((0, 0), (0, 0))
    func take(_ neighbour: UInt32, _ place: Place) {
      let difference = lightness &- YIQ.opaqueLightness(neighbour)
      if difference < least { (least, darkest) = (difference, place) }
      if difference > most { (most, lightest) = (difference, place) }
    }
    for column in 0..<3 {
      take(above[column], (column &- 1, -1))
      take(own[column], (column &- 1, 0))
      take(below[column], (column &- 1, 1))
    }
    return least == 0 || most == 0 ? .none : .found(darkest: darkest, lightest: lightest)
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

// MARK: - Runs

extension EdgeSmoothing {
  /// How far to the right of a pixel the answer is the same as for the pixel: the last one's place in the row.
  ///
  /// The answer depends on the two pixels to each side, so where the five rows around a pixel are runs of opaque colours in
  /// both pictures it is the same but for two pixels at either end.
  func lastAlike(x: Int, y: Int) -> Int {
    guard x > 1, y > 1, y < height - 2 else { return x }
    var end = width
    for row in [y, y - 1, y + 1, y - 2, y + 2] {
      end = Self.runEnd(in: pair.expected.pixels.span.extracting(pair.expectedRow(row)), from: x - 2, to: end)
      end = Self.runEnd(in: pair.actual.pixels.span.extracting(pair.actualRow(row)), from: x - 2, to: end)
      guard end > x + 3 else { return x }
    }
    return end - 3
  }

  /// Where a run of one opaque colour ends, looked for eight pixels at a time.
  private static func runEnd(in row: Span<UInt32>, from start: Int, to end: Int) -> Int {
    let color = row[start]
    guard color >> 24 == 255 else { return start }
    var x = start &+ 1
    while x &+ 8 <= end {
      let eight = row.extracting(x..<(x &+ 8))
      var difference: UInt32 = 0
      for place in 0..<8 { difference |= eight[place] ^ color }
      guard difference == 0 else { break }
      x &+= 8
    }
    while x < end, row[x] == color { x &+= 1 }
    return x
  }
}
