import FrameOutput
import FrameSnapshots
package import ImageComparison
import PNGCoding
import SystemFiles

/// One frame to be drawn and measured.
struct PicturePlan: Sendable {
  var index: Int
  var time: Double
  var expectedPixels: String?
  var actualPixels: String?
  /// Nil where the recorded scene cannot be rendered.
  var expected: FrameSnapshot?
  /// Nil for a frame that is gone.
  var actual: ActualPicture?
  /// Pixels that are not compared.
  var ignored: [PixelArea]
}

/// One frame with what was measured of it.
package struct MeasuredFrame: Hashable, Sendable {
  package var frame: FrameVerification
  /// Nil where one of the pictures was not to be had.
  package var measurement: PictureMeasurement?
}

/// What one worker draws with; the frames of either sequence are like one another.
struct PictureDrawers {
  let expected = FrameDrawer()
  let actual = FrameDrawer()
}

/// Draws and measures single frames; several at once.
struct PictureWork: Sendable {
  let report: ReportFolder
  let folder: String
  let expected: ExpectedPictureSource
  let limits: ComparisonLimits

  func frame(of plan: PicturePlan, _ drawers: PictureDrawers) throws(RegressionError) -> MeasuredFrame {
    var frame = FrameVerification(
      index: plan.index, time: plan.time, expectedPixels: plan.expectedPixels, actualPixels: plan.actualPixels)
    let actual = try actualFile(of: plan, drawers.actual)
    if let actual { frame.actualFile = try write(actual, .actual, plan.index) }
    guard frame.isChanged else {
      frame.expectedFile = frame.actualFile
      (frame.changedPixels, frame.maxDelta) = (0, 0)
      return MeasuredFrame(frame: frame)
    }
    guard let pixels = plan.expectedPixels else { return MeasuredFrame(frame: frame) }
    guard let old = expected.file(of: plan.index, plan.expected, pixels: pixels, drawers.expected) else {
      nameNearest(&frame)
      return MeasuredFrame(frame: frame)
    }
    frame.expectedFile = try write(old, .expected, plan.index)
    guard let actual else { return MeasuredFrame(frame: frame) }
    return try measured(frame, old, actual, plan.ignored)
  }

  private func actualFile(of plan: PicturePlan, _ drawer: FrameDrawer) throws(RegressionError) -> [UInt8]? {
    switch plan.actual {
    case nil: return nil
    case .file(let path): return try RegressionError.files { () throws(FileError) in try FileSystem.read(path) }
    case .snapshot(let snapshot, let renderer):
      do throws(PNGError) {
        return try drawer.file(of: snapshot, renderer).bytes
      } catch {
        throw .png(error, frame: plan.index)
      }
    }
  }

  /// Many frames have one nearest picture, so it is written apart: several at once would write one file.
  private func nameNearest(_ frame: inout FrameVerification) {
    guard let nearest = expected.nearest(to: frame.index), expected.keptFile(of: nearest) != nil else { return }
    frame.expectedFile = ReportFolder.file(.expected, of: nearest, in: folder)
    frame.nearestIndex = nearest
  }

  /// Writes a kept picture that stands for others.
  func writeKept(_ index: Int) throws(RegressionError) {
    if let file = expected.keptFile(of: index) { _ = try write(file, .expected, index) }
  }

  private func measured(
    _ frame: FrameVerification, _ old: [UInt8], _ new: [UInt8], _ ignored: [PixelArea]
  ) throws(RegressionError) -> MeasuredFrame {
    var frame = frame
    let (measurement, picture) = try comparison(of: old, and: new, ignored, at: frame.index)
    frame.changedPixels = measurement.differentPixels
    frame.maxDelta = measurement.maximumChannelDelta
    frame.bounds = measurement.bounds.map { [$0.x, $0.y, $0.width, $0.height] }
    if let picture { frame.differenceFile = try write(picture, .difference, frame.index) }
    return MeasuredFrame(frame: frame, measurement: measurement)
  }

  /// What two files differ in, and that as a picture; no picture for equal ones.
  private func comparison(
    of old: [UInt8], and new: [UInt8], _ ignored: [PixelArea], at index: Int
  ) throws(RegressionError) -> (PictureMeasurement, [UInt8]?) {
    do throws(PNGError) {
      let (old, new) = (try PNGDecoder.decodeStored(old), try PNGDecoder.decodeStored(new))
      let (measurement, map) = PictureComparison(limits).measure(expected: old, actual: new, ignoring: ignored)
      guard let picture = map?.picture(over: old) else { return (measurement, nil) }
      var encoder = try PNGEncoder(
        PNGEncoder.Options(width: picture.width, height: picture.height, isOpaque: true))
      try picture.write(to: &encoder)
      return (measurement, try encoder.finish())
    } catch {
      throw .png(error, frame: index)
    }
  }

  private func write(_ file: [UInt8], _ picture: ReportFolder.Picture, _ index: Int) throws(RegressionError) -> String {
    let name = ReportFolder.file(picture, of: index, in: folder)
    try report.write(file, to: name)
    return name
  }
}
