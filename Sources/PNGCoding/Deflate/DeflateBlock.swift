/// One block of a deflate stream with codes made for it (RFC 1951, 3.2.7).
struct DeflateBlock {
  let buffer: TokenBuffer
  /// What a row that is the same as the one above is made of.
  let repeatedRow: [UInt16]

  /// Words a block's bytes may have at most: four of them fit a store of eight bytes with what is left of the one before.
  private static let longestByteWord: Int = 14
  private static let longestWord: Int = 15
  /// Of the bytes, every so manyth is counted.
  ///
  /// A code for these fits the others too, and counting takes as long as emitting. It has no factor in common with 3 or 4,
  /// so that all channels are counted alike.
  private static let countedByte: Int = 5

  /// - Returns: how many codes were emitted.
  func write(to stream: inout BitWriter, isLast: Bool) -> Int {
    let counts = TokenCounts(of: buffer, repeatedRow: repeatedRow, everyByte: Self.countedByte)
    let limit = buffer.bytes.isEmpty ? Self.longestWord : Self.longestByteWord
    let code = HuffmanCode(frequencies: counts.frequencies, limit: limit)
    stream.append(isLast ? 1 : 0, count: 1)
    stream.append(2, count: 2)
    CodeLengths(literals: code.lengths, distances: [1]).write(to: &stream)
    let table = CodeTable(code)
    let row = table.joined(repeatedRow)
    unsafe stream.appendCodes(bitLimit: counts.bits(table, byteLimit: limit)) { cursor in
      unsafe write(table, row, to: &cursor)
    }
    let end = MatchLength.endOfBlock
    stream.append(UInt64(code.words[end]), count: code.lengths[end])
    return counts.emitted
  }

  private func write(_ table: CodeTable, _ row: [UInt64], to cursor: inout CodeCursor) {
    var index = 0
    var byteStart = 0
    let tokens = buffer.tokens.span.extracting(0..<buffer.count)
    let codes = table.codes.span
    while index < tokens.count {
      let token = tokens[index]
      index &+= 1
      if token < DeflateToken.bytesMarker {
        unsafe cursor.add(codes[Int(token)])
        unsafe cursor.store()
        continue
      }
      let count = Int(tokens[index])
      index &+= 1
      if token == DeflateToken.rowsMarker {
        unsafe Self.write(row, times: count, to: &cursor)
      } else {
        let bytes = buffer.bytes.span.extracting(byteStart..<(byteStart &+ count))
        unsafe Self.write(bytes, codes, to: &cursor)
        byteStart &+= count
      }
    }
  }

  private static func write(_ row: [UInt64], times: Int, to cursor: inout CodeCursor) {
    for _ in 0..<times {
      for code in row {
        unsafe cursor.add(code)
        unsafe cursor.store()
      }
    }
  }

  private static func write(_ bytes: Span<UInt8>, _ codes: Span<UInt64>, to cursor: inout CodeCursor) {
    // One check of bounds for all codes of bytes.
    let codes = codes.extracting(0..<256)
    var index = 0
    while index &+ 4 <= bytes.count {
      let four = bytes.extracting(index..<(index &+ 4))
      for place in 0..<4 { unsafe cursor.add(codes[Int(four[place])]) }
      unsafe cursor.store()
      index &+= 4
    }
    while index < bytes.count {
      unsafe cursor.add(codes[Int(bytes[index])])
      unsafe cursor.store()
      index &+= 1
    }
  }
}
