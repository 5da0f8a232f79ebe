import Pixels
import Testing

@Suite struct SinkTests {
  @Test func aBitmapSinkKeepsRowsAndRepeats() {
    let first: [UInt32] = [1, 2, 3]
    let second: [UInt32] = [4, 5, 6]
    var sink = BitmapSink(width: 3, height: 4)
    sink.append(first.span, knowing: .dense)
    sink.repeatLast(2)
    sink.append(second.span, knowing: .runs)
    let expected: ContiguousArray<UInt32> = [1, 2, 3, 1, 2, 3, 1, 2, 3, 4, 5, 6]
    #expect(sink.finish() == Bitmap(width: 3, height: 4, pixels: expected))
  }

  @Test func aBitmapWritesItselfToAnySink() {
    let pixels: ContiguousArray<UInt32> = [1, 2, 1, 2, 3, 4, 1, 2]
    let bitmap = Bitmap(width: 2, height: 4, pixels: pixels)
    var sink = BitmapSink(width: 2, height: 4)
    bitmap.write(to: &sink)
    #expect(sink.finish() == bitmap)
  }
}

@Suite struct StraightPixelTests {
  @Test func eachChannelIsRoundedToTheNearest() {
    for alpha in UInt32(1)...255 {
      for value in UInt32(0)...alpha {
        let straight = StraightPixel.make(fromPremultiplied: value | alpha << 24)
        let expected = (Double(value) * 255 / Double(alpha)).rounded()
        #expect(Double(straight & 255) == expected, "\(value) of \(alpha)")
      }
    }
  }

  @Test func premultiplyingAgainGivesTheSamePixel() {
    for alpha in UInt32(0)...255 {
      for value in UInt32(0)...alpha {
        let pixel = value | (alpha - value) << 8 | (value / 2) << 16 | alpha << 24
        #expect(StraightPixel.premultiply(StraightPixel.make(fromPremultiplied: pixel)) == pixel)
      }
    }
  }
}
