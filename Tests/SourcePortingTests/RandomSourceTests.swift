import SourcePorting
import TestSupport
import Testing

@Suite("Random sources")
struct RandomSourceTests {
  /// Pieces that may follow one another in a class that is called Screen, and what becomes of each.
  private static let pieces: [Rewriting] = [
    Rewriting("@objc func f() { g() }", "func f() { g() }"),
    Rewriting("@objc(name) var a: Int { 1 }", "var a: Int { 1 }"),
    Rewriting("@IBOutlet weak var b: UIView!", "weak var b: UIView!"),
    Rewriting("let c = #selector(tap(_:))", "let c = Selector(Screen.tap(_:), named: \"tap\")"),
    Rewriting("let d = [#selector(self.tap), { 1 }]", "let d = [Selector(Screen.tap, named: \"tap\"), { 1 }]"),
    Rewriting("let e = \"\\(#keyPath(a.b)) @objc }\"", "let e = \"\\(\"a.b\") @objc }\""),
    Rewriting("let f = #\"\\#(f(\"}\", #keyPath(a))) \\(@objc\"#", "let f = #\"\\#(f(\"}\", \"a\")) \\(@objc\"#"),
    Rewriting("class func g() { struct H { } }", "class func g() { struct H { } }"),
    Rewriting(same: "// @objc { #selector(f)\n"), Rewriting(same: "/* } /* @objc \" */ ' */"),
    Rewriting(same: "let i = \"\"\"\n @objc \" } \\\"\"\"\n \"\"\""), Rewriting(same: "let j = /@objc \"}[/(]/"),
    Rewriting(same: "let k = #/ } \" @objc /#"), Rewriting(same: "let l = a / b / c"),
    Rewriting(same: "let `m` = 1...2"),
    Rewriting(same: "let é = \"@objc \\\" 🙂 }\""), Rewriting(same: "let n = #\"\\\"# + \"\\\\\""),
  ]

  /// Pieces of which nothing sensible comes.
  private static let fragments: [String] = [
    "\"", "\"\"\"", "#", "##", "\\", "(", ")", "\\(", "\\#(", "{", "}", "/", "//", "/*", "*/", "`", "\n", "\r\n", " ",
    "@objc",
    "@", "objc", "#selector(", "#selector(f)", "#keyPath(", "a.b", "class A", "protocol", "import UIKit", ".", "é",
    "#if",
    "os(iOS)", "#endif", "getter:", "as", "self", "[", "]",
  ]

  private static func lineBreaks(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  @Test(arguments: 1...200)
  func `each piece becomes what it becomes alone, and twice is once`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var (source, result) = ("class Screen: UIView {\n", "class Screen: UIView {\n")
    for _ in 0..<generator.whole(1...30) {
      let (piece, separator) = (
        generator.one(of: Self.pieces), generator.one(of: ["\n", "\n\n", " ; ", "\n\t", "\r\n"])
      )
      source += piece.source + separator
      result += piece.result + separator
    }
    #expect(try ported(source) == result, "seed \(seed)")
    #expect(try ported(result) == result, "seed \(seed)")
    #expect(Self.lineBreaks(source) == Self.lineBreaks(result))
  }

  @Test(arguments: 1...400)
  func `whatever comes, lines keep their numbers`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let source = (0..<generator.whole(0...60)).map { _ in generator.one(of: Self.fragments) }.joined()
    guard let text = try? ported(source) else { return }
    #expect(Self.lineBreaks(source) == Self.lineBreaks(text), "seed \(seed)")
  }

  @Test(arguments: 1...50)
  func `bytes that are no text pass`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bytes = (0..<200).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    #expect(try SourcePorter.port(bytes).count { $0 == 10 } == bytes.count { $0 == 10 })
  }
}
