import Geometry

/// What a view's surroundings mean for it.
struct ViewContext {
  /// What repetitions around it add to ids: `-0`, `-2-1`.
  var suffix: String = ""
  var depth: Int = 1
}

extension SceneDecoder {
  /// Reads a screen's (or the overlay's) root view, and collects the ids in it.
  mutating func rootView(_ node: JSONNode, table: TableName) -> (view: Scene.View, fields: Fields)? {
    collectedIDs = []
    guard let node = resolve(node), let (written, opened) = written(node) else { return nil }
    guard let fields = fields(written, table) else { return nil }
    if let id = fields["id"] { note("a root view is called by its screen's name; remove the id", at: id) }
    if let repetition = fields["repeat"] { note("a root view cannot be repeated; repeat a subview", at: repetition) }
    openComponents += opened
    defer { openComponents.removeLast(opened.count) }
    return (view(fields, context: ViewContext()), fields)
  }

  /// A view's object with components put in.
  private mutating func written(_ node: JSONNode) -> (node: JSONNode, opened: [String])? {
    guard node.members != nil else {
      noteMismatch(node, expected: "a view")
      return nil
    }
    return writingOutComponent(node)
  }

  /// Adds the views that an entry of `subviews` stands for: several when it repeats.
  mutating func readViews(_ node: JSONNode, context: ViewContext, into views: inout [Scene.View]) {
    guard context.depth <= SceneLimits.viewDepth else {
      return note("views stand in one another more than \(SceneLimits.viewDepth) deep", at: node)
    }
    // Components may multiply one another beyond any limit of a single list.
    guard viewCount <= SceneLimits.views else { return }
    guard let node = resolve(node), let (written, opened) = written(node) else { return }
    // Most views use no component.
    guard !opened.isEmpty else { return readViewsWrittenOut(written, context: context, into: &views) }
    openComponents += opened
    defer { openComponents.removeLast(opened.count) }
    readViewsWrittenOut(written, context: context, into: &views)
  }

  /// Adds the views of an object that uses no component any more.
  private mutating func readViewsWrittenOut(_ node: JSONNode, context: ViewContext, into views: inout [Scene.View]) {
    guard let fields = fields(node, .view) else { return }
    guard let repetition = fields["repeat"] else {
      views.append(Scene.View(origin: origin(fields.node)))
      return read(fields, context: context, into: &views[views.count - 1])
    }
    guard let (count, step) = self.repetition(repetition) else { return }
    for index in 0..<count where viewCount <= SceneLimits.views {
      var context = context
      context.suffix += "-\(index)"
      views.append(moved(view(fields, context: context), by: step * Double(index), repetition))
    }
  }

  private mutating func repetition(_ node: JSONNode) -> (count: Int, step: Point)? {
    guard let fields = fields(node, .repetition), let count = integer("count", fields) else { return nil }
    return (count, value("step", fields, as: .point) { $0.point($1) } ?? .zero)
  }

  private mutating func moved(_ view: Scene.View, by offset: Point, _ repetition: JSONNode) -> Scene.View {
    guard offset != .zero else { return view }
    var view = view
    if let center = view.center {
      view.center = center + offset
    } else if let frame = view.frame?.moved(by: offset) {
      view.frame = frame
    } else {
      note("repeat moves a center or a frame of the form [x, y, width, height]; the view has neither", at: repetition)
    }
    return view
  }

  private mutating func view(_ fields: Fields, context: ViewContext) -> Scene.View {
    var view = Scene.View(origin: origin(fields.node))
    read(fields, context: context, into: &view)
    return view
  }

  private mutating func read(_ fields: Fields, context: ViewContext, into view: inout Scene.View) {
    countView(fields.node)
    view.id = fields["id"].flatMap { id($0, suffix: context.suffix) }
    readGeometry(fields, into: &view)
    readAppearance(fields, into: &view)
    readContents(fields, into: &view)
    var inner = context
    inner.depth += 1
    if let subviews = fields["subviews"].flatMap({ elements($0, count: 0...Int.max) }) {
      collectedIDs.reserveCapacity(collectedIDs.count + subviews.count)
      view.subviews.reserveCapacity(subviews.count)
      for subview in subviews { readViews(subview, context: inner, into: &view.subviews) }
    }
  }

  private mutating func countView(_ node: JSONNode) {
    viewCount += 1
    if viewCount == SceneLimits.views + 1 {
      note("the scene has more than \(SceneLimits.views) views", at: node)
    }
  }

  private mutating func id(_ node: JSONNode, suffix: String) -> String? {
    guard let name = name(node, reserved: Self.reservedNames) else { return nil }
    let id = suffix.isEmpty ? name : name + suffix
    guard collectedIDs.insert(id).inserted else {
      note("the id \"\(id)\" is there twice in its screen; ids are unique", at: node)
      return nil
    }
    return id
  }

