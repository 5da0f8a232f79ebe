import ImageComparison
import Regression
import StagePlayback

extension ComparisonResult {
  /// One object on one line.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.member("verdict", verdict.rawValue)
      object.members(of: summary)
      object.member("tolerance", limits.tolerance.description)
      if let reason { object.member("reason", reason) }
      object.key("files")
      object.array { files in pictures.forEach { files.value($0, limits, tellsFrame: pictures.count > 1) } }
      guard !motions.isEmpty else { return }
      object.key("motion")
      object.array { list in motions.forEach { list.value($0) } }
    }
    writer.endText()
    return writer.bytes
  }
}

/// What one picture and all of them together are told by.
private protocol ComparisonFigures {
  var differentPixels: Int { get }
  var totalPixels: Int { get }
  var maximumChannelDelta: Int { get }
  var bounds: PixelArea? { get }
  var antialiasedPixels: Int { get }
  var structuralSimilarity: Double { get }
}

extension ComparisonSummary: ComparisonFigures {}
extension PictureMeasurement: ComparisonFigures {}

extension JSONWriter {
  fileprivate mutating func value(_ area: PixelArea?) {
    guard let area else { return null() }
    array { numbers in [area.x, area.y, area.width, area.height].forEach { numbers.value($0) } }
  }

  fileprivate mutating func value(_ size: PictureSize) {
    array { numbers in [size.width, size.height].forEach { numbers.value($0) } }
  }

  fileprivate mutating func value(_ picture: ComparedPicture, _ limits: ComparisonLimits, tellsFrame: Bool) {
    object { object in
      object.member("file", picture.name)
      if tellsFrame { object.member("frame", picture.frame) }
      object.member("verdict", picture.word)
      if let measurement = picture.measurement { object.members(of: measurement, limits) }
      if let delays = picture.delays {
        object.member("expectedDelay", delays.expected.description)
        object.member("actualDelay", delays.actual.description)
      }
      if let path = picture.differencePath { object.member("diff", path) }
    }
  }

  fileprivate mutating func members(of figures: some ComparisonFigures) {
    member("differentPixels", figures.differentPixels)
    member("totalPixels", figures.totalPixels)
    member("maxChannelDelta", figures.maximumChannelDelta)
    key("bounds")
    value(figures.bounds)
    member("antialiasedPixels", figures.antialiasedPixels)
    member("ssim", figures.structuralSimilarity)
  }

  private mutating func members(of measurement: PictureMeasurement, _ limits: ComparisonLimits) {
    members(of: measurement)
    if limits.window != nil { member("densestWindow", measurement.densestWindow) }
    if measurement.isRounded { member("roundedToBits", PictureMeasurement.comparedBits) }
    guard measurement.sizesDiffer else { return }
    key("expectedSize")
    value(measurement.expectedSize)
    key("actualSize")
    value(measurement.actualSize)
  }

  fileprivate mutating func value(_ motion: ComparedMotion) {
    let comparison = motion.comparison
    object { object in
      object.member("name", motion.name)
      object.member("frames", comparison.pairedFrames)
      object.member("missingFrames", comparison.missing?.count ?? 0)
      object.member("extraFrames", comparison.extra?.count ?? 0)
      object.key("differences")
      object.array { list in comparison.differences.forEach { list.value($0) } }
    }
  }

  private mutating func value(_ difference: PropertyDifference) {
    object { object in
      object.key("view")
      object.value(difference.view)
      object.member("property", difference.property)
      object.member("firstFrame", difference.firstFrame)
      object.member("lastFrame", difference.lastFrame)
      object.member("frames", difference.frameCount)
      object.key("old")
      object.value(difference.old)
      object.key("new")
      object.value(difference.new)
      object.key("largest")
      if let largest = difference.largest { object.value(largest) } else { object.null() }
      object.member("largestFrame", difference.largestFrame)
      object.member("course", difference.course.rawValue)
    }
  }

  private mutating func value(_ traced: TraceValue?) {
    switch traced {
    case nil, .null: null()
    case .flag(let flag): value(flag)
    case .number(let number): value(number)
    case .numbers(let numbers): value(numbers)
    case .text(let text): value(text)
    }
  }
}
