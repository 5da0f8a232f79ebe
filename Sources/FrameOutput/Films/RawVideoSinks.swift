import Pixels

/// Painted rows as straight R, G, B, A bytes.
struct StraightBytesSink: RowSink {
  typealias Failure = Never

  private(set) var bytes: [UInt8]
  private let width: Int
  private var count = 0

  init(width: Int, height: Int) {
    self.width = width
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  mutating func append(_ row: Span<UInt32>, knowing content: RowContent) {
    precondition(row.count == width, "a row is as wide as the picture")
    let count = count
    var target = bytes.mutableSpan
    var (last, straight): (UInt32, UInt32) = (0, 0)
    for x in row.indices {
      if row[x] != last {
        last = row[x]
        straight = StraightPixel.make(fromPremultiplied: last)
      }
      let start = count &+ 4 &* x
      for channel in 0..<4 { target[start &+ channel] = UInt8(truncatingIfNeeded: straight &>> UInt32(8 &* channel)) }
    }
    self.count = count + row.count * 4
  }

  mutating func repeatLast(_ times: Int) {
    let (start, stride) = (count, width * 4)
    count += times * stride
    let end = count
    var target = bytes.mutableSpan
    for index in start..<end { target[index] = target[index &- stride] }
  }
}

/// Painted rows as planes of Y, Cb and Cr, 4:4:4.
///
/// ITU-R BT.601 in its limited range, what ffmpeg takes a stream for that does not say; what is not opaque lies over
/// black, since there is no alpha.
struct LumaChromaSink: RowSink {
  typealias Failure = Never

  private(set) var bytes: [UInt8]
  private let width: Int
  private let plane: Int
  private var count = 0

  init(width: Int, height: Int) {
    self.width = width
    plane = width * height
    bytes = [UInt8](repeating: 0, count: plane * 3)
  }

  mutating func append(_ row: Span<UInt32>, knowing content: RowContent) {
    precondition(row.count == width, "a row is as wide as the picture")
    let (count, plane) = (count, plane)
    var target = bytes.mutableSpan
    var last: UInt32 = 0
    var (luma, blue, red) = Self.samples(of: last)
    for x in row.indices {
      if row[x] != last {
        last = row[x]
        (luma, blue, red) = Self.samples(of: last)
      }
      target[count &+ x] = luma
      target[plane &+ count &+ x] = blue
      target[2 &* plane &+ count &+ x] = red
    }
    self.count = count + row.count
  }

  mutating func repeatLast(_ times: Int) {
    let (start, width, plane) = (count, width, plane)
    count += times * width
    let end = count
    var target = bytes.mutableSpan
    for first in [0, plane, 2 * plane] {
      for index in (first + start)..<(first + end) { target[index] = target[index &- width] }
    }
  }

  /// Rounded to the nearest, in 16 bits of fraction; 219 steps of luma and 224 of chroma.
  static func samples(of pixel: UInt32) -> (luma: UInt8, blue: UInt8, red: UInt8) {
    let red = Int32(truncatingIfNeeded: pixel & 255)
    let green = Int32(truncatingIfNeeded: (pixel &>> 8) & 255)
    let blue = Int32(truncatingIfNeeded: (pixel &>> 16) & 255)
    func sample(_ sum: Int32, from zero: Int32) -> UInt8 {
      UInt8(truncatingIfNeeded: (sum &+ zero &<< 16 &+ 32_768) &>> 16)
    }
    return (
      sample(16_829 &* red &+ 33_039 &* green &+ 6_416 &* blue, from: 16),
      sample(-9_714 &* red &- 19_070 &* green &+ 28_784 &* blue, from: 128),
      sample(28_784 &* red &- 24_103 &* green &- 4_681 &* blue, from: 128)
    )
  }
}
