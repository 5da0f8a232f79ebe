import SegueCommand
import SystemFiles
import TestSupport
import Testing

@MainActor
@Suite("Scenes with mistakes")
struct BadSceneTests {
  nonisolated static let syntax: [BadScene] = [
    BadScene("an empty file", "§", says: "empty"),
    BadScene("only white space", " \n"),
    BadScene("a list", "§[]"),
    BadScene("a number", "§42"),
    BadScene("a text", "§\"scene\""),
    BadScene("no comma", "{\n  \"format\": 1\n  §\"root\": \"home\"\n}", says: ","),
    BadScene("no end", "{\n  \"format\": 1,\n", says: "line 1, column 1"),
    BadScene("a text without an end", "{\n  \"format\": 1,\n  \"title\": \"A\n}"),
    BadScene("something behind the end", "{ \"format\": 1, \"screens\": { \"a\": {} } }\n§}"),
    BadScene("a comment without an end", "{ \"format\": 1 /* so"),
    BadScene("a control character", "{ \"format\": 1, \"title\": \"\u{1}\" }"),
    BadScene(
      "a key twice", "{ \"format\": 1,\n  \"title\": \"a\",\n  §\"title\": \"b\", \"screens\": { \"a\": {} } }",
      says: "title"),
    BadScene("a zero byte", "{ \"format\": 1,\u{0} }"),
  ]

  nonisolated static let top: [BadScene] = [
    BadScene("no format", "§{ \"screens\": { \"a\": {} } }", says: "format"),
    BadScene("a newer format", "{ \"format\": §2, \"screens\": { \"a\": {} } }", says: "2"),
    BadScene("a format that is a text", "{ \"format\": §\"1\", \"screens\": { \"a\": {} } }"),
    BadScene("no screens", "§{ \"format\": 1 }", says: "screens"),
    BadScene("a misspelt key", BadScene.top("§\"transitons\": {}"), says: "did you mean", "transitions"),
    BadScene("a root that is no screen", BadScene.top("\"root\": §\"hom\""), says: "hom", "home"),
    BadScene("no root with two screens", BadScene.screens("{ \"a\": {}, \"b\": {} }"), says: "root"),
    BadScene("an empty navigation", BadScene.top("\"root\": { \"navigation\": §[] }")),
    BadScene("a parameter that there is not", BadScene.view("\"alpha\": §\"$much\""), says: "much"),
    BadScene(
      "a parameter of another type",
      BadScene.screens("{ \"a\": { \"alpha\": \"$x\" } }", extra: "\"params\": { \"x\": \"red\" }")),
    BadScene(
      "a parameter below its least", BadScene.top("\"params\": { \"x\": { \"default\": 1, \"min\": 2 } }"), says: "2"),
    BadScene(
      "a component in itself",
      BadScene.screens(
        "{ \"a\": { \"use\": \"c\" } }", extra: "\"components\": { \"c\": { \"subviews\": [ { \"use\": \"c\" } ] } }"),
      says: "c"),
    BadScene("a component that there is not", BadScene.view("\"use\": §\"row\""), says: "row"),
    BadScene("no frames a second", BadScene.top("\"render\": { \"fps\": §0 }")),
    BadScene("too many frames a second", BadScene.top("\"render\": { \"fps\": §1e9 }")),
    BadScene(
      "an unknown device", "{ \"format\": 1, \"canvas\": { \"device\": §\"iphone-1\" }, \"screens\": { \"a\": {} } }"),
    BadScene(
      "a canvas of no size", "{ \"format\": 1, \"canvas\": { \"size\": §[0, 10] }, \"screens\": { \"a\": {} } }"),
    BadScene(
      "a huge canvas",
      "{ \"format\": 1, \"canvas\": { \"size\": §[1e5, 1e5], \"scale\": 1 }, \"screens\": { \"a\": {} } }",
      says: "16384"),
    BadScene(
      "a canvas made huge by its scale",
      "{ \"format\": 1, \"canvas\": { \"size\": [9000, 9000], \"scale\": 1 }, \"render\": { \"scale\": 16 }, \"screens\": { \"a\": {} } }",
      says: "16384"),
  ]

