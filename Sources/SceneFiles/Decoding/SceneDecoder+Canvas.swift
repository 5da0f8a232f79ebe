import Geometry

extension SceneDecoder {
  /// A device's canvas; for none an empty one, of the scale phones have.
  static func canvas(of device: DevicePreset?) -> Scene.Canvas {
    let safeArea = device.map { Scene.EdgeInsets(top: $0.safeAreaTop, left: 0, bottom: $0.safeAreaBottom, right: 0) }
    return Scene.Canvas(
      device: device?.name, size: device?.size ?? .zero, scale: device?.scale ?? 3, safeArea: safeArea ?? .zero,
      displayCornerRadius: device?.displayCornerRadius ?? 0, appearance: .light, background: .black)
  }

  /// The appearance colours are resolved for: the command line's, the variant's, `render`'s, the canvas's, or light.
  mutating func readAppearance(_ scene: Fields, variant: JSONNode?) {
    let nodes = [variant, scene["render"], scene["canvas"]].compactMap { $0?["appearance"] }
    let written = nodes.first.flatMap { node in node.text.flatMap { Scene.Appearance(rawValue: $0) } }
    appearance = options.appearance ?? written ?? .light
  }

  mutating func readCanvas(_ node: JSONNode?, variant: JSONNode?) {
    let mistakes = report.diagnostics.count
    canvas.appearance = appearance
    if let node, let fields = fields(node, .canvas) { readCanvas(fields) }
    if let name = variant?["device"]?.text, let device = DevicePreset(named: name) {
      let background = canvas.background
      canvas = Self.canvas(of: device)
      (canvas.appearance, canvas.background) = (appearance, background)
    }
    if let scale = variant?["scale"], case .number(let scale) = scale.value, SceneLimits.scale.allows(scale) {
      canvas.scale = scale
    }
    if report.diagnostics.count == mistakes { checkPixels(node) }
  }

  private mutating func readCanvas(_ fields: Fields) {
    let device = fields["device"].flatMap { choice($0, among: DevicePreset.all.map(\.name)) }
    if fields.has("device"), fields.has("size") {
      note("a device has its own size; keep \"device\" or \"size\"", at: fields.keyPosition("size"))
    }
    if fields.has("size") { canvas = Self.canvas(of: nil) }
    if let device = device.flatMap({ DevicePreset(named: $0) }) { canvas = Self.canvas(of: device) }
    canvas.appearance = appearance
    canvas.size = value("size", fields, as: .size) { $0.size($1) } ?? canvas.size
    canvas.scale = number("scale", fields) ?? canvas.scale
    canvas.safeArea = value("safeArea", fields, as: .insets) { $0.insets($1) } ?? canvas.safeArea
    canvas.displayCornerRadius = number("displayCornerRadius", fields) ?? canvas.displayCornerRadius
    if let node = fields["appearance"] { let _: Scene.Appearance? = choice(node) }
    canvas.background = value("background", fields, as: .color) { $0.color($1) } ?? canvas.background
  }

  /// A canvas has at least one pixel, and no more than memory holds.
  private mutating func checkPixels(_ node: JSONNode?) {
    guard let node, let size = node["size"] else { return }
    guard
      let problem = SceneLimits.problem(
        ofWidth: canvas.size.width, height: canvas.size.height, scale: canvas.scale)
    else { return }
    note(problem, at: size)
  }
}
