import ImageComparison
import Regression
import StagePlayback

extension ComparisonResult {
  /// One object on one line.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.member("verdict", verdict.rawValue)
      object.key("differentPixels")
      object.value(summary.differentPixels)
      object.key("totalPixels")
      object.value(summary.totalPixels)
      object.key("maxChannelDelta")
      object.value(summary.maximumChannelDelta)
      object.key("bounds")
      object.value(summary.bounds)
      object.key("antialiasedPixels")
      object.value(summary.antialiasedPixels)
      object.key("ssim")
      object.value(summary.structuralSimilarity)
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
      if tellsFrame, let frame = picture.frame {
        object.key("frame")
        object.value(frame)
      }
      object.member("verdict", picture.word)
      if let measurement = picture.measurement { object.members(of: measurement, limits) }
      if let delays = picture.delays {
        object.member("expectedDelay", delays.expected.description)
        object.member("actualDelay", delays.actual.description)
      }
      if let path = picture.differencePath { object.member("diff", path) }
    }
  }

  private mutating func members(of measurement: PictureMeasurement, _ limits: ComparisonLimits) {
    key("differentPixels")
    value(measurement.differentPixels)
    key("totalPixels")
    value(measurement.totalPixels)
    key("maxChannelDelta")
    value(measurement.maximumChannelDelta)
    key("bounds")
    value(measurement.bounds)
    key("antialiasedPixels")
    value(measurement.antialiasedPixels)
    key("ssim")
    value(measurement.structuralSimilarity)
    if limits.window != nil {
      key("densestWindow")
      value(measurement.densestWindow)
    }
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
      object.key("frames")
      object.value(comparison.pairedFrames)
      object.key("missingFrames")
      object.value(comparison.missing?.count ?? 0)
      object.key("extraFrames")
      object.value(comparison.extra?.count ?? 0)
      object.key("differences")
      object.array { list in comparison.differences.forEach { list.value($0) } }
    }
  }

  private mutating func value(_ difference: PropertyDifference) {
    object { object in
      object.key("view")
      object.value(difference.view)
      object.member("property", difference.property)
      object.key("firstFrame")
      object.value(difference.firstFrame)
      object.key("lastFrame")
      object.value(difference.lastFrame)
      object.key("frames")
      object.value(difference.frameCount)
      object.key("old")
      object.value(difference.old)
      object.key("new")
      object.value(difference.new)
      object.key("largest")
      if let largest = difference.largest { object.value(largest) } else { object.null() }
      object.key("largestFrame")
      object.value(difference.largestFrame)
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
