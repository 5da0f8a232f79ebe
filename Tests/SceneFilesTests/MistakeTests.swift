import SceneFiles
import Testing

/// A mark stands before the place of the mistake; the words are in its message.
struct MistakeCase: Sendable, CustomTestStringConvertible {
  let text: String
  let words: String

  var testDescription: String { words + ": " + (text.split(separator: "\n").first { $0.contains("¶") } ?? "").trimmed }

  static func top(_ text: String, _ words: String) -> MistakeCase {
    MistakeCase(text: SampleScene.text(top: text), words: words)
  }
  static func view(_ text: String, _ words: String) -> MistakeCase {
    MistakeCase(text: SampleScene.text(home: text), words: words)
  }
  static func transition(_ text: String, _ words: String) -> MistakeCase {
    MistakeCase(text: SampleScene.text(transitions: "\"t\": \(text),"), words: words)
  }
  static func leg(_ text: String, _ words: String) -> MistakeCase { transition("{ \"present\": \(text) }", words) }
  static func step(_ text: String, _ words: String) -> MistakeCase {
    MistakeCase(text: SampleScene.text(script: text), words: words)
  }
  static func expect(_ text: String, _ words: String) -> MistakeCase {
    MistakeCase(text: SampleScene.text(expect: text), words: words)
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { String(drop { $0 == " " }.prefix(90)) }
}

@Suite struct MistakeTests {
  @Test(arguments: topLevel + views + legs + interactions + steps + expectations + renderings)
  func `a mistake is reported at its place`(mistake: MistakeCase) throws {
    let marked = MarkedText(mistake.text)
    let mark = try #require(marked.place)
    let mistakes = SampleScene.mistakes(in: marked.text)
    let place = Place(file: "scene.json", line: mark.line, column: mark.column)
    let found = mistakes.filter { $0.place == place }
    #expect(
      found.contains { $0.message.contains(mistake.words) }, "\(mistakes.map(\.description).joined(separator: "\n"))")
    #expect(mistakes.allSatisfy { $0.status == .invalidScene })
    // One mistake has no others in its wake.
    #expect(mistakes.count == 1, "\(mistakes.map(\.description).joined(separator: "\n"))")
  }

  @Test func `the sample scene has no mistake`() {
    #expect(SampleScene.mistakes(in: SampleScene.text()).isEmpty)
  }

