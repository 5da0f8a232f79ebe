import Foundation
import PlayerPages
import Testing

@Suite("Player pages")
struct PlayerPageTests {
  private static func line(_ views: String) -> String {
    #"{"frame":0,"time":0,"views":\#(views),"statusBar":{"style":"default"},"transition":null,"touch":null}"#
  }

  private static func pane(_ title: String = "Card", _ fill: (inout PlayerPane) -> Void) -> PlayerPane {
    var pane = PlayerPane(title: title, width: 100, height: 200, scale: 2, rate: 60)
    fill(&pane)
    return pane
  }

  /// What a pane's script reads.
  private static func data(_ page: PlayerPage) throws -> [[String: Any]] {
    try page.html.matches(of: #/<script type="application\/json">\n([\s\S]*?)<\/script>/#).map { match in
      try #require(try JSONSerialization.jsonObject(with: Data(match.1.utf8)) as? [String: Any])
    }
  }

  @Test func whatStaysTheSameStandsThereOnce() throws {
    let pane = Self.pane { pane in
      pane.append(index: 3, time: 0.05, line: Self.line(#"{"a":{"alpha":1}}"#), marks: ["open"], picture: [1, 2, 3])
      pane.append(index: 4, time: 0.0625, line: Self.line(#"{"a":{"alpha":1}}"#), marks: [], picture: nil)
      pane.append(index: 5, time: 0.075, line: Self.line(#"{"a":{"alpha":0.5}}"#), marks: [], picture: [4])
      pane.append(index: 6, time: 0.1, line: nil, marks: [], picture: nil)
    }
    #expect(pane.frameCount == 4)
    let data = try #require(try Self.data(PlayerPage(title: "Card", panes: [pane])).first)
    let frames = try #require(data["frames"] as? [[String: Any]])
    #expect(frames.map { $0["i"] as? Int } == [3, 4, 5, 6])
    #expect(frames.map { $0["p"] as? Int } == [0, 0, 1, 1])
    #expect(frames.map { $0["v"] as? Int } == [0, 0, 1, 2])
    #expect(frames.map { $0["t"] as? Double } == [0.05, 0.0625, 0.075, 0.1])
    #expect(frames[0]["m"] as? [String] == ["open"])
    #expect(data["pictures"] as? [String] == ["AQID", "BA=="])
    #expect((data["views"] as? [Any])?.count == 3)
    #expect(data["scale"] as? Double == 2)
  }

  @Test(arguments: ["</script><script>alert(1)</script>", "<b>&\"'", "a\u{0}b\nc", "\u{2028}"])
  func noTextBecomesMarkup(_ text: String) throws {
    let views = #"{\#(String(decoding: try JSONEncoder().encode(text), as: UTF8.self)):{}}"#
    let pane = Self.pane(text) { pane in
      pane.append(index: 0, time: 0, line: Self.line(views), marks: [text], picture: [1])
    }
    let page = PlayerPage(title: text, panes: [pane])
    let elements = page.html.matches(of: #/<script/#).count
    #expect(elements == 2, "the pane's data and the page's script")
    #expect(!page.html.contains("<b>"))
    let data = try #require(try Self.data(page).first)
    #expect(data["title"] as? String == text)
    #expect((data["frames"] as? [[String: Any]])?.first?["m"] as? [String] == [text])
    #expect((data["views"] as? [[String: Any]])?.first?.keys.first == text)
  }

  /// No address in it leads anywhere else, and a browser is told to follow none.
  @Test func itAsksNothingOfTheNetwork() {
    let pane = Self.pane { $0.append(index: 0, time: 0, line: nil, marks: [], picture: [1]) }
    let html = PlayerPage(title: "Card", panes: [pane, pane]).html
    #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("url("))
    #expect(html.contains("default-src &#39;none&#39;"))
    #expect(html.matches(of: #/<section class="pane">/#).count == 2)
  }
}
