/// A picture in memory: premultiplied sRGB-encoded pixels, row by row from the top left.
///
/// A pixel is a `UInt32` whose lowest byte is red, then green, blue and alpha.
package struct Bitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var pixels: ContiguousArray<UInt32>

  /// A bitmap of one colour; both sides must be at least 0.
  package init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    precondition(width >= 0 && height >= 0, "a bitmap's sides are not negative")
    self.width = width
    self.height = height
    pixels = ContiguousArray(repeating: pixel, count: width * height)
  }

  package init(width: Int, height: Int, pixels: ContiguousArray<UInt32>) {
    precondition(pixels.count == width * height, "a bitmap has width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