  static let topLevel: [MistakeCase] = [
    MistakeCase(text: "¶[1]", words: "a scene is an object"),
    MistakeCase(text: "¶{ \"screens\": { \"a\": {} } }", words: "format"),
    MistakeCase(text: "{ \"format\": ¶2, \"screens\": { \"a\": {} } }", words: "format 2"),
    MistakeCase(text: "{ \"format\": ¶\"1\", \"screens\": { \"a\": {} } }", words: "whole number"),
    MistakeCase(text: "¶{ \"format\": 1 }", words: "no screens"),
    MistakeCase(text: "¶{ \"format\": 1, \"screens\": { \"a\": {}, \"b\": {} } }", words: "\"root\" is missing"),
    MistakeCase(text: "{ \"format\": 1, \"screens\": { \"a\": {} }, \"root\": ¶\"b\" }", words: "no screen \"b\""),
    MistakeCase(
      text: "{ \"format\": 1, \"screens\": { \"a\": {} }, \"root\": { ¶\"navigaton\": [\"a\"] } }", words: "navigation"),
    MistakeCase(
      text: "{ \"format\": 1, \"screens\": { \"a\": {} }, \"root\": { \"tabs\": [¶\"b\"] } }", words: "no screen"),
    MistakeCase(
      text: "{ \"format\": 1, \"screens\": { \"a\": {} }, \"root\": { \"tabs\": [\"a\"], \"selected\": ¶1 } }",
      words: "from 0 to 0"),
    MistakeCase(text: "{ \"format\": 1, \"screens\": { \"a\": {} }, \"root\": { \"tabs\": ¶[] } }", words: "not empty"),
    MistakeCase(
      text: "{ \"format\": 1, \"screens\": { \"a\": {} }, \"root\": { \"tabs\": [\"a\"], ¶\"pages\": [\"a\"] } }",
      words: "one of"),
    MistakeCase(
      text:
        "{ \"format\": 1, \"screens\": { \"a\": {} }, \"root\": { \"navigation\": [¶{ \"navigation\": [\"a\"] }] } }",
      words: "cannot stand"),
    MistakeCase(
      text: "{ \"format\": 1, \"screens\": { \"a\": {} }, \"root\": { \"tabs\": [\"a\"], ¶\"spacing\": 4 } }",
      words: "belongs to pages"),
    MistakeCase(text: "{ \"format\": 1, \"screens\": ¶[] }", words: "an object of screens"),
    MistakeCase(text: "{ \"format\": 1, \"screens\": { ¶\"a b\": {} } }", words: "letters"),
    MistakeCase(text: "{ \"format\": 1, \"screens\": { ¶\"to\": {} } }", words: "reserved"),
    MistakeCase(
      text: "{ \"format\": 1, \"canvas\": { \"size\": ¶[100000, 100000], \"scale\": 2 }, \"screens\": { \"a\": {} } }",
      words: "16384"),
    MistakeCase(
      text: "{ \"format\": 1, \"canvas\": { \"size\": ¶[0, 0] }, \"screens\": { \"a\": {} } }",
      words: "at least one pixel"),
    MistakeCase(
      text: "{ \"format\": 1, \"canvas\": { \"device\": ¶\"iphone15\" }, \"screens\": { \"a\": {} } }",
      words: "did you mean \"iphone-15\""),
    MistakeCase(
      text: "{ \"format\": 1, \"canvas\": { \"size\": [3, 3], \"scale\": ¶0 }, \"screens\": { \"a\": {} } }",
      words: "scale above 0"),
    MistakeCase(
      text:
        "{ \"format\": 1, \"canvas\": { \"device\": \"iphone-15\", ¶\"size\": [3, 3] }, \"screens\": { \"a\": {} } }",
      words: "keep"),
    MistakeCase(
      text: "{ \"format\": 1, \"canvas\": { \"appearance\": ¶\"drak\" }, \"screens\": { \"a\": {} } }",
      words: "did you mean \"dark\""),
    .top("¶\"transitons\": {},", "did you mean \"transitions\""), .top("\"title\": ¶3,", "a text"),
    .top("\"palette\": { \"a\": ¶\"#12345\" },", "hexadecimal"),
    .top("\"palette\": { \"a\": ¶{ \"light\": \"#FFF\" } },", "\"dark\" is missing"),
    .top("\"palette\": { \"a\": ¶\"$b\", \"b\": \"$a\" },", "stands for itself"),
    .top("\"palette\": { \"a\": ¶\"$c\" },", "nothing is called $c"),
    .top("\"params\": { \"p\": { ¶\"defualt\": 1, \"type\": \"number\" } },", "did you mean \"default\""),
    .top("\"params\": { ¶\"p\": { \"type\": \"number\" } },", "no value"),
    .top("\"params\": { \"p\": { \"type\": \"time\", \"default\": ¶-1 } },", "at least 0"),
    .top("\"params\": { \"p\": { \"type\": \"color\", \"default\": ¶3 } },", "a colour"),
    .top("\"params\": { \"p\": { \"type\": ¶\"colour\", \"default\": \"#FFF\" } },", "did you mean \"color\""),
    .top("\"params\": { \"p\": { \"default\": ¶5, \"max\": 4 } },", "at most 4"),
    .top("\"params\": { \"p\": { \"default\": ¶1, \"min\": 2 } },", "at least 2"),
    .top("\"params\": { \"p\": { \"default\": ¶\"c\", \"enum\": [\"a\", \"b\"] } },", "one of"),
    .top(
      "\"overlay\": { \"id\": \"x\" },".replacing("\"id\"", with: "\"id\"").replacing("\"x\"", with: "¶\"x\""),
      "root view"),
    .top("\"components\": { \"row\": { ¶\"alhpa\": 1 } },", "did you mean \"alpha\""),
    .top("\"components\": { \"row\": { \"subviews\": [{ \"use\": ¶\"row\" }] } },", "contains itself: row → row"),
    .top("\"components\": { \"a\": { \"use\": \"b\" }, \"b\": { \"use\": ¶\"a\" } },", "a → b → a"),
  ]

