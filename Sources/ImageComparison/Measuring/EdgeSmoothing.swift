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
  func smooths(x: Int, y: Int) -> Bool {
    let (expected, actual) = (pair.expected, pair.actual)
    return smooths(
      x: x, y: y, in: expected.pixels.span, stride: expected.width, beside: actual.pixels.span,
      otherStride: actual.width)
      || smooths(
        x: x, y: y, in: actual.pixels.span, stride: actual.width, beside: expected.pixels.span,
        otherStride: expected.width)
  }

  private func smooths(
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
    if !isAtEdge(x: x, y: y) {
      switch Self.opaqueExtremes(around: y &* stride &+ x, in: pixels, stride: stride) {
      case .none: return nil
      case .found(let darkest, let lightest):
        return ((darkest % stride, darkest / stride), (lightest % stride, lightest / stride))
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
    case found(darkest: Int, lightest: Int)
    /// Not all of them are opaque, so that what lies behind them counts.
    case transparent
  }

  /// The same for a pixel with eight neighbours by their places, in whole numbers, which order colours alike: no two
  /// opaque colours are equally light.
  private static func opaqueExtremes(around place: Int, in pixels: Span<UInt32>, stride: Int) -> Extremes {
    let center = pixels[place]
    var (equal, opacity): (Int, UInt32) = (0, center)
    for row in 0..<3 {
      let start = place &+ (row &- 1) &* stride &- 1
      for neighbour in start..<(start &+ 3) {
        opacity &= pixels[neighbour]
        if pixels[neighbour] == center { equal &+= 1 }
      }
    }
    guard opacity >> 24 == 255 else { return .transparent }
    // The pixel itself is one of them.
    guard equal <= 3 else { return .none }
    let lightness = YIQ.opaqueLightness(center)
    var (least, most) = (0, 0)
    var (darkest, lightest) = (place, place)
    for column in 0..<3 {
      for row in 0..<3 {
        let neighbour = place &+ (row &- 1) &* stride &+ column &- 1
        let difference = lightness &- YIQ.opaqueLightness(pixels[neighbour])
        if difference < least { (least, darkest) = (difference, neighbour) }
        if difference > most { (most, lightest) = (difference, neighbour) }
      }
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
  /// Shorter runs are cheaper looked at pixel by pixel.
  private static let shortestRun: Int = 8

  /// The part of a run of opaque pixels, equal in each picture, whose pixels all smooth an edge or all do not.
  ///
  /// Whether a pixel does depends on the two pixels to each of its sides, so where the five rows around it are runs too the
  /// answer is the same all along but for two pixels at either end.
  func alikePart(of run: Range<Int>, y: Int) -> (part: Range<Int>, smooths: Bool)? {
    guard run.count >= Self.shortestRun else { return nil }
    if y > 0, isRepeated(run, y: y, of: y - 1) { return (run.dropFirst().dropLast(), false) }
    for row in max(y - 2, 0)...min(y + 2, height - 1) where row != y {
      guard isRun(run, y: row) else { return nil }
    }
    let part = (run.lowerBound + 2)..<(run.upperBound - 2)
    return (part, smooths(x: part.lowerBound, y: y))
  }

  /// Whether a run goes on in another row of both pictures: it has three equal neighbours then, and smooths nothing.
  private func isRepeated(_ run: Range<Int>, y: Int, of other: Int) -> Bool {
    isRun(run, y: other)
      && pair.expected.pixels[other * pair.expected.width + run.lowerBound]
        == pair.expected.pixels[y * pair.expected.width + run.lowerBound]
      && pair.actual.pixels[other * pair.actual.width + run.lowerBound]
        == pair.actual.pixels[y * pair.actual.width + run.lowerBound]
  }

  /// Whether a row is of one opaque colour along a run, in each picture.
  private func isRun(_ run: Range<Int>, y: Int) -> Bool {
    Self.isRun(pair.expected.pixels.span, from: y * pair.expected.width + run.lowerBound, count: run.count)
      && Self.isRun(pair.actual.pixels.span, from: y * pair.actual.width + run.lowerBound, count: run.count)
  }

  private static func isRun(_ pixels: Span<UInt32>, from start: Int, count: Int) -> Bool {
    let row = pixels.extracting(start..<(start + count))
    let first = row[0]
    var difference: UInt32 = 0
    for x in row.indices { difference |= row[x] ^ first }
    return difference == 0 && first >> 24 == 255
  }
}
