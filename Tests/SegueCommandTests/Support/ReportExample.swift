import PNGCoding
import Pixels
import Regression
import SystemFiles

/// A report of a few frames of one colour each, some of which have changed.
enum ReportExample {
  static let frameCount = 1000
  static let changed = 5...9
  private static let worst = 7
  /// As a bitmap holds them: red and blue.
  static let old: UInt32 = 0xFF00_00FF
  static let new: UInt32 = 0xFFFF_0000

  static func folder() throws -> SceneFolder {
    let folder = try SceneFolder()
    try folder.write(picture(old), to: "old.png")
    try folder.write(picture(new), to: "new #1.png")
    try ReportFolder(folder.path).write(result, showsAll: false)
    return folder
  }

  private static func picture(_ color: UInt32) throws -> [UInt8] {
    let bitmap = Bitmap(width: 40, height: 60, filledWith: color)
    var encoder = try PNGEncoder(PNGEncoder.Options(width: 40, height: 60, isOpaque: true))
    try bitmap.write(to: &encoder)
    return try encoder.finish()
  }

  static var result: VerificationResult {
    var scene = SceneVerification(
      scene: "Scenes/card <1>.json", name: "card <1>", variant: nil, baseline: "Baselines/card <1>", folder: "card",
      verdict: .changed, status: 1, headline: "CHANGED frames \(changed.lowerBound)–\(changed.upperBound) & more")
    scene.frames = VerifiedFrames((0..<frameCount).map(frame))
    scene.worstFrame = worst
    scene.approval = "segue approve 'Scenes/card <1>.json'"
    return VerificationResult(engine: "1.1", scenes: [scene])
  }

  private static func frame(_ index: Int) -> FrameVerification {
    let isChanged = changed.contains(index)
    var frame = FrameVerification(
      index: index, time: Double(index) / 60, expectedPixels: "a", actualPixels: isChanged ? "b" : "a")
    frame.changedPixels = isChanged ? (index == worst ? 2400 : 12) : 0
    frame.maxDelta = isChanged ? 255 : 0
    frame.actualFile = isChanged ? "new #1.png" : "old.png"
    frame.expectedFile = "old.png"
    frame.differenceFile = isChanged ? "new #1.png" : nil
    return frame
  }
}
