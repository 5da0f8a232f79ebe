import FrameSnapshots
import Geometry
import HeadlessUIKit

/// Notes pictures that a transition draws far below their pixel size: a device keeps and filters all their pixels.
struct OversizedPictures: Detector {
  /// How many pixels of a picture there are for one on the screen, across and down, before it is worth a word; taste.
  private static let factor = 2.0
  /// Bytes of a decoded pixel.
  private static let bytes = 4.0

  private struct Use {
    /// Pixels of the picture.
    var picture: Size
    /// The largest it was drawn, in pixels of the screen.
    var drawn: Size
    var frame: Int

    var isOversized: Bool {
      picture.width >= drawn.width * OversizedPictures.factor
        && picture.height >= drawn.height * OversizedPictures.factor
    }
  }

  private var transition: TransitionSnapshot?
  private var uses: [String: Use] = [:]
  private var reported: Set<String> = []

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    var findings: [Finding] = []
    if let transition, frame.transition?.number != transition.number { findings = close(transition) }
    transition = frame.transition
    guard transition != nil else { return findings }
    for (index, layer) in frame.snapshot.layers.enumerated() {
      guard let contents = layer.contents, frame.visibility.seenBox(of: index) != nil else { continue }
      note(contents, index, frame)
    }
    return findings
  }

  private mutating func note(_ contents: ContentsSnapshot, _ index: Int, _ frame: LintedFrame) {
    let (bitmap, part) = (contents.picture.bitmap, contents.contentsRect)
    let picture = Size(Double(bitmap.width) * part.width, Double(bitmap.height) * part.height)
    let scale = frame.snapshot.canvas.scale
    let box = frame.visibility.boxes[index]
    let drawn = Size(box.width * scale, box.height * scale)
    guard drawn.width >= 1, drawn.height >= 1 else { return }
    let name = frame.name(of: index)
    var use = uses[name] ?? Use(picture: picture, drawn: drawn, frame: frame.index)
    use.drawn = Size(max(use.drawn.width, drawn.width), max(use.drawn.height, drawn.height))
    uses[name] = use
  }

  private mutating func close(_ transition: TransitionSnapshot) -> [Finding] {
    defer { uses = [:] }
    let oversized = uses.filter { $0.value.isOversized && !reported.contains($0.key) }.sorted { $0.key < $1.key }
    reported.formUnion(oversized.map(\.key))
    return oversized.map { name, use in
      let megabytes = use.picture.width * use.picture.height * Self.bytes / 1_000_000
      return Finding(
        kind: .offScreenCost,
        message: "picture far larger than it is drawn: \(name) filters \(use.picture.pixels) pixels "
          + "(\(megabytes.short) MB) for at most \(use.drawn.pixels) in every frame",
        fix: "show a thumbnail of the size it is drawn at", subject: transition.subject.about(name), frame: use.frame)
    }
  }
}

extension Size {
  /// `1200 × 800`.
  fileprivate var pixels: String { "\(Int(width.rounded())) × \(Int(height.rounded()))" }
}
