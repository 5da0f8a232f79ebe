import Foundation
import HeadlessUIKit
import Pixels
import StagePlayback
import Testing

/// Pixels as apps' pictures have them: alpha, blue, green, red.
private let (red, blue, black, clear): (UInt32, UInt32, UInt32, UInt32) = (
  0xff00_00ff, 0xffff_0000, 0xff00_0000, 0
)

/// A way to make a picture of a view.
private struct Way: CustomTestStringConvertible {
  let testDescription: String
  let draw: @MainActor (UIView) -> UIImage?

  init(_ name: String, _ draw: @escaping @MainActor (UIView) -> UIImage?) {
    (testDescription, self.draw) = (name, draw)
  }

  static let all: [Way] = [
    Way("a renderer draws the hierarchy") { view in
      UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      }
    },
    Way("a renderer draws the layer") { view in
      UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    },
    Way("a context is begun and ended") { view in
      UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
      defer { UIGraphicsEndImageContext() }
      guard let context = UIGraphicsGetCurrentContext() else { return nil }
      view.layer.render(in: context)
      return UIGraphicsGetImageFromCurrentImageContext()
    },
  ]
}

@MainActor
@Suite("Pictures that code draws")
struct DrawnPictureTests {
  /// A stage of 2 pixels a point, which is the one that draws from now on.
  @discardableResult private func makeStage() -> Stage { Stage(size: CGSize(width: 40, height: 40), scale: 2) }

  /// A red view of 20 × 10 points whose right half is blue.
  private func makeView() -> UIView {
    let (view, half) = (
      UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10)),
      UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    )
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    half.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.addSubview(half)
    return view
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32 { image.picture.bitmap[x, y] }

  @Test(arguments: Way.all) fileprivate func `a view is drawn at the screen's scale`(_ way: Way) throws {
    makeStage()
    let image = try #require(way.draw(makeView()))
    #expect(image.scale == 2 && image.size == CGSize(width: 20, height: 10))
    #expect([0, 19, 20, 39].map { pixel(image, $0, 5) } == [red, red, blue, blue])
    #expect([0, 19].map { pixel(image, 0, $0) } == [red, red])
  }

  @Test func `a hierarchy is stretched into its rectangle, and nothing is drawn beside it`() {
    makeStage()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 20), format: format).image { _ in
      makeView().drawHierarchy(in: CGRect(x: 10, y: 0, width: 40, height: 20), afterScreenUpdates: false)
    }
    #expect([9, 10, 29, 30, 49].map { pixel(image, $0, 19) } == [clear, red, red, blue, blue])
  }

  @Test func `black lies under an opaque picture`() {
    makeStage()
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
    #expect(pixel(image, 7, 7) == black && image.picture.isOpaque)
  }

  @Test func `rectangles, outlines, clips and transforms are where Core Graphics puts them`() {
    makeStage()
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 20, height: 20)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIRectFill(CGRect(x: 10, y: 10, width: 5, height: 5))
      context.cgContext.saveGState()
      context.cgContext.translateBy(x: 20, y: 20)
      context.cgContext.scaleBy(x: 2, y: 2)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).addClip()
      context.cgContext.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
      context.fill(CGRect(x: 1, y: 1, width: 10, height: 10))
      context.cgContext.restoreGState()
      UIBezierPath(rect: CGRect(x: 28, y: 10, width: 2, height: 2)).fill()
    }
    #expect([0, 9, 10].map { pixel(image, $0, 0) } == [red, red, clear])
    #expect([23, 24, 27, 28].map { pixel(image, $0, 24) } == [clear, blue, blue, clear])
    #expect(pixel(image, 39, 3) == red && pixel(image, 39, 4) == clear)
  }

  @Test func `pictures are drawn into others, cut and tinted`() throws {
    makeStage()
    let drawn = try #require(Way.all[0].draw(makeView()))
    let twice = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10)).image { _ in
      drawn.draw(at: CGPoint(x: 20, y: 0))
    }
    #expect([39, 40, 60, 79].map { pixel(twice, $0, 10) } == [clear, red, blue, blue])
    let cut = try #require(drawn.cgImage?.cropping(to: CGRect(x: 18, y: 0, width: 4, height: 2)))
    #expect((cut.width, cut.height) == (4, 2))
    let half = UIImage(cgImage: cut, scale: 2, orientation: .up)
    #expect(half.size == CGSize(width: 2, height: 1) && [1, 2].map { pixel(half, $0, 0) } == [red, blue])
    #expect(drawn.cgImage?.cropping(to: CGRect(x: 50, y: 0, width: 4, height: 2)) == nil)
    let tinted = twice.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect([39, 40, 60].map { pixel(tinted, $0, 10) } == [clear, blue, blue])
    let data = try #require(drawn.pngData())
    #expect(UIImage(data: data, scale: 2) == drawn)
  }

  @Test func `the hierarchy is drawn as it shows, the layer as it is set`() throws {
    let (stage, view) = (makeStage(), makeView())
    stage.window.addSubview(view)
    var images: [UIImage] = []
    stage.at(0.1) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.subviews[0].frame.origin.x = 0 }
    }
    stage.at(0.6) { images = Way.all.prefix(2).compactMap { $0.draw(view) } }
    try stage.play()
    #expect(images.map { pixel($0, 8, 5) } == [red, blue])
    #expect(images.map { pixel($0, 12, 5) } == [blue, blue])
    #expect(images.map { pixel($0, 35, 5) } == [red, red])
  }

  @Test func `a scrolled layer is drawn in its own points, its hierarchy as it is seen`() {
    makeStage()
    let view = makeView()
    view.bounds.origin = CGPoint(x: 5, y: 0)
    let own = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    #expect([9, 10, 19, 20, 39].map { pixel(own, $0, 5) } == [clear, red, red, blue, blue])
    let seen = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 10), afterScreenUpdates: false)
    }
    #expect([0, 9, 10, 29, 30].map { pixel(seen, $0, 5) } == [red, red, blue, blue, red])
  }
}
