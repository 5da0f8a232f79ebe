import SourcePorting
import Testing

@Suite("Strings, comments and regular expressions stay as they are")
struct LiteralTests {
  @Test(arguments: [
    #""@objc""#, #""\"@objc""#, #""\\" + "@objc""#, ##"#"@objc "quoted" \(@objc) \"#"##, #""\u{40}objc""#,
    "\"\"\"\n  @objc \"\" #selector(f)\n  \\\"\"\" @objc\n  \"\"\"", "#\"\"\"\n @objc \"\"\" \\(@objc)\n \"\"\"#",
    ##"#"""# + "@objc""##, "// @objc", "/// `@objc` and #selector(f)", "/* @objc /* @IBOutlet */ @objc */",
    "/**/ /***/", "#/@objc\"/#", "#/\n  @objc \" # comment\n/#", "##/@objc /# /##", "let a = /@objc\"/",
    "f(/[/\"] @objc/)", "x.split(/\"/, /'@objc'/)", "return /@objc \\/ \"/", "`@objc`", "\"@objc",
    "\"\"\"\n@objc", "/* @objc", "#\"@objc\"", "#!/usr/bin/swift @objc\nf()",
  ])
  func `nothing in them is code`(_ source: String) throws {
    #expect(try ported(source) == source)
  }

  @Test(arguments: [
    Rewriting(#""\(#keyPath(a)) @objc""#, #""\("a") @objc""#),
    Rewriting(##"#"\#(#keyPath(a)) \(#keyPath(a))"#"##, ##"#"\#("a") \(#keyPath(a))"#"##),
    Rewriting(#""\(f("\(#keyPath(a)) @objc", (1))) @objc" + #keyPath(b)"#, #""\(f("\("a") @objc", (1))) @objc" + "b""#),
    Rewriting("\"\"\"\n  \\(#keyPath(a)) @objc\n  \"\"\" + #keyPath(b)", "\"\"\"\n  \\(\"a\") @objc\n  \"\"\" + \"b\""),
    Rewriting(#""" + #keyPath(a)"#, #""" + "a""#), Rewriting("a / #keyPath(b) / c", "a / \"b\" / c"),
    Rewriting("(a)/#keyPath(b)/c", "(a)/\"b\"/c"), Rewriting("[a]/#keyPath(b)/c", "[a]/\"b\"/c"),
    Rewriting("reduce(1, /) + #keyPath(b) + f(/)", "reduce(1, /) + \"b\" + f(/)"),
    Rewriting("a! /#keyPath(b)/ c", "a! /\"b\"/ c"),
    Rewriting("/* */ #keyPath(a) // #keyPath(a)", "/* */ \"a\" // #keyPath(a)"),
    Rewriting("\"a\n#keyPath(a)", "\"a\n\"a\""), Rewriting("`a`/#keyPath(b)/c", "`a`/\"b\"/c"),
    Rewriting("let a = /x/ ; #keyPath(b)", "let a = /x/ ; \"b\""),
    Rewriting("f { a }/#keyPath(b)/c", "f { a }/\"b\"/c"),
  ])
  func `what stands between and in interpolations is code`(_ rewriting: Rewriting) throws {
    #expect(try ported(rewriting.source) == rewriting.result)
  }

  @Test func `strings in strings nest as deep as they like`() throws {
    let depth = 20_000
    let (opening, closing) = (String(repeating: #""\("#, count: depth), String(repeating: #")""#, count: depth))
    #expect(try ported(opening + "#keyPath(a)" + closing) == opening + "\"a\"" + closing)
  }
}
