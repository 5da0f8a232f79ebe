/// The transitions of random scenes: each way of moving and leading that the format knows.
enum SceneTransition: String, CaseIterable {
  case fade, sheet, card, zoom, cover, over, context, property, caught, handOff, edgePop, led, pushed, paged, flip

  /// What its finger begins; nil without one.
  var starts: String? {
    switch self {
    case .card, .property, .caught, .handOff: "dismiss"
    case .edgePop: "pop"
    case .led: "present"
    case .pushed: "push"
    case .paged: "page"
    default: nil
    }
  }

  /// Whether its style takes the presenter's view out of the window.
  var removesPresenter: Bool { self == .cover || self == .flip }
  var staysInContext: Bool { self == .context }

  var text: String { "\"\(rawValue)\": { \(parts) }" }

  private var parts: String {
    switch self {
    case .fade:
      """
      "present": { "preset": "fade" }, "dismiss": { "preset": "fade" }, "push": { "preset": "fade" },
      "pop": { "preset": "fade" }, "select": { "preset": "fade" }, "presentation": { "style": "custom" }
      """
    case .sheet: "\"presentation\": { \"style\": \"pageSheet\", \"detents\": [\"medium\", \"large\"] }"
    case .card:
      """
      "presentation": { "style": "custom", "frame": { "inset": [200, 0, 0, 0] }, "cornerRadius": 12,
        "dimming": { "alpha": 0.4, "tapToDismiss": true } },
      "present": { "preset": "coverVertical" },
      "dismiss": { "duration": 0.3, "tracks": [
        { "view": "from", "property": "transform", "to": { "translate": [0, 440] } }] },
      "interaction": { "gesture": "pan", "axis": "y", "direction": "+", "travel": 300, "finishWhen": { "velocity": 700 } }
      """
    case .zoom:
      """
      "presentation": { "style": "custom" }, "present": { "preset": "zoom", "source": "from.cell" },
      "dismiss": { "reverse": true }
      """
    case .cover: "\"presentation\": { \"style\": \"fullScreen\" }"
    case .over: "\"presentation\": { \"style\": \"overFullScreen\" }, \"present\": { \"preset\": \"crossDissolve\" }"
    case .context: "\"presentation\": { \"style\": \"overCurrentContext\" }"
    case .property:
      """
      "presentation": { "style": "custom", "dimming": { "alpha": 0.3 } },
      "present": { "duration": 0.4, "animator": "property", "tracks": [
        { "view": "to", "property": "alpha", "from": 0, "to": 1 }] },
      "dismiss": { "duration": 0.4, "animator": "property", "tracks": [{ "view": "from", "property": "alpha", "to": 0 }] },
      "push": { "duration": 0.4, "animator": "property", "tracks": [{ "view": "to", "property": "alpha", "from": 0 }] },
      "pop": { "duration": 0.4, "animator": "property", "tracks": [{ "view": "from", "property": "alpha", "to": 0 }] },
      "interaction": { "gesture": "pan", "driver": "property", "travel": 200,
        "completionTiming": { "spring": { "dampingRatio": 0.8 } } }
      """
    case .caught:
      """
      "presentation": { "style": "custom" },
      "present": { "duration": 0.5, "animator": "property", "scrubsLinearly": false, "tracks": [
        { "view": "to", "property": "frame", "from": [0, 640, 320, 640] }] },
      "dismiss": { "duration": 0.5, "animator": "property", "timing": { "spring": { "dampingRatio": 0.7 } }, "tracks": [
        { "view": "from", "property": "frame", "to": [0, 640, 320, 640] }] },
      "interaction": { "gesture": "pan", "travel": "height" }
      """
    case .handOff:
      """
      "presentation": { "style": "custom" }, "present": { "preset": "fade" },
      "dismiss": { "duration": 0.3, "tracks": [{ "view": "from", "property": "frame", "to": [0, 200, 320, 640] }] },
      "interaction": { "gesture": "pan", "travel": 300, "handoff": { "at": 0.6, "onRelease": 0.3,
        "leg": { "duration": 0.2, "tracks": [{ "view": "from", "property": "alpha", "to": 0 }] } } }
      """
    case .edgePop:
      """
      "push": { "preset": "push" },
      "pop": { "duration": 0.3, "timing": "linear", "tracks": [
        { "view": "from", "property": "frame", "to": [320, 0, 320, 640] }] },
      "interaction": { "gesture": "screenEdgePan", "starts": "pop" }
      """
    case .led:
      """
      "presentation": { "style": "custom" },
      "present": { "duration": 0.3, "tracks": [{ "view": "to", "property": "frame", "from": [0, 640, 320, 640] }] },
      "interaction": { "gesture": "pan", "starts": "present", "axis": "y", "direction": "-", "travel": 300 }
      """
    case .pushed:
      """
      "push": { "duration": 0.3, "tracks": [{ "view": "to", "property": "frame", "from": [320, 0, 320, 640] }] },
      "interaction": { "gesture": "pan", "starts": "push", "axis": "x", "direction": "-", "travel": 200 }
      """
    case .paged:
      """
      "interaction": { "gesture": "pan", "starts": "page", "axis": "x", "direction": "-" }
      """
    case .flip:
      """
      "presentation": { "style": "fullScreen" }, "present": { "preset": "flip" }, "dismiss": { "preset": "flip" }
      """
    }
  }
}
