import Pixels
import TestSupport
import Testing

@Suite struct PixelHashTests {
  static let red: UInt32 = 0xFF00_00FF
  static let blue: UInt32 = 0xFFFF_0000
  static let half: UInt32 = 0x8000_4080

  /// Rows and the digest that a program of a few lines on the reference xxHash gives for them.
  static let published: [(rows: [[UInt32]], digest: String)] = [
    (
      [[red, red, blue], [red, red, blue], [0, half, half], [red, red, blue]],
      "9de5659fed75a095a2240e41c953027a"
    ),
    (Array(repeating: Array(repeating: red, count: 20), count: 5), "d10ef421da59b1d8b93994705241a06d"),
    (
      [Array(repeating: red, count: 19) + [blue], Array(repeating: red, count: 20)],
      "35b4b9306341ac1a2d8ff609efee2945"
    ),
  ]

  @Test(arguments: published)
  func isTheDigestOfTheRunForm(rows: [[UInt32]], digest: String) {
    #expect(Self.digest(rows) == digest)
    #expect(Self.bitmap(rows).pixelDigest == digest)
  }

  @Test func groupsAreMaximalWhateverThePainterSays() {
    let row: [UInt32] = [Self.red, Self.blue]
    var told = PixelHash()
    told.append(row.span, knowing: .runs)
    told.repeatLast(3)
    told.append([Self.blue, Self.blue].span, knowing: .dense)
    var untold = PixelHash()
    untold.append(row.span, knowing: .dense)
    untold.repeatLast(1)
    untold.append(row.span, knowing: .dense)
    untold.append(row.span, knowing: .runs)
    untold.append([Self.blue, Self.blue].span, knowing: .runs)
    #expect(told.digest == untold.digest)
  }

  @Test func clearPixelsAreEqualWhateverTheirColour() {
    #expect(Self.digest([[0x0000_0000, 0x0012_3456]]) == Self.digest([[0, 0]]))
  }

  @Test func sizeAndOrderCount() {
    let digests = [
      Self.digest([[Self.red, Self.red]]), Self.digest([[Self.red], [Self.red]]),
      Self.digest([[Self.red, Self.blue]]), Self.digest([[Self.blue, Self.red]]),
      Self.digest([[Self.red], [Self.blue]]), Self.digest([[Self.red]]),
    ]
    #expect(Set(digests).count == digests.count)
  }

  @Test func longRunsEndWhereTheColourChanges() {
    for length in 1...40 {
      let row = Array(repeating: Self.red, count: length) + [Self.blue]
      var expected = XXH64(seed: 0)
      for word in [1, UInt32(length), Self.red, 1, Self.blue] { expected.append(word) }
      #expect(Self.digest([row]).hasPrefix(HexDigits.text(expected.value)))
    }
  }

  static func digest(_ rows: [[UInt32]]) -> String {
    var hash = PixelHash()
    for row in rows { hash.append(row.span, knowing: .runs) }
    return hash.digest
  }

  static func bitmap(_ rows: [[UInt32]]) -> Bitmap {
    Bitmap(width: rows[0].count, height: rows.count, pixels: ContiguousArray(rows.joined()))
  }
}

@Suite struct RowRunsTests {
  /// A row whose pixels change with so many of a hundred, some of them translucent where told.
  private static func row(width: Int, changes: Int, isOpaque: Bool, seed: UInt64) -> [UInt32] {
    var generator = SeededGenerator(seed: seed)
    var pixel: UInt32 = 0xFF10_2030
    return (0..<width).map { _ in
      if generator.chance(changes) {
        let alpha = isOpaque ? 255 : UInt32(generator.whole(0...3) * 85)
        pixel = alpha << 24 | UInt32(generator.whole(0...1)) * min(alpha, 7)
      }
      return pixel
    }
  }

  @Test(arguments: [1, 2, 15, 16, 17, 33, 400], [0, 5, 50, 100])
  func whatThePainterKnowsChangesNothing(width: Int, changes: Int) {
    for isOpaque in [true, false] {
      let row = Self.row(width: width, changes: changes, isOpaque: isOpaque, seed: UInt64(width * 1000 + changes))
      var (told, untold) = (RowRuns(), RowRuns())
      told.collect(row.span, knowing: .dense)
      untold.collect(row.span, knowing: .runs)
      #expect(told == untold)
    }
  }

  @Test(arguments: [3, 40, 90])
  func runsAreMaximalAndMakeTheRow(changes: Int) {
    let row = Self.row(width: 300, changes: changes, isOpaque: true, seed: 5)
    var runs = RowRuns()
    // A longer row before it leaves nothing behind.
    runs.collect(Self.row(width: 500, changes: 100, isOpaque: true, seed: 6).span)
    runs.collect(row.span)
    let words = runs.words.prefix(runs.count)
    #expect(words.flatMap { Array(repeating: UInt32($0 >> 32), count: Int($0 & 0xFFFF_FFFF)) } == row)
    for (one, next) in zip(words, words.dropFirst()) { #expect(one >> 32 != next >> 32) }
  }
}
