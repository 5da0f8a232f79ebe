package import DisplayLists
import Geometry
import Raster

/// The rows of a display list in which geometry lets something differ from the row above, each layer by itself.
///
/// Where an edge is slanted, begins or ends, where a gradient's colour changes, where a picture lies, and where what casts
/// a shadow changes within its reach; what lies under something else counts too. Nobody has to paint another row.
package struct ChangingRows {
  private let width: Int
  private let height: Int
  package private(set) var rows: Set<Int> = [0]

  package init(_ list: DisplayList) {
    (width, height) = (list.width, list.height)
    for item in list.items {
      switch item.content {
      case .fill(let fill): add(fill)
      case .shadow(let shadow): add(shadow)
      case .beginClip(let silhouette): add(silhouette)
      case .beginGroup, .end: continue
      }
    }
  }

  private mutating func add(_ range: Range<Int>) {
    rows.formUnion(range.clamped(to: 0..<height))
  }

  private mutating func add(_ silhouette: Silhouette) {
    for rows in Self.edgeRows(of: silhouette) { add(rows) }
  }

  /// Rows in which an edge is slanted, begins or ends, and those after its end.
  private static func edgeRows(of silhouette: Silhouette) -> [Range<Int>] {
    let outlines = silhouette.outlines
    return (outlines.outer.edges + (outlines.inner?.edges ?? [])).flatMap { edge in
      let (top, bottom) = (rows(at: edge.top), rows(at: edge.bottom))
      return edge.isVertical ? [top, bottom] : [top.lowerBound..<bottom.upperBound]
    }
  }

  /// The row a point lies in and the one it does not reach any more.
  private static func rows(at point: FixedPoint) -> Range<Int> {
    Fixed.floor(point.y)..<(Fixed.ceil(point.y) + 1)
  }

  private mutating func add(_ fill: Fill) {
    add(fill.silhouette)
    let painted = fill.silhouette.outlines.outer.bounds.rows
    guard painted.start < painted.end else { return }
    switch fill.paint {
    case .color: return
    case .picture, .rasterized: add(painted.start..<painted.end)
    case .gradient(let gradient):
      guard let shader = GradientShader(gradient, transform: fill.silhouette.transform, opacity: min(fill.opacity, 1)),
        !shader.isUniformDown
      else { return }
      let seen = (painted.start..<painted.end).clamped(to: 0..<height)
      for row in seen where !shader.isUniformAcross || shader.shade(x: 0, y: row) != shader.shade(x: 0, y: row - 1) {
        rows.insert(row)
      }
    }
  }

  /// A shadow runs straight where what casts it does so as far as the Gaussian reaches.
  private mutating func add(_ shadow: Shadow) {
    let canvas = PixelBounds(columns: PixelRange(0, width), rows: PixelRange(0, height))
    let bounds = ShadowField(shadow, wanted: canvas).bounds.rows
    guard !bounds.isEmpty else { return }
    // A group around it begins and ends where its pixels are known to end: two nodes and some further out.
    let margin = 2 * (Int(shadow.sigma.height / 8) + 1) + 1
    add((bounds.start - margin)..<(bounds.start + 1))
    add(bounds.end..<(bounds.end + margin + 1))
    guard case .silhouette(let caster) = shadow.caster else { return add(bounds.start..<bounds.end) }
    // Four standard deviations, the nodes around, and what an offset by part of a pixel moves.
    let reach = Int((4 * shadow.sigma.height).rounded(.up)) + Int(shadow.sigma.height / 8) + 2
    let offset = Int(shadow.offset.y.rounded(.down))
    for rows in Self.edgeRows(of: caster) {
      let reached = (rows.lowerBound + offset - reach)..<(rows.upperBound + offset + reach)
      add(reached.clamped(to: bounds.start..<bounds.end))
    }
  }
}
