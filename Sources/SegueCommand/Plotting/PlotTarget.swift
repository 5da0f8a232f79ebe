import PNGCoding
import SystemFiles

/// Where a plot goes, and as what.
struct PlotTarget: Hashable, Sendable {
  enum Format: Hashable, Sendable {
    case svg
    /// Pixels a point.
    case png(scale: Double, PNGCompression)
  }

  let path: String
  let format: Format

  /// Pixels a point where the command line does not say, and the most there may be: a PNG is drawn in memory.
  private static let standardScale: Double = 2
  private static let largestScale: Double = 8

  init(_ arguments: Arguments, _ operands: [SceneOperand]) throws(UsageError) {
    let scale = try arguments.parse(.scale, expected: "pixels a point, above 0 and at most 8") { text in
      Double(text).flatMap { $0 > 0 && $0 <= Self.largestScale ? $0 : nil }
    }
    let compression = try arguments.compression()
    let first = FilePaths.name(of: operands[0].name)
    let path = try PictureDestination(arguments).path(
      scene: first, frame: 0, time: 0, scale: scale ?? Self.standardScale
    ) {
      operands.count == 1 ? "\(first)-plot.svg" : "plot.svg"
    }
    self.path = path
    if path.lowercased().hasSuffix(".png") {
      format = .png(scale: scale ?? Self.standardScale, compression ?? .standard)
      return
    }
    guard path.lowercased().hasSuffix(".svg") || path == PictureDestination.standardOutput else {
      throw .wrongValue(flag: "-o", found: path, expected: "a name that ends with .svg or .png, a folder, or - for SVG")
    }
    format = .svg
    if scale != nil || compression != nil {
      throw .conflict("--\(scale != nil ? "scale" : "compression"): an SVG has no pixels; name a file with .png")
    }
    if arguments.has(.json), path == PictureDestination.standardOutput {
      throw .conflict("--json and the SVG would both go to standard output; write the SVG into a file")
    }
  }
}
