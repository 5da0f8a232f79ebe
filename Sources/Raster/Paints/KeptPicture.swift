/// A picture's pixels on the canvas, kept from the second frame on that shows them alike.
///
/// A picture at rest then costs a copy, a tenth of filtering it; one that moves in every frame is never kept.
@safe final class KeptPicture {
  private let sampler: PictureSampler
  private let bounds: PixelBounds
  private var memory: UnsafeMutablePointer<UInt32>?
  /// Which rows stand in the memory.
  private var isKnown: ContiguousArray<Bool> = []

  /// - Parameter bounds: the canvas's pixels that may be asked for.
  init(_ sampler: PictureSampler, bounds: PixelBounds) {
    (self.sampler, self.bounds) = (sampler, bounds)
  }

  deinit { unsafe memory?.deallocate() }

  var pixelCount: Int { bounds.columns.count * bounds.rows.count }
  /// True when rows are not filtered, or filtered once for many frames.
  var isCopied: Bool { isKept || sampler.isCopy }
  var isKept: Bool { unsafe memory != nil }

  /// Keeps every row that is read from now on.
  func keep() {
    guard !isKept, !sampler.isCopy else { return }
    unsafe memory = .allocate(capacity: pixelCount)
    isKnown = ContiguousArray(repeating: false, count: bounds.rows.count)
  }

  /// Writes pixels of a row of the canvas from the beginning of the room given, which must hold them.
  func read(row: Int, columns: PixelRange, pixels: UnsafeMutablePointer<UInt32>, _ scratch: RowScratch) {
    guard let memory = unsafe memory else {
      return unsafe sampler.read(row: row, columns: columns, pixels: pixels, scratch)
    }
    let index = row - bounds.rows.start
    let line = unsafe memory + index * bounds.columns.count
    if !isKnown[index] {
      unsafe sampler.read(row: row, columns: bounds.columns, pixels: line, scratch)
      isKnown[index] = true
    }
    unsafe pixels.update(from: line + (columns.start - bounds.columns.start), count: columns.count)
  }
}
