import CPNGShims

/// Owns libpng's writing state; the one place where encoding meets C.
///
/// A class, because the state must be freed exactly once; each encoder has its own and nobody else sees it.
@safe final class PNGWriter {
  enum Filter {
    case adaptive, subOrUp, sub, up
  }

  private let handle: OpaquePointer

  init(_ options: PNGEncoder.Options) throws(PNGError) {
    guard let handle = unsafe CPNGWriterCreate() else { throw .outOfMemory }
    unsafe self.handle = handle
    guard unsafe CPNGWriterBegin(handle, Self.settings(options)) else { throw failure }
  }

  deinit {
    unsafe CPNGWriterDestroy(handle)
  }

  /// Writes one row; the caller gives exactly the bytes that libpng reads.
  func write(_ row: [UInt8], filter: Filter) throws(PNGError) {
    let isWritten = unsafe row.withUnsafeBufferPointer { bytes in
      unsafe CPNGWriterWriteRow(handle, bytes.baseAddress, filter.shim)
    }
    guard isWritten else { throw failure }
  }

  func finish() throws(PNGError) -> [UInt8] {
    guard unsafe CPNGWriterEnd(handle) else { throw failure }
    // The writer owns the bytes and lives until after they are copied.
    return unsafe [UInt8](
      UnsafeBufferPointer(start: CPNGWriterBytes(handle), count: CPNGWriterByteCount(handle)))
  }

  private var failure: PNGError { unsafe .notWritten(String(cString: CPNGWriterError(handle))) }

  private static func settings(_ options: PNGEncoder.Options) -> CPNGWriterOptions {
    var level = 1
    var isStandard = true
    if case .level(let chosen) = options.compression {
      level = min(max(chosen, 1), 9)
      isStandard = false
    }
    return CPNGWriterOptions(
      width: UInt32(options.width), height: UInt32(options.height), hasAlpha: !options.isOpaque,
      pixelsPerMetre: pixelsPerMetre(scale: options.scale), level: Int32(level), onlyRuns: isStandard)
  }

  /// A point is 1/72 inch, an inch is 0.0254 metres.
  private static func pixelsPerMetre(scale: Double) -> UInt32 {
    UInt32(min(max((scale * 72 / 0.0254).rounded(), 0), 1e9))
  }
}

extension PNGWriter.Filter {
  fileprivate var shim: CPNGRowFilter {
    switch self {
    case .adaptive: CPNGRowFilterAdaptive
    case .subOrUp: CPNGRowFilterSubOrUp
    case .sub: CPNGRowFilterSub
    case .up: CPNGRowFilterUp
    }
  }
}
