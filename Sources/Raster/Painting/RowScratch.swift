/// Room for what a layer shows in a row before it is mixed with what lies below.
@safe final class RowScratch {
  let pixels: UnsafeMutablePointer<UInt32>
  /// 0…32768 each.
  let opacities: UnsafeMutablePointer<UInt32>
  /// Columns of a picture, weighed down, four channels of 16 bits each, in 256ths of a level.
  private(set) var columns: UnsafeMutablePointer<UInt64>
  private var columnCapacity: Int

  init(count: Int) {
    let count = max(count, 1)
    unsafe pixels = .allocate(capacity: count)
    unsafe opacities = .allocate(capacity: count)
    unsafe columns = .allocate(capacity: count)
    columnCapacity = count
    unsafe pixels.initialize(repeating: 0, count: count)
    unsafe opacities.initialize(repeating: 0, count: count)
    unsafe columns.initialize(repeating: 0, count: count)
  }

  /// Makes room for so many columns; what was in them is lost.
  func reserveColumns(_ count: Int) {
    guard count > columnCapacity else { return }
    unsafe columns.deallocate()
    unsafe columns = .allocate(capacity: count)
    unsafe columns.initialize(repeating: 0, count: count)
    columnCapacity = count
  }

  deinit {
    unsafe pixels.deallocate()
    unsafe opacities.deallocate()
    unsafe columns.deallocate()
  }
}