  private mutating func readGeometry(_ fields: Fields, into view: inout Scene.View) {
    view.frame = value("frame", fields, as: .frame) { $0.frame($1, allowsFrameOf: false) }
    view.bounds = value("bounds", fields, as: .rect) { $0.rect($1) }
    view.center = value("center", fields, as: .point) { $0.point($1) }
    view.anchorPoint = value("anchorPoint", fields, as: .point) { $0.point($1) } ?? view.anchorPoint
    view.transform = value("transform", fields, as: .transform) { $0.transform($1) } ?? view.transform
    view.zPosition = number("zPosition", fields) ?? view.zPosition
    if fields.has("center"), fields.has("frame") {
      note("frame and center both place the view; keep one", at: fields.keyPosition("center"))
    }
    if let autoresize = list(
      "autoresize", fields, { $0.choice($1, among: Array(Scene.Autoresizing.names.keys).sorted()) })
    {
      view.autoresize = Scene.Autoresizing(autoresize.compactMap { Scene.Autoresizing.names[$0] })
    }
  }

  private mutating func readAppearance(_ fields: Fields, into view: inout Scene.View) {
    view.alpha = number("alpha", fields) ?? view.alpha
    view.isHidden = flag("isHidden", fields) ?? view.isHidden
    view.backgroundColor = value("backgroundColor", fields, as: .color) { $0.color($1) }
    view.gradient = fields["gradient"].flatMap { gradient($0) }
    view.cornerRadius = value("cornerRadius", fields, as: .radii) { $0.radii($1) } ?? view.cornerRadius
    if let curve = fields["cornerCurve"].flatMap({ choice($0, among: ["circular", "continuous"]) }) {
      view.cornerCurve = curve == "continuous" ? .continuous : .circular
    }
    view.border = fields["border"].flatMap { border($0) }
    view.shadow = fields["shadow"].flatMap { shadow($0) }
    view.clipsToBounds = flag("clipsToBounds", fields) ?? view.clipsToBounds
  }

  private mutating func readContents(_ fields: Fields, into view: inout Scene.View) {
    view.image = value("image", fields, as: .imageName) { $0.imageName($1) }
    view.contentMode = choice("contentMode", fields) ?? view.contentMode
    view.contentsRect = value("contentsRect", fields, as: .rect) { $0.rect($1) }
    view.shouldRasterize = flag("shouldRasterize", fields) ?? view.shouldRasterize
    view.rasterizationScale = number("rasterizationScale", fields) ?? view.rasterizationScale
  }

  private mutating func imageName(_ node: JSONNode) -> String? {
    guard let node = resolve(node), let name = text(node, expected: "an image's name") else { return nil }
    guard imageNames.contains(name) else {
      let suggestion = Suggestion.text(for: name, among: imageNames)
      note("there is no image \"\(name)\"\(suggestion.isEmpty ? "; name it in \"images\"" : suggestion)", at: node)
      return nil
    }
    return name
  }
}

extension SceneDecoder {
  mutating func gradient(_ node: JSONNode) -> Scene.Gradient? {
    guard let fields = fields(node, .gradient), let colors = list("colors", fields, { $0.color($1) }) else {
      return nil
    }
    let locations = list("locations", fields) { $0.number($1) }
    if let node = fields["locations"], let locations { checkLocations(locations, colors: colors.count, at: node) }
    return Scene.Gradient(
      kind: choice("type", fields) ?? .axial, colors: colors,
      locations: locations ?? Scene.Gradient.evenLocations(colors.count),
      start: value("start", fields, as: .point) { $0.point($1) } ?? Point(0.5, 0),
      end: value("end", fields, as: .point) { $0.point($1) } ?? Point(0.5, 1))
  }

  private mutating func checkLocations(_ locations: [Double], colors: Int, at node: JSONNode) {
    if locations.count != colors {
      note("one location for each of the \(colors) colours is expected, found \(locations.count)", at: node)
    } else if zip(locations, locations.dropFirst()).contains(where: { $0 > $1 }) {
      note("locations never fall from one to the next", at: node)
    }
  }

  mutating func border(_ node: JSONNode) -> Scene.Border? {
    guard let fields = fields(node, .border) else { return nil }
    return Scene.Border(
      width: number("width", fields) ?? 1, color: value("color", fields, as: .color) { $0.color($1) } ?? .black)
  }

  mutating func shadow(_ node: JSONNode) -> Scene.Shadow? {
    guard let fields = fields(node, .shadow) else { return nil }
    let offset = value("offset", fields, as: .point) { $0.point($1) } ?? Point(0, -3)
    return Scene.Shadow(
      color: value("color", fields, as: .color) { $0.color($1) } ?? .black, opacity: number("opacity", fields) ?? 1,
      radius: number("radius", fields) ?? 3, offset: Size(offset.x, offset.y))
  }
}

extension Scene.Gradient {
  /// Locations from 0 to 1, equally far apart.
  static func evenLocations(_ count: Int) -> [Double] {
    (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
  }
}

extension Scene.Autoresizing {
  static let names: [String: Scene.Autoresizing] = [
    "width": .width, "height": .height, "left": .left, "right": .right, "top": .top, "bottom": .bottom,
  ]
}

extension Scene.Frame {
  /// The frame moved by points; nil for the forms whose place follows from their parent or another view.
  func moved(by offset: Point) -> Scene.Frame? {
    guard case .edges(let x, let y, let width, let height) = self else { return nil }
    return .edges(x: x.moved(by: offset.x), y: y.moved(by: offset.y), width: width, height: height)
  }
}

extension Scene.Length {
  func moved(by distance: Double) -> Scene.Length {
    switch self {
    case .points(let points): .points(points + distance)
    case .share(let share, let plus): .share(share, plus: plus + distance)
    }
  }
}
