import TestSupport

/// A scene of small screens and a random script, as its text and as what it asks for.
struct RandomScene {
  enum Root: CaseIterable {
    case screen, navigation, tabs, pages

    var text: String {
      switch self {
      case .screen: "\"home\""
      case .navigation: "{ \"navigation\": [\"home\", \"list\"] }"
      case .tabs: #"{ "tabs": ["home", { "navigation": ["list"] }, { "pages": ["one", "two", "three"] }] }"#
      case .pages: "{ \"pages\": [\"one\", \"two\", \"three\"], \"selected\": 1 }"
      }
    }

    /// Numbers of the kinds of step that it takes.
    var kinds: [Int] {
      let always = Array(0...6) + Array(15...19)
      switch self {
      case .screen: return always
      case .navigation: return always + Array(7...11)
      case .tabs: return always + Array(7...14)
      case .pages: return always + [13, 14]
      }
    }

    /// Whether a transition's finger can begin something in it.
    func knows(_ transition: SceneTransition) -> Bool {
      switch transition.starts {
      case "push", "pop": self == .navigation || self == .tabs
      case "page": self == .pages || self == .tabs
      default: true
      }
    }
  }

  /// A step's request; nil for those whose answer hangs on what runs.
  enum Request: Hashable {
    case present(String, via: SceneTransition?)
    case dismiss(String?)
    case push(String)
    case pop(String?)
    case popToRoot
    case select(Int)
    case turn(by: Int)
    case turnTo(Int)
  }

  struct Step {
    let name: String
    var time: Double
    var action: String
    var request: Request?
    /// The first motion of a finger, points to the right; nil for other steps.
    var motion: Double?
    /// What a finger begins by itself.
    var begins: Request?

    var text: String { "{ \"at\": \(time), \"id\": \"\(name)\", \(action) }" }
  }

  static let screens: [String] = ["home", "list", "detail", "photo", "one", "two", "three"]
  let root: Root
  var steps: [Step]

  /// - Parameter seed: gives the same scene every time.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let root = random.one(of: Root.allCases)
    self.root = root
    let busy = random.one(of: [0.5, 1.5, 3])
    let count = random.whole(1...12)
    steps = (0..<count).map { Step(named: "step\($0)", within: busy, on: root, &random) }.sorted { $0.time < $1.time }
  }

  /// Animators that were paused go on at the end, the latest first.
  private static let resuming: [String] = (0..<4).map {
    "{ \"at\": \(4 + $0), \"id\": \"go\($0)\", \"animator\": { \"continue\": {} } }"
  }

  var text: String {
    let views = Self.screens.map {
      """
      "\($0)": { "backgroundColor": "#FFFFFF", "subviews": [{ "id": "cell", "frame": [10, 20, 40, 30] }] }
      """
    }
    return """
      { "format": 1, "canvas": { "size": [320, 640], "scale": 1, "safeArea": [20, 0, 0, 0] },
        "screens": { \(views.joined(separator: ",\n    ")) },
        "root": \(root.text),
        "transitions": { \(SceneTransition.allCases.map(\.text).joined(separator: ",\n    ")) },
        "script": [
          \((steps.map(\.text) + Self.resuming).joined(separator: ",\n      ")) ],
        "render": { "fps": 20 } }
      """
  }
}

extension RandomScene.Step {
  fileprivate init(
    named name: String, within busy: Double, on root: RandomScene.Root, _ random: inout SeededGenerator
  ) {
    self.init(name: name, time: (random.number(0...busy) * 1000).rounded() / 1000, action: "")
    let transition = random.chance(75) ? random.one(of: SceneTransition.allCases.filter(root.knows)) : nil
    let via = transition.map { ", \"via\": \"\($0.rawValue)\"" } ?? ""
    let animated = random.chance(15) ? ", \"animated\": false" : ""
    let screen = random.one(of: RandomScene.screens)
    switch random.one(of: root.kinds) {
    case 0...3: (action, request) = ("\"present\": \"\(screen)\"\(via)\(animated)", .present(screen, via: transition))
    case 4, 5: (action, request) = ("\"dismiss\": true\(random.chance(20) ? via : "")\(animated)", .dismiss(nil))
    case 6: (action, request) = ("\"dismiss\": \"\(screen)\"\(animated)", .dismiss(screen))
    case 7, 8: (action, request) = ("\"push\": \"\(screen)\"\(via)\(animated)", .push(screen))
    case 9: (action, request) = ("\"pop\": true\(animated)", .pop(nil))
    case 10: (action, request) = ("\"pop\": \"\(screen)\"\(animated)", .pop(screen))
    case 11: (action, request) = ("\"pop\": \"root\"\(animated)", .popToRoot)
    case 12:
      let tab = random.whole(0...2)
      (action, request) = ("\"select\": \(tab)\(via)", .select(tab))
    case 13:
      let step = random.one(of: [-1, 1])
      (action, request) = ("\"page\": \"\(step > 0 ? "forward" : "reverse")\"\(via)\(animated)", .turn(by: step))
    case 14:
      let page = random.whole(0...2)
      (action, request) = ("\"page\": \"\(["one", "two", "three"][page])\"\(animated)", .turnTo(page))
    case 15:
      action = "\"animator\": { \(random.one(of: [#""pause": true"#, #""reverse": true"#, #""fraction": 0.4"#])) }"
    case 16: action = "\"tap\": [\(random.whole(0...320)), \(random.whole(0...640))]"
    default: pan(screen, transition, via, &random)
    }
  }

  private mutating func pan(
    _ screen: String, _ transition: SceneTransition?, _ via: String, _ random: inout SeededGenerator
  ) {
    var (dt, x, y) = (0.0, random.chance(40) ? random.whole(0...20) : random.whole(0...320), random.whole(0...640))
    var samples = ["[0, \(x), \(y)]"]
    for index in 0...random.whole(0...2) {
      dt += random.one(of: [0.05, 0.1, 0.3])
      let (dx, dy) = (random.whole(-150...250), random.whole(-200...400))
      if index == 0 { motion = dx.magnitude > dy.magnitude ? Double(dx) : nil }
      (x, y) = (x + dx, y + dy)
      samples.append("[\(dt), \(x), \(y)]")
    }
    let end = random.one(of: ["", ", \"release\": { \"velocity\": [900, 900] }", ", \"cancelTouch\": true"])
    action = "\"pan\": [\(samples.joined(separator: ", "))]\(end)"
    guard let starts = transition?.starts, random.chance(50) else { return }
    switch starts {
    case "present": begins = .present(screen, via: transition)
    case "push": begins = .push(screen)
    case "page":
      begins = .turnTo(random.whole(0...2))
    default: break
    }
    let page: Int? = if case .turnTo(let page)? = begins { page } else { nil }
    let to = page.map { ["one", "two", "three"][$0] } ?? screen
    action += begins == nil ? via : ", \"to\": \"\(to)\"\(via)"
  }
}
