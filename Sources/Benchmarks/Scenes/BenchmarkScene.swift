import Pixels

/// A scene of the benchmark, made for a display.
package struct BenchmarkScene: Sendable {
  package let name: String
  /// What it is the measure of, for the help.
  package let about: String
  /// The scene file.
  package let text: @Sendable (BenchmarkDisplay) -> String
  /// Whether it shows the photo, which lies beside the scene file.
  package let hasPhoto: Bool

  init(
    _ name: String, _ about: String, hasPhoto: Bool = false, text: @escaping @Sendable (BenchmarkDisplay) -> String
  ) {
    self.name = name
    self.about = about
    self.hasPhoto = hasPhoto
    self.text = text
  }

  /// Sixty frames each.
  package static let all: [BenchmarkScene] = [
    BenchmarkScene("card-zoom-a", "a card grows from its list cell to the whole display, over dimming") {
      CardZoom().text(for: $0)
    },
    BenchmarkScene("card-zoom-b", "the same card with a shadow of 20 points") {
      CardZoom(hasShadow: true).text(for: $0)
    },
    BenchmarkScene("photo", "a photo as large as the display, a caption rising over it", hasPhoto: true) {
      MovingViews.photo.text(for: $0)
    },
    BenchmarkScene("photo-zoom", "the photo growing from a tile to the whole display", hasPhoto: true) {
      MovingViews.photoZoom.text(for: $0)
    },
    BenchmarkScene("shadow", "six cards with large shadows, rising") { MovingViews.shadows.text(for: $0) },
    BenchmarkScene("rotation", "three turning cards with bars on them, one in perspective") {
      MovingViews.rotation.text(for: $0)
    },
    BenchmarkScene("views-500", "five hundred rounded views that scroll") {
      MovingViews.grid(count: 500).text(for: $0)
    },
    BenchmarkScene("static", "a list in which nothing moves") { MovingViews.still.text(for: $0) },
  ]

  /// Seconds that make sixty frames at sixty a second: frames 0…59.
  static let duration: String = duration(frames: 60)

  /// Seconds that make so many frames at sixty a second: the last one's time, and a little less.
  static func duration(frames: Int) -> String { "\(Double(frames - 1) / 60 - 0.003)" }
}
