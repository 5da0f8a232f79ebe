import CPNGShims

/// Owns libpng's writing state; the one place where encoding meets C.
///
/// A class, because the state must be freed exactly once; each encoder has its own and nobody else sees it.
@safe package final class PNGWriter {
  private let handle: OpaquePointer

  package init(_ options: PNGEncoder.Options) throws(PNGError) {
    guard let handle = unsafe CPNGWriterCreate() else { throw .outOfMemory }
    unsafe self.handle = handle
    guard unsafe CPNGWriterBegin(handle, Self.settings(options)) else { throw failure }
  }

  deinit {
    unsafe CPNGWriterDestroy(handle)
  }

  /// Writes one row; the caller gives exactly the bytes that libpng reads.
  func write(_ row: [UInt8]) throws(PNGError) {
    let isWritten = unsafe row.withUnsafeBufferPointer { bytes in
      unsafe CPNGWriterWriteRow(handle, bytes.baseAddress)
    }
    guard isWritten else { throw failure }
  }

  /// Ends the file after all its rows.
  func finish() throws(PNGError) -> [UInt8] {
    guard unsafe CPNGWriterEnd(handle) else { throw failure }
    return bytes
  }

  /// Writes a piece of image data made elsewhere, instead of rows.
  package func write(imageData: [UInt8]) throws(PNGError) {
    let isWritten = unsafe imageData.withUnsafeBufferPointer { data in
      unsafe CPNGWriterWriteImageData(handle, data.baseAddress, data.count)
    }
    guard isWritten else { throw failure }
  }

  /// Ends the file after the last piece of image data.
  package func finishImageData() throws(PNGError) -> [UInt8] {
    guard unsafe CPNGWriterEndImageData(handle) else { throw failure }
    return bytes
  }

  private var bytes: [UInt8] {
    // The writer owns the bytes and lives until after they are copied.
    unsafe [UInt8](UnsafeBufferPointer(start: CPNGWriterBytes(handle), count: CPNGWriterByteCount(handle)))
  }

  private var failure: PNGError { unsafe .notWritten(String(cString: CPNGWriterError(handle))) }

  private static func settings(_ options: PNGEncoder.Options) -> CPNGWriterOptions {
    var level = 1
    if case .level(let chosen) = options.compression { level = min(max(chosen, 1), 9) }
    return CPNGWriterOptions(
      width: UInt32(options.width), height: UInt32(options.height), hasAlpha: !options.isOpaque,
      pixelsPerMetre: pixelsPerMetre(scale: options.scale), level: Int32(level))
  }

  /// A point is 1/72 inch, an inch is 0.0254 metres.
  private static func pixelsPerMetre(scale: Double) -> UInt32 {
    UInt32(min(max((scale * 72 / 0.0254).rounded(), 0), 1e9))
  }
}
