/// What is changed in the card zoom so that it is another scene which costs about the same.
///
/// Speed that belongs to the design, and not to one scene, survives other names, orders and colours, a group more and
/// a clip more.
package struct CardZoomVariation: Hashable, Sendable {
  /// Begins every id of the list.
  package var idPrefix: String = ""
  /// Rotates the cells' order by so many; they do not overlap.
  package var rotation: Int = 0
  /// Added to every red, green and blue of the list, wrapping round.
  package var tint: [Int] = [0, 0, 0]
  /// The cell that becomes a translucent group; nil for none.
  package var groupedCell: Int?
  /// The cell that clips what it holds; nil for none.
  package var clippingCell: Int?

  package static let none: CardZoomVariation = CardZoomVariation()

  package init() {}

  /// All changes at once, chosen by a seed.
  package init(seed: UInt64) {
    var generator = SeededNumbers(seed: seed)
    idPrefix = "v\(generator.next(below: 1000))-"
    rotation = generator.next(below: 8)
    tint = (0..<3).map { _ in generator.next(below: 256) }
    groupedCell = generator.next(below: 6)
    clippingCell = generator.next(below: 6)
  }

  func id(_ name: String) -> String { idPrefix + name }

  func color(_ hexadecimal: String) -> String {
    guard self.tint != [0, 0, 0], let number = Int(hexadecimal.dropFirst(), radix: 16) else { return hexadecimal }
    let channels = zip([16, 8, 0], tint).map { shift, tint in ((number >> shift) + tint) & 255 }
    let digits = String(channels[0] << 16 | channels[1] << 8 | channels[2], radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  func ordered(_ cells: [SceneView]) -> [SceneView] {
    let first = rotation % max(cells.count, 1)
    return Array(cells[first...] + cells[..<first])
  }

  func altered(_ cell: SceneView, _ index: Int) -> SceneView {
    var cell = cell
    if index == groupedCell { cell = cell.with("alpha", "0.7") }
    if index == clippingCell { cell = cell.with("clipsToBounds", "true") }
    return cell
  }
}

/// Random numbers that are the same on every run: SplitMix64.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
