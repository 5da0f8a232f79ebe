package import DisplayLists
import Geometry
import Pixels

/// Seeded random display lists of all there is to paint, on small canvases.
package struct RandomDisplayLists {
  private var random: SeededGenerator
  /// Of the canvas at hand.
  private var size = Size(1, 1)

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  package mutating func next() -> DisplayList {
    let (width, height) = canvas()
    size = Size(Double(width), Double(height))
    var items: [DisplayItem] = []
    appendItems(random.whole(1...6), depth: 0, to: &items)
    let background = random.chance(60) ? Color.white : color()
    return DisplayList(width: width, height: height, background: background, items: items)
  }

  private mutating func canvas() -> (width: Int, height: Int) {
    switch random.whole(1...10) {
    // The row is wider than a machine word has bits.
    case 1: (random.whole(60...140), random.whole(1...3))
    // There are rows enough for some to repeat, and for a shadow to run straight.
    case 2: (random.whole(1...20), random.whole(40...80))
    default: (random.whole(1...13), random.whole(1...13))
    }
  }

  private mutating func appendItems(_ count: Int, depth: Int, to items: inout [DisplayItem]) {
    for _ in 0..<count {
      switch random.whole(1...100) {
      case ...12 where depth < 3: appendScope(.beginClip(silhouette()), depth, to: &items)
      case ...22 where depth < 3: appendScope(.beginGroup(opacity: opacity()), depth, to: &items)
      case ...32: items.append(DisplayItem(.shadow(shadow(depth))))
      case ...50: items.append(DisplayItem(.fill(coveringFill())))
      default: items.append(DisplayItem(.fill(fill(depth))))
      }
    }
  }

  private mutating func appendScope(_ begin: DisplayItem.Content, _ depth: Int, to items: inout [DisplayItem]) {
    items.append(DisplayItem(begin))
    // A scope that holds nothing but a scope is a case of its own.
    if random.chance(30) {
      appendScope(random.chance(50) ? .beginGroup(opacity: opacity()) : .beginClip(silhouette()), depth + 1, to: &items)
    } else {
      appendItems(random.whole(0...3), depth: depth + 1, to: &items)
    }
    // Now and then the end is forgotten.
    if !random.chance(4) { items.append(DisplayItem(.end)) }
  }

  private mutating func opacity() -> Double {
    random.chance(40) ? 1 : random.one(of: [0, 0.25, 0.5, 1.5, random.number(0...1)])
  }

  private mutating func color() -> Color {
    let alpha = random.chance(60) ? 1 : random.number(-0.1...1.1)
    return Color(
      red: random.number(-0.1...1.1), green: random.number(0...1), blue: random.number(0...1), alpha: alpha)
  }

  private mutating func silhouette() -> Silhouette {
    random.chance(80) ? RandomShapes.silhouette(&random) : card()
  }

  /// A large rect with like corners, as screens and cards are.
  private mutating func card() -> Silhouette {
    let snaps = random.chance(60)
    func whole(_ number: Double) -> Double { snaps ? number.rounded() : number }
    let rect = Rect(
      whole(random.number(-3...(size.width / 3))), whole(random.number(-3...(size.height / 3))),
      whole(random.number(2...(size.width + 4))), whole(random.number(2...(size.height + 4))))
    let radius = random.chance(40) ? 0 : whole(random.number(0...9))
    let curve: CornerCurve = random.chance(50) ? .circular : .continuous
    return Silhouette(
      .roundedRect(RoundedRect(rect, radii: CornerRadii(radius), curve: curve)), transform: .identity)
  }

  /// An opaque card that hides what lies below it.
  private mutating func coveringFill() -> Fill {
    let opaque = Color(red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1))
    return Fill(card(), paint: .color(opaque))
  }

  private mutating func fill(_ depth: Int) -> Fill {
    let silhouette = silhouette()
    switch random.whole(1...10) {
    case 1...5: return Fill(silhouette, paint: .color(color()), opacity: opacity())
    case 6...8: return Fill(silhouette, paint: .gradient(gradient()), opacity: opacity())
    case 10 where depth < 2:
      var items: [DisplayItem] = []
      appendItems(2, depth: depth + 2, to: &items)
      let list = DisplayList(
        width: random.whole(1...8), height: random.whole(1...8), background: random.chance(50) ? .clear : color(),
        items: items)
      let paint = RasterizedPaint(list: list, target: RandomShapes.rect(&random))
      return Fill(silhouette, paint: .rasterized(paint), opacity: opacity())
    default: return Fill(silhouette, paint: .picture(picture()), opacity: opacity())
    }
  }

  private mutating func gradient() -> Gradient {
    var locations = (0..<random.whole(1...4)).map { _ in
      random.chance(50) ? Double(random.whole(0...2)) / 2 : random.number(-0.2...1.2)
    }
    locations.sort()
    let ends = random.one(of: [
      (Point(0.5, 0), Point(0.5, 1)), (Point(0, 0.5), Point(1, 0.5)), (Point(0.5, 0.5), Point(1, 1)),
      (Point(0.3, 0.3), Point(0.3, 0.3)), (Point(random.number(0...1), 0.2), Point(0.7, random.number(0...1))),
    ])
    return Gradient(
      kind: random.chance(60) ? .axial : .radial, stops: locations.map { .init(location: $0, color: color()) },
      start: ends.0, end: ends.1, rect: RandomShapes.rect(&random))
  }

  private mutating func picture() -> PicturePaint {
    // Now and then one pixel stands for many of the picture.
    let side = random.chance(10) ? 10...40 : 1...9
    let (width, height) = (random.whole(side), random.whole(side))
    var bitmap = Bitmap(width: width, height: height)
    let isOpaque = random.chance(50)
    for index in bitmap.pixels.indices {
      let straight = UInt32(truncatingIfNeeded: random.next()) | (isOpaque ? 0xff00_0000 : 0)
      bitmap.pixels[index] = StraightPixel.premultiply(straight)
    }
    let whole = Rect(0, 0, Double(width), Double(height))
    let part = Rect(
      random.number(-1...3), random.number(-1...3), random.number(0.5...5), random.number(0.5...5))
    return PicturePaint(
      picture: Picture(bitmap), source: random.chance(60) ? whole : part, target: RandomShapes.rect(&random))
  }

  private mutating func shadow(_ depth: Int) -> Shadow {
    var caster = Shadow.Caster.silhouette(silhouette())
    if random.chance(30), depth < 3 {
      var items: [DisplayItem] = []
      appendItems(random.whole(1...3), depth: depth + 2, to: &items)
      caster = .items(items)
    }
    let sigma = random.one(of: [0, 0.4, 2, 6, 18])
    return Shadow(
      caster: caster, offset: Point(random.number(-4...4), Double(random.whole(-4...4))),
      sigma: Size(sigma, random.chance(80) ? sigma : random.number(0...20)), color: color(), opacity: opacity())
  }
}
