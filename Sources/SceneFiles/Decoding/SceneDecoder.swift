import Geometry

/// Turns the values of a scene's files into its model, and notes every mistake on the way.
///
/// Functions that read a value return nil when there is a mistake in it, after they noted it; what they could not read is
/// filled with a default, so that one run finds the mistakes of the whole scene.
struct SceneDecoder {
  var report: MistakeReport
  let options: SceneLoadingOptions
  var appearance: Scene.Appearance = .light

  /// The values of the scene's parameters, by name.
  var parameters: [String: ParameterValue] = [:]
  /// The palette's entries as written; resolved when they are used.
  var palette: [String: JSONNode] = [:]
  var resolvedPalette: [String: Color] = [:]
  /// The first few colours as they are written: most scenes use them again and again.
  var recentColors: [(text: String, color: Color)] = []
  /// Names on the way from a parameter or palette entry to what it stands for, to notice a circle.
  var resolvingNames: [String] = []

  var components: [String: JSONNode] = [:]
  /// Components that are being written out, outermost first.
  var openComponents: [String] = []
  var usedComponents: Set<String> = []
  var viewCount: Int = 0
  /// The ids of the screen that is being read.
  var collectedIDs: Set<String> = []
  /// True while a leg is read, in which `to`, `from` and `container` mean something.
  var isInTransition: Bool = false

  var imageNames: [String] = []
  var canvas: Scene.Canvas
  var screens: [Scene.Screen] = []
  var overlay: Scene.View?
  var names = SceneNames()
  /// The transitions with their presets written out.
  var writtenTransitions: [JSONMember] = []

  init(report: MistakeReport, options: SceneLoadingOptions) {
    self.report = report
    self.options = options
    canvas = Self.canvas(of: DevicePreset(named: DevicePreset.standard))
  }

  mutating func note(_ message: String, at node: JSONNode) { report.note(message, at: node.position) }

  mutating func note(_ message: String, at position: SourcePosition) { report.note(message, at: position) }

  func origin(_ node: JSONNode) -> Scene.Origin { origin(node.position) }

  func origin(_ position: SourcePosition) -> Scene.Origin { Scene.Origin(report.sources.place(of: position)) }
}

/// The names that can be referred to.
struct SceneNames {
  /// The ids of each screen's views.
  var viewIDs: [String: Set<String>] = [:]
  var overlayIDs: Set<String> = []
  var hasOverlay: Bool = false
  var screens: [String] = []
  var transitions: [String] = []
  var steps: [String] = []
  var marks: [String] = []
  /// The snapshots of the leg that is being read.
  var snapshots: [String] = []
}

/// What a parameter stands for.
struct ParameterValue {
  var node: JSONNode
  /// A value of the command line keeps its own place, any other one is shown where it is used.
  var isFromCommandLine: Bool
}
