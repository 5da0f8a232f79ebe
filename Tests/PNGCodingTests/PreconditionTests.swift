import PNGCoding
import Testing

/// Mistakes of callers stop the program.
@Suite struct PreconditionTests {
  @Test func aPictureHasAtLeastOnePixel() async {
    await #expect(processExitsWith: .failure) { _ = PNGEncoder.Options(width: 0, height: 1, isOpaque: true) }
  }

  @Test func anEncoderTakesOnlyRowsOfItsWidth() async {
    await #expect(processExitsWith: .failure) {
      var encoder = try PNGEncoder(PNGEncoder.Options(width: 2, height: 1, isOpaque: true))
      let row: [UInt32] = [1]
      try encoder.append(row.span, knowing: .runs)
    }
  }

  @Test func anUnfinishedPictureIsNotHandedOut() async {
    await #expect(processExitsWith: .failure) {
      var encoder = try PNGEncoder(PNGEncoder.Options(width: 2, height: 1, isOpaque: true))
      _ = try encoder.finish()
    }
  }
}