  static let views: [MistakeCase] = [
    .view("{ ¶\"cornerRadus\": 3 },", "did you mean \"cornerRadius\""),
    .view("{ \"alpha\": ¶\"half\" },", "a number is expected, found \"half\""),
    .view("{ \"alpha\": ¶null },", "found null"), .view("{ \"alpha\": ¶[1] },", "found a list of 1"),
    .view("{ \"frame\": ¶[1, 2, 3] },", "a list of 4"), .view("{ \"frame\": ¶3 },", "a frame"),
    .view("{ \"frame\": [0, 0, ¶\"50\", 1] },", "share of the parent"),
    .view("{ \"frame\": [0, 0, ¶\"50%*2\", 1] },", "share"),
    .view("{ \"frame\": [0, 0, ¶2e9, 1] },", "±1000000000"),
    .view("{ \"frame\": { \"center\": ¶false, \"size\": [1, 1] } },", "true here"),
    .view("{ \"frame\": ¶{ \"center\": true } },", "\"size\" is missing"),
    .view("{ \"frame\": ¶{ \"frameOf\": \"home.cell\" } },", "when a leg"),
    .view("{ \"frame\": { \"inset\": ¶[1, 2] } },", "a list of 4"),
    .view("{ \"frame\": [0, 0, 1, 1], ¶\"center\": [1, 1] },", "keep one"),
    .view("{ \"bounds\": ¶[0, 0, 1] },", "a list of 4"), .view("{ \"transform\": ¶[1, 0] },", "a list of 6"),
    .view("{ \"transform\": { \"scale\": ¶\"big\" } },", "a list of 2"),
    .view("{ \"transform\": { \"perspective\": ¶0 } },", "above 0"),
    .view("{ \"transform\": { ¶\"rotateZ\": 3 } },", "unknown key"),
    .view("{ \"backgroundColor\": ¶\"#GGHHII\" },", "hexadecimal"),
    .view("{ \"backgroundColor\": ¶\"systemBleu\" },", "did you mean \"systemBlue\""),
    .view("{ \"backgroundColor\": ¶\"$ink\" },", "nothing is called $ink"),
    .view("{ \"cornerRadius\": ¶-1 },", "at least 0"), .view("{ \"cornerRadius\": ¶[1, 2] },", "a list of 4"),
    .view("{ \"cornerCurve\": ¶\"round\" },", "circular, continuous"),
    .view("{ \"border\": { \"width\": ¶-1 } },", "at least 0"),
    .view("{ \"shadow\": { ¶\"blur\": 3 } },", "it may have"),
    .view("{ \"gradient\": ¶{ \"type\": \"axial\" } },", "\"colors\" is missing"),
    .view("{ \"gradient\": { \"colors\": [\"#FFF\", \"#000\"], \"locations\": ¶[0, 1, 1] } },", "one location"),
    .view("{ \"gradient\": { \"colors\": [\"#FFF\", \"#000\"], \"locations\": ¶[1, 0] } },", "never fall"),
    .view("{ \"gradient\": { \"colors\": ¶[] } },", "a list of 1 to"),
    .view("{ \"image\": ¶\"hero\" },", "no image \"hero\""),
    .view("{ \"contentMode\": ¶\"aspectFill\" },", "one of"),
    .view("{ \"autoresize\": [¶\"widht\"] },", "did you mean \"width\""),
    .view("{ \"id\": ¶\"cell\" },", "there twice"), .view("{ \"id\": ¶\"a.b\" },", "letters"),
    .view("{ \"id\": ¶\"from\" },", "reserved"),
    .view("{ \"use\": ¶\"row\" },", "no component"), .view("{ \"with\": ¶{ \"a\": 1 } },", "belongs to \"use\""),
    .view("{ \"repeat\": ¶{ \"step\": [1, 1] } },", "\"count\" is missing"),
    .view("{ \"repeat\": { \"count\": ¶1.5 } },", "whole number"),
    .view("{ \"repeat\": ¶{ \"count\": 2, \"step\": [1, 1] } },", "moves a center or a frame"), .view("¶3,", "a view"),
    .view("{ \"subviews\": ¶{} },", "a list"),
    .view("{ \"repeat\": { \"count\": ¶20000 } },", "10000"),
    MistakeCase(text: deepViews, words: "more than 100 deep"),
  ]

