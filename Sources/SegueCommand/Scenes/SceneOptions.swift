import FrameOutput
import Motion
import SceneFiles

/// What the command line says of how scenes are loaded and played.
struct SceneOptions: Hashable, Sendable {
  var loading: SceneLoadingOptions
  /// Frames a second instead of the scene's.
  var rate: FrameRate?
  /// Seconds of the scene that one second of the frames shows.
  var speed: PlaybackSpeed?
  /// Pixels a point instead of the scene's.
  var scale: Double?
  /// What is drawn over the frames.
  var overlays: FrameOverlays

  init(_ arguments: Arguments) throws(UsageError) {
    loading = SceneLoadingOptions(
      appearance: arguments.value(.appearance).flatMap(Scene.Appearance.init(rawValue:)),
      variant: arguments.value(.variant), parameterFile: arguments.value(.params),
      settings: try arguments.all(.set).map(Self.setting), allowsOutside: arguments.has(.allowOutside))
    rate = try arguments.parse(
      .fps, expected: "frames a second from 0.01 to 1000, such as 60 or 60000/1001", Self.rate)
    speed = try arguments.parse(
      .speed, expected: "a factor from 0.001 to 1000, such as 0.25", PlaybackSpeed.init)
    scale = try arguments.parse(.scale, expected: "pixels a point, above 0 and at most 16", Self.scale)
    overlays =
      try arguments.parse(
        .show, expected: "some of \(FrameOverlays.names.joined(separator: ", ")), with commas between",
        FrameOverlays.init) ?? []
  }

  private static func rate(_ text: String) -> FrameRate? {
    FrameRate(text).flatMap { SceneLimits.frameRate.contains($0.perSecond) ? $0 : nil }
  }

  private static func scale(_ text: String) -> Double? {
    Double(text).flatMap { $0 > 0 && $0 <= SceneLimits.largestScale ? $0 : nil }
  }

  private static func setting(_ text: String) throws(UsageError) -> SceneLoadingOptions.Setting {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw .wrongValue(flag: "--set", found: text, expected: "NAME=VALUE")
    }
    return SceneLoadingOptions.Setting(
      name: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
  }
}

extension Arguments {
  /// A flag's value put through a function that gives nil for what it does not take; nil when it was not given.
  func parse<Value>(_ flag: Flag, expected: String, _ read: (String) -> Value?) throws(UsageError) -> Value? {
    guard let text = value(flag) else { return nil }
    guard let value = read(text) else {
      throw .wrongValue(flag: "--\(flag.name)", found: text, expected: expected)
    }
    return value
  }

  /// A whole number of at least 1.
  func count(_ flag: Flag) throws(UsageError) -> Int? {
    try parse(flag, expected: "a whole number above 0") { text in Int(text).flatMap { $0 > 0 ? $0 : nil } }
  }
}
