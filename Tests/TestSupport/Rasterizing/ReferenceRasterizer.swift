package import DisplayLists
import Geometry
package import Pixels
import Raster

/// Paints every layer at every pixel of a canvas: nothing is skipped, kept by row, cached or filled in one go.
///
/// It shares the whole-number functions of one pixel with the rasterizer (coverage of an outline, shade, filtered
/// picture, shadow), and nothing of the way there.
package struct ReferenceRasterizer {
  private let width: Int
  private let height: Int
  private var canvas: [UInt32]

  package static func paint(_ list: DisplayList) -> Bitmap {
    var rasterizer = ReferenceRasterizer(list)
    rasterizer.paint(ReferenceNode.tree(of: list.items))
    return Bitmap(width: list.width, height: list.height, pixels: ContiguousArray(rasterizer.canvas))
  }

  private init(_ list: DisplayList) {
    (width, height) = (list.width, list.height)
    canvas = [UInt32](repeating: Pixel.premultiplied(list.background), count: list.width * list.height)
  }

  private mutating func paint(_ nodes: [ReferenceNode]) {
    for node in nodes {
      switch node {
      case .fill(let fill): paint(fill)
      case .shadow(let shadow): paint(shadow)
      case .scope(let clips, let opacities, let content): paint(content, clips, opacities)
      }
    }
  }

  private mutating func forEachPixel(_ body: (_ x: Int, _ y: Int, _ below: UInt32) -> UInt32) {
    for y in 0..<height {
      for x in 0..<width { canvas[y * width + x] = body(x, y, canvas[y * width + x]) }
    }
  }

  private mutating func paint(_ fill: Fill) {
    let coverage = ReferenceCoverage(fill.silhouette, width: width, height: height)
    let transform = fill.silhouette.transform
    switch fill.paint {
    case .color(let color):
      let pixel = Pixel.opaque(red: color.red, green: color.green, blue: color.blue)
      let opacity = Opacity.rounded(min(max(color.alpha, 0), 1) * min(max(fill.opacity, 0), 1))
      forEachPixel { x, y, below in
        Pixel.mix(below, pixel, opacity: Opacity.product(coverage[x, y], opacity))
      }
    case .gradient(let gradient):
      guard let shader = GradientShader(gradient, transform: transform, opacity: min(fill.opacity, 1)) else { return }
      forEachPixel { x, y, below in
        let shade = shader.shade(x: x, y: y)
        return Pixel.mix(below, shade.pixel, opacity: Opacity.product(coverage[x, y], shade.opacity))
      }
    case .picture(let picture): paint(picture, fill, coverage)
    case .rasterized(let rasterized):
      let (width, height) = (Double(rasterized.list.width), Double(rasterized.list.height))
      let picture = PicturePaint(
        picture: Picture(Self.paint(rasterized.list)), source: Rect(0, 0, width, height), target: rasterized.target)
      paint(picture, fill, coverage)
    }
  }

  private mutating func paint(_ picture: PicturePaint, _ fill: Fill, _ coverage: ReferenceCoverage) {
    let bounds = PixelBounds(columns: PixelRange(0, width), rows: PixelRange(0, height))
    let transform = fill.silhouette.transform
    guard let sampler = PictureSampler(picture, transform: transform, bounds: bounds) else { return }
    let opacity = Opacity.rounded(fill.opacity)
    forEachPixel { x, y, below in
      Pixel.over(
        below, premultiplied: sampler.pixel(x: x, y: y), opacity: Opacity.product(coverage[x, y], opacity))
    }
  }

  private mutating func paint(_ shadow: Shadow) {
    let canvasBounds = PixelBounds(columns: PixelRange(0, width), rows: PixelRange(0, height))
    let field = ShadowField(shadow, wanted: canvasBounds)
    let color = shadow.color
    let pixel = Pixel.opaque(red: color.red, green: color.green, blue: color.blue)
    let opacity = Opacity.rounded(min(max(color.alpha, 0), 1) * min(max(shadow.opacity, 0), 1))
    forEachPixel { x, y, below in
      guard field.bounds.columns.contains(x), field.bounds.rows.contains(y) else { return below }
      return Pixel.mix(below, pixel, opacity: Opacity.product(field.coverage(x: x, y: y), opacity))
    }
  }

  private mutating func paint(_ content: [ReferenceNode], _ clips: [Silhouette], _ opacities: [Double]) {
    let (below, width) = (canvas, width)
    paint(content)
    let coverages = clips.map { ReferenceCoverage($0, width: width, height: height) }
    let opacity = opacities.map(Opacity.rounded).reversed().reduce(Opacity.full) { Opacity.product($1, $0) }
    forEachPixel { x, y, painted in
      let clip = coverages.reduce(Opacity.full) { Opacity.product($0, $1[x, y]) }
      return Pixel.mix(below[y * width + x], painted, opacity: Opacity.product(clip, opacity))
    }
  }
}