  private static let deepViews: String =
    SampleScene.text(
      home: String(repeating: "{ \"subviews\": [", count: 99) + "¶{ }" + String(repeating: "] }", count: 99) + ",")

  static let legs: [MistakeCase] = [
    .transition("{ ¶\"presnt\": {} }", "did you mean \"present\""),
    .leg("{ ¶\"durration\": 1 }", "did you mean \"duration\""),
    .leg("{ \"duration\": ¶-0.3 }", "at least 0"),
    .leg(
      "{ \"duration\": ¶\"$speed\", \"tracks\": [{ \"view\": \"to\", \"property\": \"alpha\", \"to\": 1 }] }", "$speed"),
    .leg("{ \"timing\": ¶\"easeinout\" }", "did you mean \"easeInOut\""), .leg("{ \"timing\": ¶{} }", "one of"),
    .leg("{ \"timing\": { \"bezier\": [¶1.4, 0, 0.6, 1] } }", "from 0 to 1"),
    .leg("{ \"timing\": { \"bezier\": ¶[0, 0, 1] } }", "a list of 4"),
    .leg("{ \"timing\": { \"spring\": ¶\"sytem\" } }", "a spring"),
    .leg("{ \"timing\": { \"spring\": { \"mass\": ¶0 } } }", "mass above 0"),
    .leg("{ \"timing\": { \"spring\": { \"stiffness\": ¶0 } } }", "stiffness above 0"),
    .leg("{ \"timing\": { \"spring\": { \"damping\": ¶-1 } } }", "from 0 to"),
    .leg("{ \"timing\": { \"spring\": { ¶\"dampingRato\": 1 } } }", "did you mean \"dampingRatio\""),
    .leg("{ \"timing\": { \"spring\": ¶{} } }", "a spring is"),
    .leg("{ \"timing\": { \"spring\": { \"dampingRatio\": 1, ¶\"mass\": 1 } } }", "unknown key"),
    .leg("{ \"timing\": { \"spring\": { \"duration\": 1, \"bounce\": ¶2 } } }", "from -1 to 1"),
    .leg("{ \"timing\": { \"spring\": ¶{ \"dampingFraction\": 1 } } }", "\"response\" is missing"),
    .leg("{ \"insert\": ¶\"over\" }", "one of above"),
    .leg("{ \"completes\": ¶\"canceled\" }", "cancelled"),
    .leg("{ \"animator\": ¶\"views\" }", "did you mean \"view\""),
    .leg("{ ¶\"scrubsLinearly\": true }", "belongs to"), .leg("{ ¶\"edge\": \"top\" }", "belongs to a preset"),
    .leg("{ \"tracks\": [¶{ \"property\": \"alpha\", \"to\": 1, \"duration\": 1 }] }", "\"view\" is missing"),
    .leg(
      "{ \"tracks\": [{ \"view\": ¶\"home.cel\", \"property\": \"alpha\", \"to\": 1, \"duration\": 1 }] }",
      "did you mean \"home.cell\""),
    .leg(
      "{ \"tracks\": [{ \"view\": ¶\"to.titel\", \"property\": \"alpha\", \"to\": 1, \"duration\": 1 }] }",
      "did you mean \"to.title\""),
    .leg("{ \"tracks\": [{ \"view\": ¶\"home#1\", \"property\": \"alpha\", \"to\": 1, \"duration\": 1 }] }", "no view"),
    .leg(
      "{ \"tracks\": [{ \"view\": \"to\", \"property\": ¶\"opacity\", \"to\": 1, \"duration\": 1 }] }", "one of frame"),
    .leg("{ \"tracks\": [{ \"view\": \"to\", \"property\": \"alpha\", \"to\": ¶[1], \"duration\": 1 }] }", "a number"),
    .leg(
      "{ \"tracks\": [{ \"view\": \"to\", \"property\": \"isHidden\", \"to\": ¶1, \"duration\": 1 }] }", "true or false"
    ),
    .leg("{ \"tracks\": [¶{ \"view\": \"to\", \"property\": \"alpha\", \"to\": 1 }] }", "no duration"),
    .leg(
      "{ \"tracks\": [¶{ \"view\": \"to\", \"property\": \"alpha\", \"timing\": { \"spring\": \"system\" }, \"keys\": [{ \"at\": 0, \"value\": 1 }] }] }",
      "no duration"),
    .leg(
      "{ \"duration\": 1, \"tracks\": [{ \"view\": \"to\", \"property\": \"alpha\", \"keys\": ¶[] }] }", "not empty"),
    .leg(
      "{ \"duration\": 1, \"tracks\": [{ \"view\": \"to\", \"property\": \"alpha\", ¶\"to\": 1, \"keys\": [{ \"at\": 0, \"value\": 1 }] }] }",
      "remove \"to\""),
    .leg(
      "{ \"duration\": 1, \"tracks\": [{ \"view\": \"to\", \"property\": \"alpha\", \"keys\": [{ \"at\": ¶2, \"value\": 1 }] }] }",
      "from 0 to 1"),
    .leg(
      "{ \"duration\": 1, \"tracks\": [{ \"view\": \"to\", \"property\": \"alpha\", \"keys\": ¶[{ \"at\": 1, \"value\": 1 }, { \"at\": 0, \"value\": 1 }] }] }",
      "order of time"),
    .leg("{ \"set\": [¶{ \"view\": \"to\", \"property\": \"alpha\" }] }", "\"value\" is missing"),
    .leg("{ \"snapshots\": [{ \"id\": ¶\"home\", \"of\": \"home.cell\" }] }", "a screen is called"),
    .leg("{ \"snapshots\": [{ \"id\": \"hero\", \"of\": ¶\"home.hero\" }] }", "no view"),
    .leg("{ \"preset\": ¶\"fadee\" }", "did you mean \"fade\""),
    .leg("¶{ \"preset\": \"zoom\" }", "needs a \"source\""),
    .leg("{ \"preset\": \"zoom\", \"source\": ¶\"home.cel\" }", "did you mean \"home.cell\""),
    .leg("{ \"preset\": \"fade\", ¶\"edge\": \"top\" }", "preset slide"),
    .leg("{ \"preset\": \"slide\", \"edge\": ¶\"up\" }", "one of left"),
    .leg("{ \"preset\": \"fade\", \"reverse\": ¶true }", "own way back"),
    .leg("{ \"reverse\": ¶true }", "no leg \"dismiss\""),
    .transition("{ \"presentation\": { \"style\": ¶\"fullscreen\" } }", "did you mean \"fullScreen\""),
    .transition("{ \"presentation\": { \"dimming\": { \"alpha\": ¶40 } } }", "from 0 to 1"),
    .transition("{ \"presentation\": { \"detents\": [¶\"small\"] } }", "medium, large"),
    .transition("{ \"presentation\": { \"source\": ¶\"home.button\" } }", "no view"),
  ]

