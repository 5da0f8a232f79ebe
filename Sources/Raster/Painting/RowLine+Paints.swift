/// Gradients, pictures and shadows: written pixel by pixel, then looked at once for where runs begin.
extension RowLine {
  func paint(_ gradient: GradientShader, row: Int, _ spans: SpanList, within columns: PixelRange) {
    guard !gradient.isUniformAcross else {
      let shade = gradient.shade(x: columns.start, y: row)
      paint(shade.pixel, opacity: shade.opacity, spans, within: columns)
      return
    }
    for index in 0..<spans.count {
      let part = spans[index].columns.intersection(columns)
      guard !part.isEmpty else { continue }
      paint(gradient, row: row, part, coverage: spans[index].coverage)
    }
  }

  private func paint(_ gradient: GradientShader, row: Int, _ columns: PixelRange, coverage: Int) {
    let (start, end) = places(columns)
    if coverage == Opacity.full, gradient.isOpaque {
      memory.split(at: end)
      unsafe gradient.write(row: row, columns: columns, pixels: memory.pixels + start, opacities: nil)
    } else {
      memory.expand(start, end)
      unsafe gradient.write(row: row, columns: columns, pixels: scratch.pixels, opacities: scratch.opacities)
      for index in start..<end {
        let opacity = unsafe Opacity.product(
          coverage, Int(truncatingIfNeeded: scratch.opacities[index &- start]))
        unsafe memory.pixels[index] = Pixel.mix(
          memory.pixels[index], scratch.pixels[index &- start], opacity: opacity)
      }
    }
    memory.markChanges(start, end)
  }

  func paint(_ picture: PreparedPicture, row: Int, _ spans: SpanList, within columns: PixelRange) {
    let needed = columns.intersection(spans.hull)
    guard !needed.isEmpty else { return }
    unsafe picture.picture.read(row: row, columns: needed, pixels: scratch.pixels, scratch)
    for index in 0..<spans.count {
      let part = spans[index].columns.intersection(needed)
      guard !part.isEmpty else { continue }
      let covering = Opacity.product(spans[index].coverage, picture.opacity)
      let (start, end) = places(part)
      let above = unsafe scratch.pixels + (part.start &- needed.start)
      if covering == Opacity.full, picture.isOpaque {
        memory.split(at: end)
        unsafe (memory.pixels + start).update(from: above, count: end &- start)
      } else {
        memory.expand(start, end)
        for index in start..<end {
          unsafe memory.pixels[index] = Pixel.over(
            memory.pixels[index], premultiplied: above[index &- start], opacity: covering)
        }
      }
      memory.markPicture(start, end)
    }
  }

  func paint(_ field: ShadowField, _ shadow: PreparedShadow, row: Int, within columns: PixelRange) {
    let (pixel, opacity) = (shadow.pixel, ShadowOpacity(shadow.opacity))
    let writesVectors = field.writesVectors(opacity)
    // Neighbouring stretches between nodes are mixed in one go.
    var start = columns.start
    var end = start
    var stretches = field.stretches(row: row, columns: columns)
    while let stretch = stretches.next() {
      if stretch.left == stretch.right {
        mixShadow(pixel, PixelRange(start, end))
        mix(pixel, opacity: Opacity.product(stretch.left, opacity.full), stretch.columns)
        (start, end) = (stretch.columns.end, stretch.columns.end)
        continue
      }
      let opacities = unsafe scratch.shadowOpacities + (stretch.columns.start &- all.start)
      if writesVectors {
        unsafe field.writeVectors(stretch, opacity: opacity, to: opacities)
      } else {
        unsafe field.write(stretch, opacity: opacity, to: opacities)
      }
      end = stretch.columns.end
    }
    mixShadow(pixel, PixelRange(start, end))
  }

  private func mix(_ pixel: UInt32, opacity: Int, _ columns: PixelRange) {
    guard opacity > 0 else { return }
    let (start, end) = places(columns)
    memory.mapRuns(start, end) { Pixel.mix($0, pixel, opacity: opacity) }
  }

  /// Mixes a pixel into some by the opacities in the scratch room.
  private func mixShadow(_ pixel: UInt32, _ columns: PixelRange) {
    guard !columns.isEmpty else { return }
    let (start, end) = places(columns)
    memory.expand(start, end)
    unsafe scratch.pixels.update(repeating: pixel, count: end &- start)
    unsafe ByteMixing.spread(scratch.shadowOpacities + start, to: scratch.byteOpacities + start, count: end &- start)
    unsafe ByteMixing.mix(
      memory.pixels + start, scratch.pixels, opacities: scratch.byteOpacities + start, count: end &- start)
    memory.markChanges(start, end)
  }
}
