import SegueCommand
import Testing

@Suite("Globs")
struct GlobTests {
  @Test(arguments: [
    ("*", "a/card.json", true), ("card.*", "a/b/card.json", true), ("a/*", "a/card.json", true),
    ("a/*", "a/b/card.json", false), ("a/**", "a/b/card.json", true), ("**/card.json", "card.json", true),
    ("**/card.json", "a/b/card.json", true), ("a/**/c.json", "a/c.json", true), ("?ard.json", "card.json", true),
    ("a?b", "a/b", false), ("a/?.json", "a/b.json", true), ("", "a", false), ("*.json", "a.jsonc", false),
  ])
  func patternsMeanPaths(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(Glob(pattern: pattern).matches(path) == matches)
  }
}