  static let interactions: [MistakeCase] = [
    .transition("{ \"interaction\": { \"gesture\": ¶\"swipe\" } }", "pan, screenEdgePan"),
    .transition("{ \"interaction\": { ¶\"edge\": \"left\" } }", "belongs to screenEdgePan"),
    .transition("{ \"interaction\": { \"travel\": ¶\"wide\" } }", "width, height"),
    .transition("{ \"interaction\": { \"travel\": ¶0 } }", "above 0"),
    .transition("{ \"interaction\": { \"direction\": ¶\"up\" } }", "one of +, -"),
    .transition("{ \"interaction\": { \"finishWhen\": ¶{} } }", "a progress"),
    .transition("{ \"interaction\": { \"finishWhen\": { \"progress\": ¶50 } } }", "from 0 to 1"),
    .transition("{ \"interaction\": { \"handoff\": ¶{ \"leg\": {} } } }", "\"at\" a progress"),
    .transition("{ \"interaction\": { \"handoff\": ¶{ \"at\": 0.3 } } }", "\"leg\" is missing"),
    .transition("{ \"interaction\": { ¶\"durationFactor\": 1 } }", "belongs to \"driver\": \"property\""),
    .transition(
      "{ \"interaction\": { \"driver\": \"property\", ¶\"completionSpeed\": 1 } }", "belongs to \"driver\": \"percent\""
    ),
    .transition("{ \"interaction\": { \"completionCurve\": ¶{ \"spring\": \"system\" } } }", "a curve"),
    .transition(
      "{ \"interaction\": { \"handoff\": { \"at\": 0.1, \"leg\": { \"set\": [{ \"view\": ¶\"hero\", \"property\": \"alpha\", \"value\": 1 }] } } } }",
      "no view"),
  ]

