/// One block of a deflate stream with codes made for it (RFC 1951, 3.2.7).
struct DeflateBlock {
  let buffer: TokenBuffer
  /// What a row that is the same as the one above is made of.
  let repeatedRow: [UInt16]

  private static let longestWord: Int = 15
  /// Of the bytes, every so manyth is counted.
  ///
  /// A code for these fits the others too, and counting takes as long as emitting. It has no factor in common with 3 or 4,
  /// so that all channels are counted alike.
  private static let countedByte: Int = 5

  /// - Parameter pairs: room for the codes of pairs of bytes.
  /// - Returns: how many codes were emitted.
  func write(to stream: inout BitWriter, isLast: Bool, _ pairs: inout PairTable) -> Int {
    let counts = TokenCounts(of: buffer, repeatedRow: repeatedRow, everyByte: Self.countedByte)
    let code = HuffmanCode(frequencies: counts.frequencies, limit: Self.longestWord)
    stream.append(isLast ? 1 : 0, count: 1)
    stream.append(2, count: 2)
    CodeLengths(literals: code.lengths, distances: [1]).write(to: &stream)
    let table = CodeTable(code)
    if buffer.byteCount > 0 { pairs.fill(code) }
    let row = table.joined(repeatedRow)
    unsafe stream.appendCodes(bitLimit: counts.bits(table, byteLimit: Self.longestWord)) { cursor in
      unsafe write(table, row, pairs, to: &cursor)
    }
    let end = MatchLength.endOfBlock
    stream.append(UInt64(code.words[end]), count: code.lengths[end])
    return counts.emitted
  }

  private func write(_ table: CodeTable, _ row: [UInt64], _ pairs: PairTable, to cursor: inout CodeCursor) {
    var index = 0
    var byteStart = 0
    let tokens = buffer.tokens.span.extracting(0..<buffer.count)
    let codes = table.codes.span
    while index < tokens.count {
      index = unsafe Self.write(tokens, from: index, codes, to: &cursor)
      guard index < tokens.count else { return }
      let count = Int(tokens[index &+ 1])
      if tokens[index] == DeflateToken.rowsMarker {
        unsafe Self.write(row, times: count, to: &cursor)
      } else {
        let bytes = buffer.bytes.span.extracting(byteStart..<(byteStart &+ count))
        unsafe pairs.write(bytes, codes, to: &cursor)
        byteStart &+= count
      }
      index &+= 2
    }
  }

  /// Writes tokens up to one that is followed by a number.
  ///
  /// - Returns: where that stands.
  private static func write(
    _ tokens: Span<UInt16>, from start: Int, _ codes: Span<UInt64>, to cursor: inout CodeCursor
  ) -> Int {
    // One check of bounds for all codes; tokens that are written are smaller than the mask.
    let codes = codes.extracting(0..<CodeTable.size)
    let mask = UInt16(CodeTable.size - 1)
    // A copy stays in registers.
    var place = unsafe cursor
    var index = start
    // Two codes have 42 bits at most, and there were fewer than eight.
    while index &+ 1 < tokens.count {
      let one = unsafe tokens[unchecked: index]
      let other = unsafe tokens[unchecked: index &+ 1]
      guard max(one, other) < DeflateToken.bytesMarker else { break }
      unsafe place.add(codes[Int(one & mask)])
      unsafe place.add(codes[Int(other & mask)])
      unsafe place.store()
      index &+= 2
    }
    while index < tokens.count, tokens[index] < DeflateToken.bytesMarker {
      unsafe place.add(codes[Int(tokens[index] & mask)])
      unsafe place.store()
      index &+= 1
    }
    unsafe cursor = place
    return index
  }

  private static func write(_ row: [UInt64], times: Int, to cursor: inout CodeCursor) {
    var place = unsafe cursor
    for _ in 0..<times {
      for code in row {
        unsafe place.add(code)
        unsafe place.store()
      }
    }
    unsafe cursor = place
  }
}
