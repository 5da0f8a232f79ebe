package import DisplayLists
package import Geometry

/// Seeded random shapes around a small canvas, and maps of every class.
package enum RandomShapes {
  package static func silhouette(_ random: inout SeededGenerator) -> Silhouette {
    Silhouette(shape(&random), transform: transform(&random))
  }

  package static func rect(_ random: inout SeededGenerator) -> Rect {
    if random.chance(50) {
      return Rect(
        Double(random.whole(-4...20)), Double(random.whole(-4...20)), Double(random.whole(0...26)),
        Double(random.whole(0...26)))
    }
    return Rect(
      random.number(-4...20), random.number(-4...20), random.number(0...26), random.number(0...26))
  }

  package static func roundedRect(_ random: inout SeededGenerator) -> RoundedRect {
    let radii: CornerRadii
    switch random.whole(1...4) {
    case 1: radii = .zero
    case 2: radii = CornerRadii(random.number(0...14))
    case 3: radii = CornerRadii(Double(random.whole(0...14)))
    default:
      radii = CornerRadii(
        topLeft: random.number(0...9), topRight: random.number(0...9), bottomRight: random.number(0...9),
        bottomLeft: 0)
    }
    return RoundedRect(rect(&random), radii: radii, curve: random.chance(50) ? .circular : .continuous)
  }

  package static func shape(_ random: inout SeededGenerator) -> Shape {
    switch random.whole(1...10) {
    case 1...6: return .roundedRect(roundedRect(&random))
    case 7...8: return ring(&random)
    default: return .path(path(&random))
    }
  }

  private static func ring(_ random: inout SeededGenerator) -> Shape {
    let outer = roundedRect(&random)
    let width = random.number(0...5)
    let inside = outer.rect.inset(top: width, left: width, bottom: width, right: width)
    guard inside.size.width >= 0, inside.size.height >= 0 else { return .roundedRect(outer) }
    return .ring(outer, RoundedRect(inside, radii: outer.radii.map { $0 - width }, curve: outer.curve))
  }

  package static func path(_ random: inout SeededGenerator) -> Path {
    func point(_ random: inout SeededGenerator) -> Point {
      random.chance(40)
        ? Point(Double(random.whole(-3...28)), Double(random.whole(-3...28)))
        : Point(random.number(-3...28), random.number(-3...28))
    }
    var elements: [Path.Element] = []
    for _ in 0..<random.whole(1...2) {
      elements.append(.move(point(&random)))
      for _ in 0..<random.whole(2...5) {
        elements.append(
          random.chance(60)
            ? .line(point(&random)) : .cubic(point(&random), point(&random), point(&random)))
      }
      if random.chance(50) { elements.append(.close) }
    }
    return Path(elements)
  }

  package static func transform(_ random: inout SeededGenerator) -> ProjectiveMatrix {
    switch random.whole(1...12) {
    case 1...4: return .identity
    case 5...6: return ProjectiveMatrix(AffineMatrix(1, 0, 0, 1, random.number(-6...6), random.number(-6...6)))
    case 7...8:
      return ProjectiveMatrix(
        AffineMatrix(
          random.one(of: [1, -1, 0.5, 2, random.number(0...2)]), 0, 0, random.number(-2...2), random.number(0...16),
          random.number(0...16)))
    case 9...10:
      return ProjectiveMatrix(
        AffineMatrix(
          random.number(-1.5...1.5), random.number(-1.5...1.5), random.number(-1.5...1.5), random.number(-1.5...1.5),
          random.number(0...20), random.number(0...20)))
    default:
      // Often enough the horizon crosses the canvas.
      return ProjectiveMatrix(
        m11: random.number(-2...2), m12: random.number(-1...1), m13: random.number(-0.08...0.08),
        m21: random.number(-1...1), m22: random.number(-2...2), m23: random.number(-0.08...0.08),
        m31: random.number(0...20), m32: random.number(0...20), m33: 1)
    }
  }
}