  nonisolated static let views: [BadScene] = [
    BadScene("a misspelt key", BadScene.view("§\"cornerRadios\": 3"), says: "did you mean", "cornerRadius"),
    BadScene("a word for a number", BadScene.view("\"alpha\": §\"much\"")),
    BadScene("null for a number", BadScene.view("\"alpha\": §null")),
    BadScene("not a number", BadScene.view("\"frame\": [0, §NaN, 1, 1]")),
    BadScene("infinity", BadScene.view("\"frame\": [0, 0, §Infinity, 1]")),
    BadScene("a number beyond a double", BadScene.view("\"frame\": [0, 0, §1e999, 1]")),
    BadScene("three numbers for a rectangle", BadScene.view("\"frame\": §[0, 0, 1]")),
    BadScene("a share that is none", BadScene.view("\"frame\": [0, 0, §\"half\", 1]")),
    BadScene("no color", BadScene.view("\"backgroundColor\": §\"#12345\"")),
    BadScene("an image that there is not", BadScene.view("\"image\": §\"photo\""), says: "photo"),
    BadScene("a content mode that there is not", BadScene.view("\"contentMode\": §\"fill\"")),
    BadScene(
      "an id twice", BadScene.screens("{ \"a\": { \"subviews\": [ { \"id\": \"x\" },\n    { \"id\": §\"x\" } ] } }"),
      says: "x"),
    BadScene("a reserved id", BadScene.view("\"id\": §\"to\""), says: "to"),
    BadScene("too many repetitions", BadScene.view("\"repeat\": { \"count\": §1000000000, \"step\": [0, 1] }")),
    BadScene("a negative radius of a blur", BadScene.view("\"shadow\": { \"radius\": §-1 }")),
    BadScene(
      "views in views",
      BadScene.screens(
        "{ \"a\": " + String(repeating: "{ \"subviews\": [", count: 120) + String(repeating: "] }", count: 120) + " }"
      ), says: "100"),
    BadScene(
      "lists in lists",
      BadScene.top("\"x\": " + String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000))),
  ]

  nonisolated static let motion: [BadScene] = [
    BadScene("a misspelt key", BadScene.leg("{ §\"durasion\": 1 }"), says: "did you mean", "duration"),
    BadScene("a negative duration", BadScene.leg("{ \"duration\": §-1 }")),
    BadScene("a timing that there is not", BadScene.leg("{ \"timing\": §\"easeInOutt\" }"), says: "easeInOut"),
    BadScene("a control point outside", BadScene.leg("{ \"timing\": { \"bezier\": [§2, 0, 1, 1] } }")),
    BadScene(
      "a spring without mass",
      BadScene.leg("{ \"timing\": { \"spring\": { \"mass\": §0, \"stiffness\": 1, \"damping\": 1 } } }")),
    BadScene("a preset that there is not", BadScene.leg("{ \"preset\": §\"fad\" }"), says: "fade"),
    BadScene(
      "a view that there is not",
      BadScene.leg("{ \"tracks\": [ { \"view\": §\"home.sell\", \"property\": \"alpha\", \"to\": 0 } ] }"),
      says: "home.sell"),
    BadScene(
      "a property that there is not",
      BadScene.leg("{ \"tracks\": [ { \"view\": \"to\", \"property\": §\"opacity\", \"to\": 0 } ] }"), says: "opacity"),
    BadScene(
      "a value of another property",
      BadScene.leg("{ \"tracks\": [ { \"view\": \"to\", \"property\": \"alpha\", \"to\": §[1, 2] } ] }")),
    BadScene(
      "a screen that there is not", BadScene.step("{ \"at\": 1, \"present\": §\"detial\", \"via\": \"open\" }"),
      says: "detial"),
    BadScene(
      "a transition that there is not", BadScene.step("{ \"at\": 1, \"present\": \"detail\", \"via\": §\"opne\" }"),
      says: "opne"),
    BadScene("a step after none", BadScene.step("{ \"at\": §\"after second\", \"dismiss\": true }"), says: "second"),
    BadScene(
      "a step after itself", BadScene.step("{ \"at\": \"after loop\", \"id\": \"loop\", \"dismiss\": true }"),
      says: "loop"),
    BadScene("two actions", BadScene.step("{ \"at\": 1, \"dismiss\": true, §\"present\": \"detail\" }")),
    BadScene("no action", BadScene.step("§{ \"at\": 1 }")),
    BadScene("a negative time", BadScene.step("{ \"at\": §-1, \"dismiss\": true }")),
    BadScene(
      "what never settles",
      BadScene.step(
        "§{ \"at\": 0.5, \"id\": \"ring\", \"animate\": { \"timing\": { \"spring\": { \"mass\": 1, \"stiffness\": 100, \"damping\": 0.001 } },\n      \"tracks\": [ { \"view\": \"detail\", \"property\": \"center\", \"to\": [0, 0] } ] } }"
      ), says: "detail"),
    BadScene(
      "an expectation of a step that there is not",
      BadScene.top("\"expect\": [ { \"transition\": §\"open\", \"outcome\": \"completed\" } ]"), says: "open"),
  ]

  nonisolated static let files: [BadScene] = [
    BadScene(
      "an image that is not there", BadScene.top("\"images\": { \"photo\": §\"nowhere.png\" }"), status: .missingAsset,
      says: "nowhere.png"),
    BadScene(
      "an image that is no PNG", BadScene.top("\"images\": { \"photo\": §\"notes.png\" }"), status: .missingAsset,
      says: "notes.png", files: ["notes.png": "Not a picture."]),
    BadScene(
      "an empty image", BadScene.top("\"images\": { \"photo\": §\"notes.png\" }"), status: .missingAsset,
      says: "notes.png", files: ["notes.png": ""]),
    BadScene(
      "an image that is a folder", BadScene.top("\"images\": { \"photo\": §\"folder.png\" }"), status: .missingAsset,
      files: ["folder.png/x": ""]),
    BadScene(
      "an image outside", BadScene.top("\"images\": { \"photo\": §\"../outside.png\" }"), files: ["../outside.png": ""]),
    BadScene("an image by its absolute path", BadScene.top("\"images\": { \"photo\": §\"/etc/hostname\" }")),
    BadScene(
      "an include that is not there", BadScene.top("\"include\": [§\"nowhere.json\"]"), status: .missingAsset,
      says: "nowhere.json"),
    BadScene(
      "includes in a circle", BadScene.top("\"include\": [\"a.json\"]"), says: "a.json",
      files: ["a.json": "{ \"include\": [\"b.json\"] }", "b.json": "{ \"include\": [\"a.json\"] }"]),
    BadScene("a scene that includes itself", BadScene.top("\"include\": [\"scene.json\"]"), says: "scene.json"),
    BadScene(
      "a torn include", BadScene.top("\"include\": [\"a.json\"]"), says: "a.json:1:",
      files: ["a.json": "{ \"screens\": "]),
  ]

  @Test(arguments: syntax + top + views + motion + files)
  func aMistakeHasItsStatusAndItsPlace(_ scene: BadScene) throws {
    let folder = try SceneFolder()
    for (name, text) in scene.files { try folder.write(text, to: "scenes/\(name)") }
    try folder.write(scene.text, to: "scenes/scene.json")
    let run = segue("check", folder("scenes/scene.json"))
    #expect(run.status == scene.status, "\(run.messages.prefix(500))")
    #expect(run.output.isEmpty)
    for word in scene.says { #expect(run.messages.contains(word), "\(run.messages.prefix(500))") }
    #expect(run.messages.contains(": error: "))
    guard let line = scene.line, let column = scene.column else { return }
    let place = "\(folder("scenes/scene.json")):\(line):\(column): error: "
    #expect(run.messages.contains(place), "expected \(line):\(column), found \(run.messages.prefix(500))")
  }

  @Test(arguments: [
    [UInt8]([0xFF, 0xFE, 0x7B, 0x00]), Array("{ \"format\": 1, \"title\": \"".utf8) + [0xC3, 0x28], [0x80],
  ])
  func anotherEncodingIsAMistake(_ bytes: [UInt8]) throws {
    let folder = try SceneFolder()
    try folder.write(bytes, to: "scene.json")
    let run = segue("check", folder("scene.json"))
    #expect(run.status == .invalidScene)
    #expect(run.messages.contains("scene.json:1:"))
  }

  @Test func outsideIsAllowedOnRequest() throws {
    let folder = try SceneFolder(["scenes/scene.json": BadScene.top("\"images\": { \"photo\": \"../outside.png\" }")])
    try folder.writePhoto(to: "outside.png")
    #expect(segue("check", folder("scenes/scene.json")).status == .invalidScene)
    #expect(segue("check", folder("scenes/scene.json"), "--allow-outside").status == .success)
  }

  @Test func severalMistakesAreToldInOneRun() throws {
    let text = BadScene.view("\"alpha\": \"much\", \"cornerRadios\": 3, \"frame\": [1, 2]")
    let run = segue("check", "-", input: text)
    #expect(run.messages.split(separator: "\n").count == 3)
  }

  @Test(arguments: [["render"], ["still", "--frame", "0"], ["sheet"], ["trace"], ["check", "--json"]])
  func everyVerbTellsTheSame(_ verb: [String]) {
    let run = segue(verb + ["-"], input: SmallScene.invalid)
    #expect(run.status == .invalidScene)
    #expect(run.output.isEmpty)
    #expect(run.messages.hasPrefix("<stdin>:3:3: error: "))
    #expect(run.messages.contains("screens"))
  }
}

