/// What comparing two sets of pictures comes to.
package struct ComparisonSummary: Hashable, Sendable {
  package private(set) var verdict: ComparisonVerdict = .same
  package private(set) var differentPixels: Int = 0
  package private(set) var totalPixels: Int = 0
  package private(set) var maximumChannelDelta: Int = 0
  /// Around the different pixels of all pictures.
  package private(set) var bounds: PixelArea?
  package private(set) var antialiasedPixels: Int = 0
  /// Of the picture that is least like the expected one.
  package private(set) var structuralSimilarity: Double = 1
  /// The most different pixels in a window of any picture.
  package private(set) var densestWindow: Int = 0
  /// Pictures that hold different pixels.
  package private(set) var differentPictures: Int = 0
  /// The one with the most of them; the first of several.
  package private(set) var worst: ComparedPicture?

  package init(_ pictures: [ComparedPicture], limits: ComparisonLimits) {
    for picture in pictures { add(picture) }
    if limits.exceedsFrames(differentPictures), verdict == .within { verdict = .different }
  }

  private mutating func add(_ picture: ComparedPicture) {
    take(picture.verdict ?? .different)
    guard let measurement = picture.measurement else { return }
    totalPixels += measurement.totalPixels
    antialiasedPixels += measurement.antialiasedPixels
    structuralSimilarity = min(structuralSimilarity, measurement.structuralSimilarity)
    densestWindow = max(densestWindow, measurement.densestWindow)
    guard measurement.differentPixels > 0 else { return }
    differentPictures += 1
    differentPixels += measurement.differentPixels
    maximumChannelDelta = max(maximumChannelDelta, measurement.maximumChannelDelta)
    if let area = measurement.bounds { bounds = bounds?.union(area) ?? area }
    if measurement.differentPixels > worst?.measurement?.differentPixels ?? 0 { worst = picture }
  }

  /// Sizes alone are told as such; beside other differences they are one of them.
  private mutating func take(_ other: ComparisonVerdict) {
    switch (verdict, other) {
    case (.different, _), (.size, .size), (_, .same): break
    case (.size, .within), (.within, .within): break
    case (.size, .different), (_, .different): verdict = .different
    case (_, .size): verdict = .size
    case (_, .within): verdict = .within
    }
  }
}
