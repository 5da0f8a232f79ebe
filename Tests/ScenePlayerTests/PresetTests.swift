import Testing

@MainActor struct PresetTests {
  @Test(arguments: [
    "fade", "zoom", "coverVertical", "crossDissolve", "slide", "flip", "push", "sheet", "cardDismiss", "page", "none",
  ])
  func `what a preset is expanded to plays the same frames`(preset: String) throws {
    let source = preset == "zoom" ? ", \"source\": \"home.cell\", \"cornerRadius\": 8" : ""
    let leg = "{ \"preset\": \"\(preset)\"\(source) }"
    let text = sceneText(
      root: "{ \"navigation\": [\"home\"] }",
      transitions: """
        "modal": { "presentation": { "style": "\(preset == "sheet" ? "pageSheet" : "custom")" },
          "present": \(leg), "dismiss": \(leg) },
        "stack": { "push": \(leg), "pop": \(leg) }
        """,
      script: """
        { "at": 0.1, "id": "open", "present": "detail", "via": "modal" },
        { "at": "after open + 0.1", "id": "close", "dismiss": true },
        { "at": "after close + 0.1", "id": "push", "push": "detail", "via": "stack" },
        { "at": "after push + 0.1", "id": "pop", "pop": true }
        """)
    let played = try PlayedScene(text)
    let expanded = try PlayedScene(text, isExpanded: true)
    let areFramesEqual = played.frames == expanded.frames
    #expect(areFramesEqual)
    let areEventsEqual = played.playback.events == expanded.playback.events
    #expect(areEventsEqual)
    for step in ["open", "close", "push", "pop"] {
      #expect(played.playback.events.contains { $0.step == step && $0.outcome == .completed })
    }
    let last = played.frames.count - 1
    #expect(played.names(last).contains("home.cell"))
    #expect(!played.names(last).contains("detail"))
    #expect(played.layer("home.cell", last)?.isHidden == false)
  }

  @Test func `a push preset darkens the lower screen and takes the dimming away again`() throws {
    let played = try PlayedScene(
      sceneText(
        root: "{ \"navigation\": [\"home\"] }",
        transitions: "\"stack\": { \"push\": { \"preset\": \"push\" }, \"pop\": { \"preset\": \"push\" } }",
        script: "{ \"at\": 0, \"id\": \"push\", \"push\": \"detail\", \"via\": \"stack\" }",
        more: "\"render\": { \"tail\": 0.1 }"))
    #expect(played.names(0).firstIndex(of: "dimming") == played.names(0).firstIndex(of: "detail").map { $0 - 1 })
    #expect(played.layer("dimming", 0)?.opacity == 0)
    let halfway = try #require(played.layer("dimming", 6)?.opacity)
    #expect(halfway > 0.03 && halfway < 0.1)
    #expect(!played.names(played.frames.count - 1).contains("dimming"))
  }
}