@MainActor
@Suite("Scenes that chance has changed")
struct MutationTests {
  /// Values that somebody may write by mistake, in the place of any other.
  nonisolated static let values = [
    "null", "true", "-1", "0", "1e308", "-1e308", "1e-308", "0.1", "3", "\"\"", "\"$seconds\"", "\"to\"",
    "\"home.cell\"",
    "[]", "[0, 0]", "[0, 0, 0, 0]", "{}", "\"100%\"", "\"after open\"", "1000000", "[[0, 1, 2]]", "\"black\"",
  ]

  /// Places where a value begins and ends: numbers, texts and words behind a colon, a comma or a bracket.
  private static func valueRanges(of text: String) -> [Range<String.Index>] {
    let pattern = /[:,\[]\s*("[^"]*"|-?[0-9.]+|true|false)(?!\s*:)/
    return text.matches(of: pattern).map { $0.output.1.startIndex..<$0.output.1.endIndex }
  }

  /// Seeds of so many scenes each.
  @Test(arguments: 1...8)
  func theyAreRefusedOrPlayedAndNeverCrash(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ranges = Self.valueRanges(of: SmallScene.card)
    for _ in 0..<25 {
      var text = SmallScene.card
      text.replaceSubrange(random.one(of: ranges), with: random.one(of: Self.values))
      let run = segue("check", "-", input: text)
      #expect([.success, .failed, .invalidScene, .missingAsset].contains(run.status), "seed \(seed): \(text)")
    }
  }

  @Test(arguments: 1...4)
  func tornTextsAreRefusedAndNeverCrash(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = Array(SmallScene.card.utf8)
    for _ in 0..<50 {
      var torn = bytes
      let start = random.whole(0...(bytes.count - 2))
      torn.removeSubrange(start..<random.whole((start + 1)...min(start + 20, bytes.count)))
      let run = segue("check", "-", input: String(decoding: torn, as: UTF8.self))
      #expect([.success, .failed, .invalidScene, .missingAsset].contains(run.status), "seed \(seed)")
    }
  }
}
