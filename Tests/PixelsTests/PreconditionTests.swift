import Pixels
import Testing

/// Mistakes of callers stop the program.
@Suite struct PreconditionTests {
  @Test func aBitmapSinkTakesOnlyRowsOfItsWidth() async {
    await #expect(processExitsWith: .failure) {
      var sink = BitmapSink(width: 2, height: 1)
      let row: [UInt32] = [1]
      sink.append(row.span, knowing: .runs)
    }
  }

  @Test func aBitmapSinkTakesNoMoreRowsThanItsHeight() async {
    await #expect(processExitsWith: .failure) {
      var sink = BitmapSink(width: 1, height: 1)
      let row: [UInt32] = [1]
      sink.append(row.span, knowing: .runs)
      sink.repeatLast(1)
    }
  }

  @Test func anUnfinishedBitmapIsNotHandedOut() async {
    await #expect(processExitsWith: .failure) { _ = BitmapSink(width: 1, height: 1).finish() }
  }

  @Test func nothingRepeatsBeforeTheFirstRow() async {
    await #expect(processExitsWith: .failure) {
      var hash = PixelHash()
      hash.repeatLast(1)
    }
  }

  @Test func aBitmapHasWidthTimesHeightPixels() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 2, height: 2, pixels: [1]) }
  }
}
