import Geometry
import Motion

/// Writes a preset's leg out.
struct PresetWriter {
  let json: JSONBuilder
  let preset: Preset
  /// True when `to` is the screen that is new.
  let isIncoming: Bool
  let canvas: Scene.Canvas
  /// Where the presented screen belongs.
  let finalFrame: Scene.Frame
  /// The `source`, `cornerRadius` and `edge` beside the preset.
  let source: JSONNode?
  let cornerRadius: JSONNode
  let edge: Scene.Edge

  /// The keys the preset supplies, in the order they are printed.
  var members: [JSONMember] {
    switch preset {
    case .none: members(duration: 0, timing: nil, tracks: [])
    case .fade: fade(PresetNumbers.fadeDuration)
    case .crossDissolve: fade(UndocumentedMotion.crossDissolveDuration)
    case .slide: members(duration: PresetNumbers.slideDuration, timing: nil, tracks: [sliding(to: edge)])
    case .coverVertical, .sheet: members(duration: nil, timing: json.systemSpring, tracks: [sliding(to: .bottom)])
    case .cardDismiss: card
    case .push: pushed(aside: UndocumentedMotion.pushParallax)
    case .page: pushed(aside: 1)
    case .zoom: zoom
    case .flip: flip
    }
  }

  private func members(
    duration: Double?, timing: JSONNode?, set: [JSONNode] = [], tracks: [JSONNode], cleanup: [JSONNode] = []
  ) -> [JSONMember] {
    var result: [JSONMember] = []
    if let duration { result.append(json.member("duration", json.number(duration))) }
    if let timing { result.append(json.member("timing", timing)) }
    if !set.isEmpty { result.append(json.member("set", json.list(set))) }
    result.append(json.member("tracks", json.list(tracks)))
    if !cleanup.isEmpty { result.append(json.member("cleanup", json.list(cleanup))) }
    return result
  }

  private func fade(_ duration: Double) -> [JSONMember] {
    let track =
      isIncoming
      ? json.track("to", "alpha", from: json.number(0), to: json.number(1))
      : json.track("from", "alpha", to: json.number(0))
    return members(duration: duration, timing: nil, tracks: [track])
  }

  /// The moving screen comes from beyond an edge, or goes there.
  private func sliding(to edge: Scene.Edge) -> JSONNode {
    let outside = outside(edge)
    return isIncoming ? json.track("to", "frame", from: outside) : json.track("from", "frame", to: outside)
  }

  private var card: [JSONMember] {
    let small = json.object(["scale": json.number(PresetNumbers.cardScale)])
    let scale = isIncoming ? json.track("to", "transform", from: small) : json.track("from", "transform", to: small)
    return members(duration: PresetNumbers.cardDuration, timing: nil, tracks: [sliding(to: .bottom), scale])
  }

  /// The upper screen crosses the whole width, the lower one a share of it to the other side.
  private func pushed(aside share: Double) -> [JSONMember] {
    let right = json.frame(.share(1, plus: 0), .points(0), .share(1, plus: 0), .share(1, plus: 0))
    let left = json.frame(.share(-share, plus: 0), .points(0), .share(1, plus: 0), .share(1, plus: 0))
    let place = json.frame(.points(0), .points(0), .share(1, plus: 0), .share(1, plus: 0))
    if isIncoming {
      return members(
        duration: nil, timing: json.systemSpring,
        tracks: [json.track("to", "frame", from: right), json.track("from", "frame", to: left)],
        cleanup: [json.assignment(json.text("from"), "frame", place)])
    }
    return members(
      duration: nil, timing: json.systemSpring,
      tracks: [json.track("from", "frame", to: right), json.track("to", "frame", from: left)])
  }

  /// The screen grows out of the source, which is hidden meanwhile.
  private var zoom: [JSONMember] {
    guard let source else { return [] }
    let place = json.object(["frameOf": source])
    let tracks =
      isIncoming
      ? [json.track("to", "frame", from: place), json.track("to", "cornerRadius", from: cornerRadius)]
      : [json.track("from", "frame", to: place), json.track("from", "cornerRadius", to: cornerRadius)]
    return members(
      duration: PresetNumbers.zoomDuration, timing: json.spring(dampingRatio: PresetNumbers.zoomDampingRatio),
      set: [json.assignment(source, "isHidden", json.flag(true))], tracks: tracks,
      cleanup: [json.assignment(source, "isHidden", json.flag(false))])
  }
}

extension PresetWriter {
  /// The final frame moved out of the container, beyond an edge.
  private func outside(_ edge: Scene.Edge) -> JSONNode {
    guard case .edges(let x, let y, let width, let height) = finalFrame.edges else { return json.list([]) }
    return switch edge {
    case .left: json.frame(width.negated, y, width, height)
    case .right: json.frame(.share(1, plus: 0), y, width, height)
    case .top: json.frame(x, height.negated, width, height)
    case .bottom: json.frame(x, .share(1, plus: 0), width, height)
    }
  }
}

extension Scene.Frame {
  /// The same frame as four lengths; another view's frame stands for the whole parent.
  var edges: Scene.Frame {
    switch self {
    case .edges: self
    case .centered(let width, let height): .edges(x: width.margin, y: height.margin, width: width, height: height)
    case .inset(let insets):
      .edges(
        x: .points(insets.left), y: .points(insets.top), width: .share(1, plus: -insets.left - insets.right),
        height: .share(1, plus: -insets.top - insets.bottom))
    case .frameOf: .whole
    }
  }

  /// The parent's bounds.
  static let whole: Scene.Frame = .edges(
    x: .points(0), y: .points(0), width: .share(1, plus: 0), height: .share(1, plus: 0))
}

extension Scene.Length {
  var negated: Scene.Length {
    switch self {
    case .points(let points): .points(-points)
    case .share(let share, let plus): .share(-share, plus: -plus)
    }
  }

  /// What is left on each side of a length in the middle of its parent.
  fileprivate var margin: Scene.Length {
    switch self {
    case .points(let points): .share(0.5, plus: -points / 2)
    case .share(let share, let plus): .share((1 - share) / 2, plus: -plus / 2)
    }
  }
}
