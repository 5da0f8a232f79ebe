/// The row of pixels that is being painted, and the pixels kept below clips and groups.
struct RowLine {
  private let all: PixelRange
  private(set) var pixels: ContiguousArray<UInt32>
  /// How many pixels were painted with paints whose neighbours differ.
  var densePixels: Int = 0
  private var kept: ContiguousArray<UInt32> = []
  private var scopes: [KeptScope] = []
  private var picture: PictureRow = PictureRow()
  private var shadow: ContiguousArray<Int> = []

  private struct KeptScope {
    let spans: [CoverageSpan]
    /// What may be painted in it and the scopes around it.
    let columns: PixelRange
    let keptStart: Int
  }

  init(columns: PixelRange) {
    all = columns
    pixels = ContiguousArray(repeating: 0, count: columns.count)
  }

  var isDense: Bool { densePixels * 2 > all.count }

  mutating func begin(_ background: UInt32) {
    densePixels = 0
    fill(all, background)
  }

  /// Where a step may paint now, left and right of columns that are hidden.
  func columns(of step: PaintStep, without hidden: PixelRange) -> (left: PixelRange, right: PixelRange) {
    var seen = step.bounds.columns.intersection(all)
    if let scope = scopes.last { seen = seen.intersection(scope.columns) }
    guard !hidden.isEmpty else { return (seen, .empty) }
    return (
      PixelRange(seen.start, min(seen.end, hidden.start)), PixelRange(max(seen.start, hidden.end), seen.end)
    )
  }
}

// MARK: - Clips and groups

extension RowLine {
  /// Keeps the pixels that will not be replaced wholly by what is painted next.
  mutating func keep(_ spans: [CoverageSpan]) {
    let columns = spans.hull.intersection(scopes.last?.columns ?? all)
    scopes.append(KeptScope(spans: spans, columns: columns, keptStart: kept.count))
    spans.forEachGapAndPart { columns, _ in
      for x in columns.start..<columns.end { kept.append(pixels[x - all.start]) }
    }
  }

  /// Mixes the pixels kept last with what was painted since.
  mutating func mixKept() {
    guard let scope = scopes.popLast() else { return }
    var index = scope.keptStart
    scope.spans.forEachGapAndPart { columns, coverage in
      for x in columns.start..<columns.end {
        let place = x &- all.start
        pixels[place] = Pixel.mix(kept[index], pixels[place], opacity: coverage)
        index &+= 1
      }
    }
    kept.removeSubrange(scope.keptStart...)
  }
}

extension [CoverageSpan] {
  /// Goes through all columns from the first to the last span that are not covered wholly, from the left.
  fileprivate func forEachGapAndPart(_ body: (PixelRange, Int) -> Void) {
    var end = first?.columns.start ?? 0
    for span in self {
      if span.columns.start > end { body(PixelRange(end, span.columns.start), 0) }
      if span.coverage < Opacity.full { body(span.columns, span.coverage) }
      end = span.columns.end
    }
  }
}

// MARK: - Paints

extension RowLine {
  mutating func fill(_ columns: PixelRange, _ pixel: UInt32) {
    for index in (columns.start &- all.start)..<(columns.end &- all.start) { pixels[index] = pixel }
  }

  mutating func paint(_ pixel: UInt32, opacity: Int, _ spans: [CoverageSpan], within columns: PixelRange) {
    for span in spans {
      let part = span.columns.intersection(columns)
      guard !part.isEmpty else { continue }
      let covering = Opacity.product(span.coverage, opacity)
      if covering == Opacity.full { fill(part, pixel) } else { mix(part, pixel, opacity: covering) }
    }
  }

  /// Mixes one pixel into many; runs of alike pixels are mixed once.
  private mutating func mix(_ columns: PixelRange, _ pixel: UInt32, opacity: Int) {
    guard opacity > 0 else { return }
    let start = columns.start &- all.start
    var before = pixels[start]
    var after = Pixel.mix(before, pixel, opacity: opacity)
    for index in start..<(columns.end &- all.start) {
      if pixels[index] != before {
        before = pixels[index]
        after = Pixel.mix(before, pixel, opacity: opacity)
      }
      pixels[index] = after
    }
  }

  mutating func paint(_ shader: GradientShader, row: Int, _ spans: [CoverageSpan], within columns: PixelRange) {
    guard !shader.isUniformAcross else {
      let shade = shader.shade(x: columns.start, y: row)
      paint(shade.pixel, opacity: shade.opacity, spans, within: columns)
      return
    }
    for span in spans {
      let part = span.columns.intersection(columns)
      guard !part.isEmpty else { continue }
      for x in part.start..<part.end {
        let shade = shader.shade(x: x, y: row)
        let index = x &- all.start
        pixels[index] = Pixel.mix(
          pixels[index], shade.pixel, opacity: Opacity.product(span.coverage, shade.opacity))
      }
    }
  }

  mutating func paint(
    _ sampler: PictureSampler, opacity: Int, row: Int, _ spans: [CoverageSpan], within columns: PixelRange
  ) {
    let needed = columns.intersection(spans.hull)
    guard !needed.isEmpty else { return }
    sampler.read(row: row, columns: needed, into: &picture)
    for span in spans {
      let part = span.columns.intersection(needed)
      guard !part.isEmpty else { continue }
      let covering = Opacity.product(span.coverage, opacity)
      for x in part.start..<part.end {
        let index = x &- all.start
        let above = picture.pixels[x &- needed.start]
        let isWhole = covering == Opacity.full && above >= 0xff00_0000
        pixels[index] = isWhole ? above : Pixel.over(pixels[index], premultiplied: above, opacity: covering)
      }
    }
  }

  mutating func paint(
    _ field: ShadowField, _ pixel: UInt32, opacity: Int, row: Int, within columns: PixelRange
  ) {
    field.read(row: row, columns: columns, into: &shadow)
    let start = columns.start &- all.start
    var (before, coverage) = (pixels[start], shadow[0])
    var after = Pixel.mix(before, pixel, opacity: Opacity.product(coverage, opacity))
    for offset in shadow.indices {
      if pixels[start &+ offset] != before || shadow[offset] != coverage {
        (before, coverage) = (pixels[start &+ offset], shadow[offset])
        after = Pixel.mix(before, pixel, opacity: Opacity.product(coverage, opacity))
      }
      pixels[start &+ offset] = after
    }
  }
}