  static let steps: [MistakeCase] = [
    .step("{ \"at\": 1, \"present\": ¶\"detial\" },", "did you mean \"detail\""),
    .step("{ \"at\": 1, \"present\": \"detail\", \"via\": ¶\"fad\" },", "did you mean \"fade\""),
    .step("¶{ \"present\": \"detail\" },", "\"at\" is missing"), .step("¶{ \"at\": 1 },", "does nothing"),
    .step("{ \"at\": 1, \"dismiss\": true, ¶\"mark\": \"both\" },", "one action"),
    .step("{ \"at\": ¶-1, \"dismiss\": true },", "at least 0"),
    .step("{ \"at\": ¶\"after opne + 0.2\", \"dismiss\": true },", "did you mean \"open\""),
    .step("{ \"at\": ¶\"open + 0.2\", \"dismiss\": true },", "after ID"),
    .step("{ \"at\": ¶\"after open - 1\", \"dismiss\": true },", "after ID"),
    .step("{ \"at\": 1, \"id\": ¶\"open\", \"dismiss\": true },", "unique"),
    .step("{ \"at\": 1, \"mark\": ¶\"rest\" },", "another mark"),
    .step("{ \"at\": ¶\"after x\", \"id\": \"x\", \"dismiss\": true },", "wait for one another"),
    .step("{ \"at\": 1, \"dismiss\": ¶false },", "true"),
    .step("{ \"at\": 1, \"dismiss\": true, ¶\"to\": \"detail\" },", "does not belong"),
    .step("{ \"at\": 1, \"mark\": \"m\", ¶\"via\": \"fade\" },", "does not belong"),
    .step("{ \"at\": 1, ¶\"push\": \"detail\" },", "needs \"root\": { \"navigation\""),
    .step("{ \"at\": 1, ¶\"select\": 1 },", "\"tabs\""), .step("{ \"at\": 1, ¶\"page\": \"forward\" },", "\"pages\""),
    .step("{ \"at\": 1, \"pan\": ¶[] },", "not empty"), .step("{ \"at\": 1, \"pan\": [¶[0, 1]] },", "a list of 3"),
    .step("{ \"at\": 1, \"pan\": ¶[[1, 0, 0], [0, 0, 0]] },", "never fall"),
    .step("{ \"at\": 1, \"pan\": [[0, 0, 0]], ¶\"release\": {}, \"cancelTouch\": true },", "keep one"),
    .step("{ \"at\": 1, \"tap\": ¶\"home.cel\" },", "no view"),
    .step("{ \"at\": 1, \"tap\": ¶[1] },", "a list of 2"),
    .step("{ \"at\": 1, \"tap\": ¶\"to\" },", "in transitions only"), .step("{ \"at\": 1, \"tap\": ¶true },", "a view"),
    .step("{ \"at\": 1, \"animate\": ¶{ \"duration\": 1 } },", "\"tracks\" is missing"),
    .step(
      "{ \"at\": 1, \"animate\": { \"tracks\": [¶{ \"view\": \"home\", \"property\": \"alpha\", \"to\": 0 }] } },",
      "no duration"),
    .step("{ \"at\": 1, \"set\": [{ \"view\": \"home\", \"property\": \"frame\", \"value\": ¶3 }] },", "a frame"),
    .step("{ \"at\": 1, \"animator\": ¶{} },", "one of pause"),
    .step("{ \"at\": 1, \"animator\": { ¶\"pasue\": true } },", "did you mean \"pause\""),
    .step("{ \"at\": 1, \"animator\": { \"fraction\": ¶1.2 } },", "from 0 to 1"),
    .step("{ \"at\": 1, \"animator\": { \"pause\": ¶false } },", "true or not there"), .step("¶\"open\",", "an object"),
  ]

