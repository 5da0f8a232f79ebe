import DisplayLists
import FrameSnapshots
import Geometry
import StagePlayback

/// Tints over layers in the colours of Instruments' colour options, so that they say what they say there.
struct TintOverlay {
  private static let offscreenColor = Color(red: 1, green: 0.85, blue: 0, alpha: 0.45)
  private static let opaqueColor = Color(red: 0.1, green: 0.8, blue: 0.2)
  /// Half covering, so that it darkens where one blended layer lies over another.
  private static let blendedColor = Color(red: 1, green: 0.1, blue: 0.1, alpha: 0.5)
  /// How much of the frame shows through where layers are told apart: so that it can still be recognised.
  private static let blendedOpacity = 0.55
  private static let uncoveredColor = Color(red: 1, green: 0, blue: 0.9, alpha: 0.6)

  private let snapshot: FrameSnapshot
  private let visibility: Visibility
  private let toPixels: ProjectiveMatrix

  init(_ snapshot: FrameSnapshot, scale: Double) {
    self.snapshot = snapshot
    visibility = Visibility(snapshot)
    toPixels = ProjectiveMatrix(AffineMatrix(scale, 0, 0, scale, 0, 0))
  }

  /// The layers that a device draws off screen, each once however many reasons there are.
  var offscreen: [DisplayItem] {
    var tinted: Set<Int> = []
    return OffScreenPass.all(in: snapshot).filter { tinted.insert($0.layer).inserted }
      .flatMap { items(over: $0.layer, Self.offscreenColor) }
  }

  /// Every layer that paints: whether it covers what lies beneath or has to be blended with it.
  var blended: [DisplayItem] {
    let tints = snapshot.layers.indices.flatMap { index -> [DisplayItem] in
      guard snapshot.layers[index].paintsSomething, visibility.seenBox(of: index) != nil else { return [] }
      return items(over: index, isOpaque(index) ? Self.opaqueColor : Self.blendedColor)
    }
    guard !tints.isEmpty else { return [] }
    return [DisplayItem(.beginGroup(opacity: Self.blendedOpacity))] + tints + [DisplayItem(.end)]
  }

  /// The parts of the canvas that nothing opaque covers.
  var uncovered: [DisplayItem] {
    visibility.gaps.map { gap in
      DisplayItem(filling: .roundedRect(RoundedRect(gap)), through: toPixels, with: Self.uncoveredColor)
    }
  }

  private func isOpaque(_ index: Int) -> Bool {
    visibility.opaqueBox(of: index) != nil && snapshot.layers[index].cornerRadii.isZero
  }

  /// A tint over a layer's outline, cut off where its ancestors cut it off.
  private func items(over index: Int, _ color: Color) -> [DisplayItem] {
    guard let clip = visibility.clips[index] else { return [] }
    let matrix = visibility.matrices[index].concatenating(toPixels)
    let clipping = Silhouette(.roundedRect(RoundedRect(clip)), transform: toPixels)
    return [
      DisplayItem(.beginClip(clipping)),
      DisplayItem(filling: .roundedRect(snapshot.layers[index].outline), through: matrix, with: color),
      DisplayItem(.end),
    ]
  }
}
