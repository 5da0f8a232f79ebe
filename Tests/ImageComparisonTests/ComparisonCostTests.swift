import Foundation
import ImageComparison
import PNGCoding
import Pixels
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What comparing costs beside reading the files.
@Suite(.serialized) struct ComparisonCostTests {
  /// Of decoding both files: what is measured of every pixel takes half of the instructions that decoding takes, and the
  /// rest is left for what runs beside the tests.
  private static let mostTimes: Double = 1.75

  /// What is compared, as large as a display at three pixels a point.
  enum Subject: String, CaseIterable {
    case screens, photos, gradients

    /// One of two pictures of which most pixels differ.
    func file(_ number: Int) throws -> [UInt8] {
      switch self {
      case .screens: try ComparisonCostTests.screen(shift: 7 * number)
      case .photos: try ComparisonCostTests.photo(noise: 9, seed: UInt64(number))
      case .gradients: try ComparisonCostTests.photo(noise: 1, seed: UInt64(number))
      }
    }
  }

  /// A slope of colours in two directions with noise of so many levels over it: next to no pixel equals its neighbour in
  /// photos, and some do in smooth ones.
  private static func photo(noise: UInt64, seed: UInt64) throws -> [UInt8] {
    var numbers = SeededGenerator(seed: seed + 1)
    var bitmap = Bitmap(width: 1170, height: 2532, filledWith: 0xFF00_0000)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let number = numbers.next()
        let red = UInt32(x / 6) + UInt32(number % noise) + UInt32(seed)
        let green = UInt32(y / 12) + UInt32((number >> 8) % noise)
        let blue = UInt32((x + y) / 20) + UInt32((number >> 16) % noise)
        bitmap[x, y] = 0xFF00_0000 | blue << 16 | green << 8 | red
      }
    }
    return try PNGEncoder.encode(bitmap, isOpaque: true, scale: 3)
  }

  /// A screen of cells under a gradient; all of it moves with a number.
  private static func screen(shift: Int) throws -> [UInt8] {
    var bitmap = Bitmap(width: 1170, height: 2532, filledWith: 0xFFF7_F2F2)
    for y in 0..<bitmap.height {
      let level = UInt32(min(255, (y + 4 * shift) / 10))
      for x in 0..<bitmap.width {
        let isInCell = (y + shift) % 380 > 60 && x > 48 && x < 1122
        bitmap[x, y] = isInCell ? 0xFF00_8040 | level << 16 : 0xFFF0_F2F2 &- level / 16
      }
    }
    return try PNGEncoder.encode(bitmap, isOpaque: true, scale: 3)
  }

  /// Seconds that the processor has worked for this thread.
  private static func threadTime() -> Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The least of several, as whatever disturbs a run makes it longer.
  private static func least(_ work: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<7 {
      let start = threadTime()
      try work()
      least = min(least, threadTime() - start)
    }
    return least
  }

  @Test(.enabled(if: TestBuild.isOptimised, "only optimised code is measured"), arguments: Subject.allCases)
  func `comparing two different pictures takes less than one and three quarters of decoding them`(
    _ subject: Subject
  ) throws {
    let folder = try TemporaryFolder()
    let files = [try subject.file(0), try subject.file(1)]
    let names = ["old.png", "new.png"].map { folder($0) }
    for (name, file) in zip(names, files) { try Data(file).write(to: URL(fileURLWithPath: name)) }
    let pair = FilePair(name: "new.png", expected: names[0], actual: names[1])
    let decoding = try Self.least { for file in files { _ = try PNGDecoder.decodeStored(file) } }
    var pictures: [ComparedPicture] = []
    let comparing = try Self.least { pictures = try FileComparison(.exact).compare(pair, jobs: 1) }
    #expect(pictures.first?.measurement?.differentPixels ?? 0 > 1_000_000)
    #expect(comparing <= decoding * Self.mostTimes, "\(comparing / decoding) times")
  }
}
