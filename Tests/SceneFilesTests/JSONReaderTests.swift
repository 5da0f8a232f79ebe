import SceneFiles
import Testing

@Suite struct JSONReaderTests {
  static let readable: [(text: String, printed: String)] = [
    ("null", "null"), ("true", "true"), (" \n[1, 2,]", "[1, 2]"), ("{}", "{}"), ("[]", "[]"),
    ("{ \"a\": 1, b: 'two', $c_1: [null] }", "{ \"a\": 1, \"b\": \"two\", \"$c_1\": [null] }"),
    ("// one\n/* two */ 3 // four", "3"), ("/***/1", "1"),
    ("[0, -0.5, +1, .5, 5., 1e3, 1E-2, 0x1F, -0xff]", "[0, -0.5, 1, 0.5, 5, 1000, 0.01, 31, -255]"),
    ("[0.1, 1.7976931348623157e308, 5e-324]", "[0.1, 1.7976931348623157e+308, 5e-324]"),
    ("[123456789012345678901234567890, 9007199254740993]", "[1.2345678901234568e+29, 9007199254740992]"),
    ("[0.30000000000000004, 3.141592653589793238]", "[0.30000000000000004, 3.141592653589793]"),
    (#""\u0041\x42\n\t\"\'\\\/ \v\b\f\r\0""#, #""AB\n\t\"'\\/ \u000b\u0008\u000c\r\u0000""#),
    (#""\uD83D\uDE00 \z""#, "\"😀 z\""), ("'it\\\ngoes on\\\r\nand on'", "\"it\u{67}oes onand on\""),
    // Objects whose keys are written like those of the one before, or nearly so.
    (#"[{ "a": 1, "b": 2 }, { "a": 3, "b": 4 }]"#, #"[{ "a": 1, "b": 2 }, { "a": 3, "b": 4 }]"#),
    (
      #"[{ "a": 1, "b": 2 }, { "b": 3, "a": 4 }, { "a": 5 }]"#, #"[{ "a": 1, "b": 2 }, { "b": 3, "a": 4 }, { "a": 5 }]"#
    ),
    (
      #"[{ "ab": 1 }, { "a": 2 }, { "abc": 3 }, { 'abc': 4 }]"#,
      #"[{ "ab": 1 }, { "a": 2 }, { "abc": 3 }, { "abc": 4 }]"#
    ),
    (#"[{ "\"": 1 }, { "\"x": 2 }, { "\"x": 3 }]"#, #"[{ "\"": 1 }, { "\"x": 2 }, { "\"x": 3 }]"#),
    (
      #"[{ "a": 1 }, { "\u0061": 2 }, { "a": 3 }, { a: 4 }, { a: 5 }]"#,
      #"[{ "a": 1 }, { "a": 2 }, { "a": 3 }, { "a": 4 }, { "a": 5 }]"#
    ),
    (
      #"[{ "ä": { "b": 1 }, "c": 2 }, { "ä": { "b": 3 }, "c": 4 }]"#,
      #"[{ "ä": { "b": 1 }, "c": 2 }, { "ä": { "b": 3 }, "c": 4 }]"#
    ),
    ("\u{FEFF}[1]", "[1]"), ("[\u{A0}1,\u{2028}2\u{3000}]", "[1, 2]"), ("{ größe: 1 }", "{ \"größe\": 1 }"),
  ]

  @Test(arguments: readable) func `JSON5 is read`(text: String, printed: String) throws {
    let node = try JSONReader.read(Array(text.utf8), source: 0)
    #expect(JSONPrinter.print(node) == printed + "\n")
  }

  static let refused: [(marked: String, words: String)] = [
    ("¶", "empty"), ("¶   ", "empty"), ("{ \"a\": 1 ¶\"b\": 2 }", "comma"), ("[1 ¶2]", "comma"), ("[1¶:]", "comma"),
    ("{ \"a\" ¶1 }", "colon"), ("{ ¶1: 2 }", "key"), ("[¶,]", "value"), ("[1,¶,]", "value"),
    ("{\n  \"a\": {\n¶", "ends inside an object"), ("[1, [2]¶", "ends inside a list that begins in line 1"),
    ("{ \"a\":¶", "ends inside"), ("[¶\"open\n]", "no end"), ("[¶'open", "no end"), ("{} ¶}", "after the end"),
    ("1 ¶2", "after the end"), ("[¶NaN]", "NaN"), ("[¶-Infinity]", "Infinity"), ("[¶1e999]", "range"),
    ("[¶-1e999]", "range"), ("[¶12pt]", "unit"), ("[¶012]", "begin with 0"), ("[1e¶]", "exponent"),
    ("[0x¶G]", "hexadecimal"), ("[-¶]", "digit"), ("[.¶]", "digit"), ("[¶yes]", "text"),
    ("[¶/* open", "comment"), ("[\"¶\\uD83D\"]", "half"), ("[\"¶\\uDC00\"]", "half"), ("[\"\\u12¶G4\"]", "hexadecimal"),
    ("[\"¶\\1\"]", "escape"), ("{ \"a\": 1, ¶\"a\": 2 }", "twice"), ("{ a: 1, ¶'a': 2 }", "twice"),
    (#"[{ "a": 1, "b": 2 }, { "a": 1, ¶"a": 2 }]"#, "twice"), (#"[{ "a": 1, "b": 2 }, { "a": 1 ¶"b": 2 }]"#, "comma"),
    (#"[{ "a": 1 }, { ¶"a }]"#, "no end"), (#"[{ "a": 1 }, { "a" ¶1 }]"#, "colon"), (#"[{ "a": 1 }, { "a"¶"#, "colon"),
    ("{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, ¶b: 2 }", "twice"), ("[1]\r\n\r\n¶x", "after the end"),
    ("{ \"ä😀\": ¶oops }", "text"), ("[1]\r\r¶x", "after the end"),
  ]

  @Test(arguments: refused) func `what is no JSON5 is refused at its place`(marked: String, words: String) throws {
    let text = MarkedText(marked)
    let mistake = try #require(SampleScene.mistakes(in: text.text).first)
    let place = try #require(text.place)
    #expect(mistake.place == Place(file: "scene.json", line: place.line, column: place.column))
    #expect(mistake.message.contains(words))
    #expect(mistake.status == .invalidScene)
  }

  /// Lines and columns are found by blocks of bytes: before the mistake there are more and more of them.
  @Test(arguments: 0..<140) func `places are right wherever they lie`(length: Int) throws {
    let pieces: [String] = ["x", "ä", "\n", "😀", "\r\n", "\t", "\u{80}"]
    var filler = ""
    for index in 0..<length { filler += pieces[(index * 3 + index / 5) % pieces.count] }
    let text = MarkedText("[ /* \(filler) */ ¶oops ]")
    let mistake = try #require(SampleScene.mistakes(in: text.text).first)
    let place = try #require(text.place)
    #expect(mistake.place == Place(file: "scene.json", line: place.line, column: place.column))
  }

  static let foreign: [(bytes: [UInt8], column: Int, words: String)] = [
    ([0xFF, 0xFE, 0x7B, 0], 1, "UTF-16"), ([0xFE, 0xFF, 0, 0x7B], 1, "UTF-16"), ([0x7B, 0, 0x7D, 0], 1, "UTF-16"),
    ([0, 0x7B, 0, 0x7D], 1, "UTF-16"), ([0xFF, 0xFE, 0, 0], 1, "UTF-32"), ([0x22, 0x43, 0xE9, 0x22], 3, "0xE9"),
    ([0x22, 0xC0, 0x80, 0x22], 2, "0xC0"), ([0x22, 0xED, 0xA0, 0x80, 0x22], 2, "0xED"),
    ([0x22, 0xC3, 0xA4, 0x80, 0x22], 3, "0x80"), ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 2, "0xF5"),
    ([0x22, 0xE2, 0x82], 2, "0xE2"), ([0x22, 0xF0, 0x82, 0x82, 0xAC, 0x22], 2, "0xF0"),
  ]

  @Test(arguments: foreign) func `what is not UTF-8 is refused`(bytes: [UInt8], column: Int, words: String) throws {
    let loader = SceneLoader(files: MemoryFiles())
    let error = try #require(throws: SceneLoadingError.self) { try loader.load(text: bytes, named: "scene.json") }
    let mistake = try #require(error.diagnostics.first)
    #expect(mistake.place == Place(file: "scene.json", line: 1, column: column))
    #expect(mistake.message.contains(words))
  }

  @Test(arguments: ["[", "{a:", "[{a:"]) func `nesting is limited, not crashed by`(opening: String) throws {
    let text = String(repeating: opening, count: 20_000)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(text.utf8), source: 0) }
    #expect(error?.message.contains("\(JSONReader.depthLimit) deep") == true)
  }

  @Test func `nesting up to the limit is read`() throws {
    let limit = JSONReader.depthLimit
    let text = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(throws: Never.self) { try JSONReader.read(Array(text.utf8), source: 0) }
  }

  /// Random numbers of every size: what the fast way reads is what the standard library reads.
  @Test func `numbers are the nearest doubles`() throws {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<2000 {
      let digits = (0..<Int(random.next() % 20 + 1)).map { _ in String(random.next() % 10) }.joined()
      let text = "1\(digits.prefix(8)).\(digits)e\(Int(random.next() % 60) - 30)"
      let node = try JSONReader.read(Array("[\(text)]".utf8), source: 0)
      #expect(node.elements?.first == JSONReader.number(Double(text)), "\(text)")
    }
  }

  @Test func `what is printed reads back as the same value`() throws {
    let text = "{ \"a\": [1, 0.1, -2e-9, 1e300], \"b \\\"\": { \"c\": \"\\u0001\\n\", \"d\": [[], {}, null, true] } }"
    let node = try JSONReader.read(Array(text.utf8), source: 0)
    let again = try JSONReader.read(Array(JSONPrinter.print(node).utf8), source: 0)
    #expect(again == node)
  }
}

/// A generator of the same numbers every time (SplitMix64).
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension JSONReader {
  /// A node that is equal to a number's.
  fileprivate static func number(_ number: Double?) -> JSONNode? {
    number.flatMap { try? read(Array("\($0)".utf8), source: 0) }
  }
}
