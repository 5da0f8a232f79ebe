import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite struct GraphicsTests {
  @Test func affineMapsConcatenateInUIKitsOrder() {
    let map = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3).rotated(by: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(map)
    #expect(isNear(point.x, 10) && isNear(point.y, 23))
    let back = point.applying(map.inverted())
    #expect(isNear(back.x, 1) && isNear(back.y, 0))
    #expect(CGAffineTransform.identity.isIdentity && !map.isIdentity)
  }

  @Test func spaceTransformsConcatenateAndInvert() {
    let transform = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 0.7, 0, 1, 0)
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform)).matrix
    #expect(zip(product.elements, Matrix4.identity.elements).allSatisfy { isNear($0, $1) })
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 2, 1)) && !CATransform3DIsAffine(transform))
  }

  private nonisolated static let hues: [(Double, Color)] = [
    (0, Color(red: 1, green: 0, blue: 0)), (1.0 / 3, Color(red: 0, green: 1, blue: 0)),
    (2.0 / 3, Color(red: 0, green: 0, blue: 1)), (1.0 / 6, Color(red: 1, green: 1, blue: 0)),
    (1, Color(red: 1, green: 0, blue: 0)),
  ]

  @Test(arguments: hues)
  func huesTurnThroughTheColours(hue: Double, expected: Color) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).cgColor.color
    #expect(isNear(color.red, expected.red) && isNear(color.green, expected.green))
    #expect(isNear(color.blue, expected.blue))
  }

  @Test func dynamicColoursFollowTheTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(own.resolvedColor(with: dark) == .white)
    #expect(own.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.systemBlue.resolvedColor(with: dark).cgColor.color.bytes.blue == 255)
    #expect(UIColor.systemBlue.resolvedColor(with: dark).cgColor.color.bytes.red == 10)
    #expect(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test func arcsStayOnTheirCircle() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: 0, endAngle: 3 * .pi / 2, clockwise: true)
    let ends = path.cgPath.outline.elements.compactMap { element -> Point? in
      if case .cubic(_, _, let end) = element { return end }
      return nil
    }
    #expect(ends.count == 3)
    #expect(ends.allSatisfy { isNear(($0.x - 10) * ($0.x - 10) + ($0.y - 20) * ($0.y - 20), 25) })
    let last = path.currentPoint
    #expect(isNear(last.x, 10) && isNear(last.y, 15))
  }

  @Test func roundedRectanglesRoundTheNamedCorners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: [.topRight],
      cornerRadii: CGSize(width: 4, height: 4))
    let cubics = path.cgPath.outline.elements.filter { if case .cubic = $0 { true } else { false } }
    #expect(cubics.count == 1 && path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func quadraticCurvesBecomeTheSameCubic() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 6, y: 0), controlPoint: CGPoint(x: 3, y: 6))
    #expect(path.cgPath.outline.elements.last == .cubic(Point(2, 4), Point(4, 4), Point(6, 0)))
  }
}
