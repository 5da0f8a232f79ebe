import DisplayLists
import Geometry

/// A shadow's caster, moved by the shadow's offset.
enum ShadowCaster {
  case shape(Silhouette, PixelBounds)
  case items([DisplayItem], PixelBounds)

  init(_ caster: Shadow.Caster, offset: Point) {
    let shift = ProjectiveMatrix(AffineMatrix(1, 0, 0, 1, offset.x, offset.y))
    switch caster {
    case .silhouette(let silhouette):
      let moved = silhouette.concatenating(shift)
      self = .shape(moved, moved.bounds)
    case .items(let items):
      let moved = items.map { $0.concatenating(shift) }
      self = .items(moved, PaintedBounds.bounds(of: moved))
    }
  }

  /// All pixels that may cast.
  var bounds: PixelBounds {
    switch self {
    case .shape(_, let bounds), .items(_, let bounds): bounds
    }
  }

  func mask(within wanted: PixelBounds) -> CoverageMask {
    switch self {
    case .shape(let silhouette, let bounds): CoverageMask(silhouette, within: bounds.intersection(wanted))
    case .items(let items, let bounds): CoverageMask(items, within: bounds.intersection(wanted))
    }
  }
}

extension Silhouette {
  /// All pixels that may be covered.
  var bounds: PixelBounds { PlacedShape(self, wanted: .empty).bounds }

  func concatenating(_ next: ProjectiveMatrix) -> Silhouette {
    Silhouette(shape, transform: transform.concatenating(next))
  }
}

extension DisplayItem {
  /// The item on a canvas that is mapped as a whole by a shift.
  func concatenating(_ shift: ProjectiveMatrix) -> DisplayItem {
    switch content {
    case .fill(var fill):
      fill.silhouette = fill.silhouette.concatenating(shift)
      return DisplayItem(.fill(fill), layer: layer)
    case .shadow(var shadow):
      shadow.offset = shadow.offset + Point(shift.m31, shift.m32)
      return DisplayItem(.shadow(shadow), layer: layer)
    case .beginClip(let silhouette):
      return DisplayItem(.beginClip(silhouette.concatenating(shift)), layer: layer)
    case .beginGroup, .end:
      return self
    }
  }
}

/// Which pixels items may paint.
enum PaintedBounds {
  /// Items' bounds within the clips around them.
  static func bounds(of items: [DisplayItem]) -> PixelBounds {
    var clips: [PixelBounds?] = []
    var result = PixelBounds.empty
    for item in items {
      switch item.content {
      case .fill(let fill): result = result.union(clip(fill.silhouette.bounds, clips))
      case .shadow(let shadow): result = result.union(clip(bounds(of: shadow), clips))
      case .beginClip(let silhouette): clips.append(silhouette.bounds)
      case .beginGroup: clips.append(nil)
      case .end: _ = clips.popLast()
      }
    }
    return result
  }

  private static func clip(_ bounds: PixelBounds, _ clips: [PixelBounds?]) -> PixelBounds {
    let clipped = clips.reduce(bounds) { result, clip in clip.map(result.intersection) ?? result }
    return clipped.isEmpty ? .empty : clipped
  }

  static func bounds(of shadow: Shadow) -> PixelBounds {
    let caster = ShadowCaster(shadow.caster, offset: shadow.offset)
    guard !caster.bounds.isEmpty else { return .empty }
    func margin(_ sigma: Double) -> Int {
      // The Gaussian's reach, and two steps of the grid, each an eighth of sigma, on top of it.
      let radius = GaussianKernel.radius(ofSigma: sigma)
      return radius + 2 * (radius / 32 + 1)
    }
    return caster.bounds.grown(columns: margin(shadow.sigma.width), rows: margin(shadow.sigma.height))
  }
}
