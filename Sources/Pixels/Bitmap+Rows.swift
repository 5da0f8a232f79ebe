extension Bitmap {
  /// Hands the rows to a sink from the top to the bottom, equal neighbours as repeats.
  package func write<Sink: RowSink>(to sink: inout Sink) throws(Sink.Failure) {
    guard width > 0 else { return }
    var y = 0
    while y < height {
      let row = pixels.span.extracting((y * width)..<((y + 1) * width))
      try sink.append(row, knowing: .runs)
      let next = firstRow(after: y)
      if next > y + 1 { try sink.repeatLast(next - y - 1) }
      y = next
    }
  }

  /// Index of the first row below `y` that differs from it.
  private func firstRow(after y: Int) -> Int {
    var next = y + 1
    while next < height, rowEquals(next, y) { next += 1 }
    return next
  }

  private func rowEquals(_ one: Int, _ other: Int) -> Bool {
    let all = pixels.span
    let first = all.extracting((one * width)..<((one + 1) * width))
    let second = all.extracting((other * width)..<((other + 1) * width))
    var difference: UInt32 = 0
    for x in first.indices { difference |= first[x] ^ second[x] }
    return difference == 0
  }
}