  static let expectations: [MistakeCase] = [
    .expect("¶{ \"at\": 1 }", "nothing to check"),
    .expect("{ \"warnings\": [¶\"never-complete\"] }", "did you mean \"never-completed\""),
    .expect("{ \"transition\": ¶\"opne\", \"outcome\": \"completed\" }", "did you mean \"open\""),
    .expect("¶{ \"transition\": \"open\" }", "\"outcome\""),
    .expect("{ \"transition\": \"open\", \"outcome\": ¶\"canceled\" }", "did you mean \"cancelled\""),
    .expect("{ \"transition\": \"open\", \"outcome\": \"completed\", ¶\"at\": 1 }", "does not belong"),
    .expect("{ \"at\": ¶\"rset\", \"view\": \"home\", \"alpha\": 1 }", "did you mean \"rest\""),
    .expect("{ \"at\": ¶\"open.ned\", \"view\": \"home\", \"alpha\": 1 }", "did you mean \"open.end\""),
    .expect("¶{ \"view\": \"home\", \"alpha\": 1 }", "needs \"at\""),
    .expect("¶{ \"at\": 1, \"view\": \"home\" }", "names no value"),
    .expect("{ \"at\": 1, \"view\": ¶\"hom\", \"alpha\": 1 }", "did you mean \"home\""),
    .expect("{ \"at\": 1, \"view\": \"home\", \"frame\": ¶[1] }", "a list of 4"),
    .expect("{ \"top\": ¶\"hmoe\", \"at\": 1 }", "did you mean \"home\""),
    .expect("¶{ \"pixel\": [1, 1], \"at\": 1 }", "needs \"color\""),
    .expect("{ \"frames\": ¶-1 }", "at least 0"),
    .expect(
      "{ \"transition\": \"open\", \"view\": \"home\", \"property\": \"alpha\", \"overshoot\": ¶[2, 1] }",
      "min above the max"),
    .expect("{ \"at\": 1, \"view\": \"home\", \"matches\": ¶\"x\" }", "no view"),
    .expect("{ \"warnings\": [¶1] }", "frame-conflict"),
    .expect("{ \"at\": 1, \"view\": \"home\", \"alpha\": 1, \"within\": ¶-1 }", "at least 0"),
  ]

  static let renderings: [MistakeCase] = [
    .top("\"render\": { \"fps\": ¶0 },", "frames a second"),
    .top("\"render\": { \"fps\": ¶\"fast\" },", "frames a second"),
    .top("\"render\": { ¶\"size\": 3 },", "unknown key"), .top("\"render\": { \"compression\": ¶10 },", "1 to 9"),
    .top("\"render\": { \"variants\": { \"dark\": { \"appearance\": ¶\"night\" } } },", "light, dark"),
    .top("\"render\": { \"variants\": { \"v\": { \"set\": { ¶\"x\": 1 } } } },", "no parameter \"x\""),
    .top("\"render\": { \"limits\": ¶{ \"maxPixels\": 3 } },", "\"reason\" is missing"),
    .top("\"render\": { \"limits\": { \"reason\": \"r\", \"ignore\": [¶{}] } },", "a \"rect\" or a \"view\""),
    .top("\"render\": { \"frames\": ¶1.5 },", "frames such as"),
  ]
}

