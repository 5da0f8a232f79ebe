import CPNGShims

/// The one place where decoding meets C; libpng's state lives only while a file is read.
enum PNGReader {
  /// Straight pixels in the bitmap's layout, as stored, and what the file says of their colours.
  struct Stored {
    var width: Int
    var height: Int
    var pixels: ContiguousArray<UInt32>
    var colors: PNGColors
    /// Whether samples have more bits than pixels hold.
    var isRounded: Bool
  }

  static func read(_ bytes: [UInt8], limits: PNGLimits) throws(PNGError) -> Stored {
    let result: Result<Stored, PNGError> = unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let reader = unsafe CPNGReaderCreate(buffer.baseAddress, buffer.count) else {
        return .failure(.outOfMemory)
      }
      defer { unsafe CPNGReaderDestroy(reader) }
      return Result { () throws(PNGError) in
        unsafe try read(reader, byteCount: buffer.count, limits: limits)
      }
    }
    return try result.get()
  }

  private static func read(
    _ reader: OpaquePointer, byteCount: Int, limits: PNGLimits
  ) throws(PNGError) -> Stored {
    guard unsafe CPNGReaderReadHeader(reader) else { throw unsafe failure(reader) }
    let width = unsafe Int(CPNGReaderWidth(reader))
    let height = unsafe Int(CPNGReaderHeight(reader))
    guard limits.allow(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limits: limits)
    }
    // Checked before memory is taken: deflate packs at most 1032 bytes into one.
    let storedBytes = unsafe CPNGReaderStoredRowBytes(reader) * height
    guard storedBytes / 1032 <= byteCount else { throw .truncated }
    let colors = unsafe colors(reader)
    let isRounded = unsafe CPNGReaderSampleBits(reader) > 8
    let pixels = try unsafe pixels(reader, count: width * height)
    return Stored(width: width, height: height, pixels: pixels, colors: colors, isRounded: isRounded)
  }

  private static func pixels(
    _ reader: OpaquePointer, count: Int
  ) throws(PNGError) -> ContiguousArray<UInt32> {
    var isRead = false
    // The buffer has room for four bytes for each of the width × height pixels, and libpng fills all of them: its rows
    // were checked to be so long, and it stops short of the last one only where it fails. Then none counts.
    let read = unsafe ContiguousArray<UInt32>(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      isRead = unsafe CPNGReaderReadPixels(
        reader, UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt8.self).baseAddress)
      initializedCount = isRead ? count : 0
    }
    guard isRead else { throw unsafe failure(reader) }
    #if _endian(big)
      return ContiguousArray(read.map { UInt32(littleEndian: $0) })
    #else
      return read
    #endif
  }

  private static func colors(_ reader: OpaquePointer) -> PNGColors {
    if let points = unsafe CPNGReaderCodePoints(reader) {
      // Four bytes, as the shim checks.
      return unsafe CodePoints.colors(Array(UnsafeBufferPointer(start: points, count: 4)))
    }
    var count = 0
    guard let profile = unsafe CPNGReaderProfile(reader, &count) else { return .unspecified }
    return unsafe ColorProfile(Array(UnsafeBufferPointer(start: profile, count: count))).colors
  }

  private static func failure(_ reader: OpaquePointer) -> PNGError {
    if unsafe CPNGReaderRanOut(reader) { return .truncated }
    return unsafe .corrupt(String(cString: CPNGReaderError(reader)))
  }
}
