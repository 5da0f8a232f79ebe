/// Where in a text fractions stand: a trace has the same ones again and again, and copying their digits takes far less
/// than finding them.
struct WrittenFractions {
  private struct Entry {
    var number: Double
    var range: Range<Int>
  }

  /// A power of two; our choice: as many as a line of some views has.
  private static let count: Int = 64
  private static let none: Entry = Entry(number: 0, range: 0..<0)

  /// In places that follow from the number; a newer one takes that of an older one.
  ///
  /// Empty before the first.
  private var entries: [Entry] = []

  /// Where the same number stands; nil when it is not known.
  func range(of number: Double) -> Range<Int>? {
    guard !entries.isEmpty, case let entry = entries[Self.place(of: number)], entry.number == number else { return nil }
    return entry.range
  }

  /// - Parameter number: not 0, which is no fraction.
  mutating func note(_ number: Double, at range: Range<Int>) {
    if entries.isEmpty { entries = Array(repeating: Self.none, count: Self.count) }
    entries[Self.place(of: number)] = Entry(number: number, range: range)
  }

  mutating func removeAll() {
    for index in entries.indices { entries[index] = Self.none }
  }

  private static func place(of number: Double) -> Int {
    Int(truncatingIfNeeded: (number.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }
}