@Suite struct MistakeReportTests {
  @Test func `many mistakes are reported in one run`() {
    let text = SampleScene.text(
      top: "\"abuot\": 1,", home: "{ \"alpha\": \"x\" }, { \"frame\": [1] },",
      script: "{ \"at\": 1, \"present\": \"nowhere\" },",
      expect: "{ \"frames\": -1 }")
    #expect(SampleScene.mistakes(in: text).count == 5)
  }

  @Test func `a mistake has its JSON path`() {
    let text = SampleScene.text(home: "{ \"shadow\": { \"radius\": -1 } },")
    let paths = SampleScene.mistakes(in: text).map(\.path)
    #expect(paths == ["$.screens.home.subviews[1].shadow.radius"])
  }

  @Test func `components that nobody uses may have ids in common`() {
    let row = "{ \"subviews\": [{ \"id\": \"name\" }] }"
    let text = SampleScene.text(top: "\"components\": { \"a\": \(row), \"b\": \(row) },", home: "{ \"id\": \"name\" },")
    #expect(SampleScene.mistakes(in: text).isEmpty)
  }

  @Test func `a mistake in a component is reported once, however often the component is used`() {
    let text = SampleScene.text(
      top: "\"components\": { \"row\": { \"alpha\": \"x\" } },", home: "{ \"use\": \"row\" }, { \"use\": \"row\" },")
    #expect(SampleScene.mistakes(in: text).map(\.path) == ["$.components.row.alpha"])
  }

  @Test func `mistakes are reported in order of place, the command line's first`() {
    let text = SampleScene.text(
      top: "\"params\": { \"x\": 1 }, \"images\": { \"i\": \"i.png\" },", home: "{ \"alpha\": \"x\" },")
    let broken = text.replacing("\"size\": [320, 480]", with: "\"size\": [320]")
    let options = SceneLoadingOptions(settings: [.init(name: "y", value: "1")])
    let places = SampleScene.mistakes(in: broken, options: options).map(\.place)
    #expect(places.map(\.file) == ["--set y", "scene.json", "scene.json", "scene.json"])
    #expect(places.dropFirst().map(\.line) == places.dropFirst().map(\.line).sorted())
  }

  @Test func `components that multiply one another stop at the limit of views`() {
    let components = (0..<12).map {
      "\"c\($0)\": { \"subviews\": [\(String(repeating: "{ \"use\": \"c\($0 + 1)\" },", count: 8))] },"
    }
    let text = SampleScene.text(
      top: "\"components\": { \(components.joined()) \"c12\": {} },", home: "{ \"use\": \"c0\" },")
    let mistakes = SampleScene.mistakes(in: text)
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.message.contains("more than 50000 views") == true)
  }

  @Test func `mistakes are reported up to a limit`() {
    let views = String(repeating: "{ \"alpha\": \"x\" },\n", count: 500)
    #expect(SampleScene.mistakes(in: SampleScene.text(home: views)).count == 100)
  }

  @Test func `a message reads like a compiler's`() {
    let text = "{ \"format\": 1,\n  \"screens\": { \"a\": { \"alpha\": true } } }"
    let descriptions = SampleScene.mistakes(in: text).map(\.description)
    #expect(
      descriptions == ["scene.json:2:32: error: a number is expected, found true ($.screens.a.alpha)"])
  }

  static let nearest: [(name: String, candidates: [String], expected: String?)] = [
    ("durration", ["delay", "duration"], "duration"), ("EASEIN", ["easeIn", "easeOut"], "easeIn"),
    ("fad", ["fade", "fadeout"], "fade"), ("zzz", ["fade"], nil), ("ab", ["ba", "xy"], "ba"), ("x", [], nil),
    ("backgroundColour", ["backgroundColor"], "backgroundColor"),
  ]

  @Test(arguments: nearest) func `the nearest name is suggested`(name: String, candidates: [String], expected: String?)
  {
    #expect(Suggestion.nearest(to: name, among: candidates) == expected)
  }
}
