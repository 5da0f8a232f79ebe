import Foundation
import SceneFiles
import Testing

@Suite("Tidying scenes")
struct SceneFormatterTests {
  nonisolated static let cases: [(written: String, tidy: String)] = [
    ("{}", "{}\n"), ("[ ]", "[]\n"), ("{\"a\":1,'b':[1,2 ,3]}", "{ \"a\": 1, 'b': [1, 2, 3] }\n"),
    ("{\n\"a\" : 1,\n\n\n\n      b:2\n}\n\n", "{\n  \"a\": 1,\n\n  b: 2\n}\n"),
    ("{ \"a\": [\n1,\n2,\n] }", "{ \"a\": [\n  1,\n  2,\n] }\n"),
    ("{ a: { b: [\n{ c: 1 },\n] } }", "{ a: { b: [\n  { c: 1 },\n] } }\n"),
    ("{ // why   \n\n a: 1, /* here */ b: 2 // last\n}", "{ // why\n\n  a: 1, /* here */ b: 2 // last\n}\n"),
    ("// before\n{\n}\n// after\n", "// before\n{\n}\n// after\n"),
    ("{ a:\n1 }", "{ a:\n    1 }\n"), ("{\r\na: 'x  : , y'\r\n}", "{\n  a: 'x  : , y'\n}\n"),
    ("{ a: \"\\\"{[\", b: '//' }", "{ a: \"\\\"{[\", b: '//' }\n"), ("{a:-1.5e3,b:+0x1F}", "{ a: -1.5e3, b: +0x1F }\n"),
    ("\u{FEFF}{\u{A0}a: 1 }", "{ a: 1 }\n"), ("{ a: 1 /* two\n    lines */ }", "{ a: 1 /* two\n    lines */ }\n"),
  ]

  @Test(arguments: cases) func spacesAndLinesAreTidied(_ written: String, _ tidy: String) throws {
    #expect(try SceneFormatter.format(Array(written.utf8), named: "x") == tidy)
    #expect(try SceneFormatter.format(Array(tidy.utf8), named: "x") == tidy)
  }

  @Test func aMistakeHasItsPlace() {
    #expect(throws: SceneLoadingError.self) { try SceneFormatter.format(Array("{ a: 1".utf8), named: "x") }
  }

  private static let scenes: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scenes")
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".json") && !$0.contains("Baselines") }
      .map { folder.appendingPathComponent($0).path }.sorted()
  }()

  /// Only white space may change, and nothing the second time.
  @Test func nothingButWhiteSpaceChangesInShippedScenes() throws {
    #expect(!Self.scenes.isEmpty)
    for path in Self.scenes {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let tidy = try SceneFormatter.format(Array(text.utf8), named: path)
      #expect(tidy.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, "\(path)")
      #expect(try SceneFormatter.format(Array(tidy.utf8), named: path) == tidy, "\(path)")
    }
  }
}
