import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Outlines of Core Graphics")
struct PathShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `shapes are those of bezier paths`() {
    let (plain, round) = unsafe (CGPath(rect: rect, transform: nil), CGPath(ellipseIn: rect, transform: nil))
    let cornered = unsafe CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil)
    #expect(plain == UIBezierPath(rect: rect).cgPath && round == UIBezierPath(ovalIn: rect).cgPath)
    #expect(cornered == UIBezierPath(roundedRect: rect, cornerRadius: 5).cgPath)
    let grown = CGMutablePath()
    grown.addRect(rect)
    grown.addEllipse(in: rect)
    let appended = UIBezierPath(rect: rect)
    appended.append(UIBezierPath(ovalIn: rect))
    #expect(grown == appended.cgPath && grown.boundingBox == rect)
  }

  @Test func `an arc goes the way that Core Graphics calls the other`() {
    let (path, expected) = (CGMutablePath(), UIBezierPath())
    path.move(to: .zero)
    path.addArc(center: CGPoint(x: 50, y: 50), radius: 20, startAngle: 0, endAngle: 1, clockwise: false)
    expected.move(to: .zero)
    expected.addArc(withCenter: CGPoint(x: 50, y: 50), radius: 20, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path == expected.cgPath)
  }

  @Test func `a transform maps every point`() {
    var shift = CGAffineTransform(translationX: 5, y: 6)
    let moved = unsafe CGPath(rect: rect, transform: &shift)
    #expect(moved.boundingBox == rect.offsetBy(dx: 5, dy: 6))
    let grown = CGMutablePath()
    grown.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    #expect(grown.currentPoint == CGPoint(x: 1, y: 1))
    let copy = unsafe grown.copy(using: &shift)
    #expect(copy?.currentPoint == CGPoint(x: 6, y: 7))
  }
}
