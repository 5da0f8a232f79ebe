import Geometry
import Motion

extension SceneDecoder {
  /// Seconds within which a scene settles, where it does not say otherwise.
  private static let maxDuration: Double = 60

  mutating func render(_ node: JSONNode?, variant name: String?) -> Scene.RenderSettings? {
    guard let node else { return Self.standardRender }
    guard let fields = fields(node, .render) else { return nil }
    let variants = fields["variants"].flatMap { self.variants($0) } ?? []
    let variant = variants.first { $0.name == name }
    let rate = value("fps", fields, as: .frameRate) { $0.frameRate($1) }
    return Scene.RenderSettings(
      frameRate: variant?.frameRate ?? rate ?? Self.standardRender.frameRate,
      scale: variant?.scale ?? number("scale", fields),
      frames: value("frames", fields, as: .frameRange) { $0.frameRange($1) }, duration: number("duration", fields),
      tail: number("tail", fields) ?? 0, maxDuration: number("maxDuration", fields) ?? Self.maxDuration,
      format: choice("format", fields), compression: integer("compression", fields),
      output: fields["output"].flatMap { text($0) }, variants: variants,
      limits: fields["limits"].flatMap { limits($0) })
  }

  private static var standardRender: Scene.RenderSettings {
    guard let rate = FrameRate(frames: 60) else { preconditionFailure("60 is a rate") }
    return Scene.RenderSettings(frameRate: rate, tail: 0, maxDuration: maxDuration, variants: [])
  }

  private mutating func frameRate(_ node: JSONNode) -> FrameRate? {
    guard let node = resolve(node) else { return nil }
    var text = node.text
    if case .number(let number) = node.value { text = JSONPrinter.text(number) }
    guard let rate = text.flatMap({ FrameRate($0) }), SceneLimits.frameRate.contains(rate.perSecond) else {
      let range = SceneLimits.frameRate
      let limits = "from \(JSONPrinter.text(range.lowerBound)) to \(JSONPrinter.text(range.upperBound))"
      noteMismatch(node, expected: "frames a second \(limits), or a fraction such as \"60000/1001\",")
      return nil
    }
    return rate
  }

  /// Frames as `--frames` takes them; the marks in it are checked there.
  private mutating func frameRange(_ node: JSONNode) -> String? {
    guard let node = resolve(node) else { return nil }
    if case .number(let number) = node.value, number == number.rounded() { return JSONPrinter.text(number) }
    return text(node, expected: "frames such as \"0..20\", \"-1\" or a mark")
  }

  private mutating func variants(_ node: JSONNode) -> [Scene.Variant]? {
    guard let members = node.members else {
      noteMismatch(node, expected: "an object of variants by name")
      return nil
    }
    return members.compactMap { variant($0) }
  }

  private mutating func variant(_ member: JSONMember) -> Scene.Variant? {
    guard let fields = fields(member.value, .variant) else { return nil }
    for setting in fields["set"]?.members ?? [] where parameters[setting.key] == nil {
      note(
        "the scene has no parameter \"\(setting.key)\"\(Suggestion.text(for: setting.key, among: parameters.keys))",
        at: setting.keyPosition)
    }
    return Scene.Variant(
      name: member.key, appearance: choice("appearance", fields),
      device: fields["device"].flatMap { choice($0, among: DevicePreset.all.map(\.name)) },
      scale: number("scale", fields), frameRate: value("fps", fields, as: .frameRate) { $0.frameRate($1) },
      origin: origin(member.keyPosition))
  }

  private mutating func limits(_ node: JSONNode) -> Scene.Limits? {
    guard let fields = fields(node, .limits) else { return nil }
    return Scene.Limits(
      reason: fields["reason"].flatMap { prose($0) } ?? "", tolerance: fields["tolerance"].flatMap { text($0) },
      maxPixels: integer("maxPixels", fields), maxRatio: number("maxRatio", fields),
      window: fields["window"].flatMap { text($0) }, maxFrames: integer("maxFrames", fields),
      skipsAntialiasing: flag("skipAA", fields) ?? false, ignored: list("ignore", fields) { $0.ignored($1) } ?? [],
      origin: origin(node))
  }

  private mutating func ignored(_ node: JSONNode) -> Scene.Limits.Ignored? {
    guard let fields = fields(node, .ignoredArea) else { return nil }
    let frames = value("frames", fields, as: .frameRange) { $0.frameRange($1) }
    let rect = value("rect", fields, as: .rect) { $0.rect($1) }
    let view = value("view", fields, as: .viewReference) { $0.viewReference($1) }
    guard fields.has("rect") != fields.has("view") else {
      note("an area is a \"rect\" or a \"view\"", at: node)
      return nil
    }
    return (rect.map { .rect($0) } ?? view.map { .view($0) }).map { Scene.Limits.Ignored(area: $0, frames: frames) }
  }
}
