/// Room for what a layer shows in a row before it is mixed with what lies below.
@safe final class RowScratch {
  let pixels: UnsafeMutablePointer<UInt32>
  /// 0…32768 each.
  let opacities: UnsafeMutablePointer<UInt32>
  /// 0…32767 each, a shadow's.
  let shadowOpacities: UnsafeMutablePointer<UInt16>
  /// The same four times over, once for each byte of a pixel.
  let byteOpacities: UnsafeMutablePointer<UInt64>
  /// Columns of a picture, weighed down, four channels of 16 bits each, as `AlignedSampler` has them.
  private(set) var columns: UnsafeMutablePointer<UInt64>
  /// Each column with the next one, channel by channel.
  private(set) var pairs: UnsafeMutablePointer<SIMD8<Int16>>
  private var columnCapacity: Int = 0

  init(count: Int) {
    let count = max(count, 1)
    unsafe pixels = .allocate(capacity: count)
    unsafe opacities = .allocate(capacity: count)
    // Shadows are written eight pixels at a time.
    unsafe shadowOpacities = .allocate(capacity: count + 8)
    unsafe byteOpacities = .allocate(capacity: count + 8)
    unsafe pixels.initialize(repeating: 0, count: count)
    unsafe opacities.initialize(repeating: 0, count: count)
    unsafe shadowOpacities.initialize(repeating: 0, count: count + 8)
    unsafe byteOpacities.initialize(repeating: 0, count: count + 8)
    unsafe columns = .allocate(capacity: 1)
    unsafe pairs = .allocate(capacity: 1)
  }

  /// Makes room for so many columns; what was in them is lost.
  func reserveColumns(_ count: Int) {
    guard count > columnCapacity else { return }
    unsafe columns.deallocate()
    unsafe pairs.deallocate()
    unsafe columns = .allocate(capacity: count)
    unsafe pairs = .allocate(capacity: count)
    unsafe columns.initialize(repeating: 0, count: count)
    unsafe pairs.initialize(repeating: SIMD8(), count: count)
    columnCapacity = count
  }

  deinit {
    unsafe pixels.deallocate()
    unsafe opacities.deallocate()
    unsafe shadowOpacities.deallocate()
    unsafe byteOpacities.deallocate()
    unsafe columns.deallocate()
    unsafe pairs.deallocate()
  }
}
