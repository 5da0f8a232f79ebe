import FrameOutput
import PNGCoding
import Pixels
import SystemFiles

/// Compares picture files pair by pair, and draws what differs.
package struct FileComparison: Sendable {
  let limits: ComparisonLimits
  private let differenceFolder: String?

  /// - Parameter differenceFolder: where pictures of differences are written; nil for nowhere.
  package init(_ limits: ComparisonLimits, differenceFolder: String? = nil) {
    self.limits = limits
    self.differenceFolder = differenceFolder
  }

  /// What came of a pair: one picture, or as many as the longer animation has frames.
  ///
  /// - Parameter jobs: how many cores the pair may use.
  package func compare(_ pair: FilePair, jobs: Int) throws(ComparisonError) -> [ComparedPicture] {
    guard let expectedPath = pair.expected else { return [picture(pair, .extra)] }
    guard let actualPath = pair.actual else { return [picture(pair, .missing)] }
    let files = Self.read(expectedPath, actualPath, jobs: jobs)
    let (expected, actual): (PictureFile, PictureFile)
    do throws(PictureFileError) {
      expected = try files[0].get()
    } catch {
      return [picture(pair, .unreadable(error.message(path: expectedPath)))]
    }
    do throws(PictureFileError) {
      actual = try files[1].get()
    } catch {
      return [picture(pair, .unreadable(error.message(path: actualPath)))]
    }
    if case .picture(let one) = expected, case .picture(let other) = actual {
      let ignored = try ignoredPixels(of: pair, frameCount: (pair.frame ?? 0) + 1).areas(at: pair.frame)
      return [try compare(one, other, as: picture(pair, .extra), ignoring: ignored, jobs: jobs)]
    }
    return try AnimationComparison(self, pair, expected, actual).run(jobs: jobs)
  }

  /// What is not compared of a pair, by the frames that its files have where nothing else is known.
  func ignoredPixels(of pair: FilePair, frameCount: Int) throws(ComparisonError) -> IgnoredPixels {
    if let ignored = pair.ignored { return ignored }
    do throws(FrameRangeError) {
      return try IgnoredPixels(limits.ignoredAreas, frameCount: frameCount)
    } catch {
      throw .range(error, path: pair.name)
    }
  }

  /// Two files side by side; what is the same byte by byte is decoded once.
  private static func read(
    _ expected: String, _ actual: String, jobs: Int
  ) -> [Result<PictureFile, PictureFileError>] {
    let files = [expected, actual].map { path in
      Result { () throws(PictureFileError) in try PictureFile.bytes(of: path) }
    }
    guard files[0] != files[1] else {
      let file = decoded(files[0])
      return [file, file]
    }
    return ParallelWork.map(count: 2, jobs: jobs) { decoded(files[$0]) }
  }

  private static func decoded(_ bytes: Result<[UInt8], PictureFileError>) -> Result<PictureFile, PictureFileError> {
    Result { () throws(PictureFileError) in try PictureFile(bytes.get()) }
  }

  private func picture(_ pair: FilePair, _ outcome: ComparedPicture.Outcome) -> ComparedPicture {
    ComparedPicture(name: pair.name, frame: pair.frame, outcome: outcome)
  }

  /// Measures two pictures and draws their difference.
  func compare(
    _ expected: StoredPNG, _ actual: StoredPNG, as named: ComparedPicture, ignoring ignored: [PixelArea], jobs: Int
  ) throws(ComparisonError) -> ComparedPicture {
    let comparison = PictureComparison(limits, jobs: jobs)
    let (measurement, map) = comparison.measure(
      expected: expected, actual: actual, ignoring: ignored, isDrawn: differenceFolder != nil)
    var result = named
    result.outcome = .measured(measurement, limits.verdict(of: measurement))
    guard let map, let folder = differenceFolder, measurement.unequalPixels > 0 else { return result }
    let path = FilePaths.join(folder, Self.differenceName(of: named))
    try write(map.picture(over: expected), to: path)
    result.differencePath = path
    return result
  }

  private func write(_ bitmap: Bitmap, to path: String) throws(ComparisonError) {
    guard let bytes = try? PNGEncoder.encode(bitmap, isOpaque: true) else {
      throw .file(FileError(.write, path, .other("the PNG data could not be made")))
    }
    do throws(FileError) {
      try FileSystem.createFolder(FilePaths.folder(of: path))
      try FileSystem.write(bytes, to: path)
    } catch {
      throw .file(error)
    }
  }

  /// `frames/card-diff.png` for `frames/card.png`; of an animation `frames/card-0012-diff.png`.
  static func differenceName(of picture: ComparedPicture) -> String {
    let name = picture.name
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    guard picture.isOfAnimation, let frame = picture.frame else { return "\(stem)-diff.png" }
    let digits = String(frame)
    return "\(stem)-\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)-diff.png"
  }
}
