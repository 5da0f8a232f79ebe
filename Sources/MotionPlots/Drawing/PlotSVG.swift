import Geometry

extension Plot {
  /// The plot as one SVG file: texts as texts, light or dark as whoever shows it wants.
  ///
  /// Colours stand as attributes, which every program reads; the dark ones stand in a style over them.
  package var svg: String {
    let layout = PlotLayout(self)
    let size = "\(PlotLayout.width.plain) \(layout.height.plain)"
    let name = (heading.isEmpty ? "Curves" : heading).escapedForXML
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" width=\"\(PlotLayout.width.plain)\" "
        + "height=\"\(layout.height.plain)\" role=\"img\" font-family=\"\(Self.fonts)\" "
        + "font-size=\"\(PlotLayout.fontSize.plain)\">",
      "<title>\(name)</title>",
      "<style>@media (prefers-color-scheme: dark) { \(Self.darkRules) }</style>",
      "<rect width=\"100%\" height=\"100%\" class=\"ground\" fill=\"\(PlotPalette.light.ground.css)\"/>",
    ]
    lines += layout.elements.map(\.svg)
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  /// Letters of one width, which the layout counts on.
  private static let fonts = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"

  private static var darkRules: String {
    let roles: [PlotElement.Role] = [.ink, .faint, .grid, .axis] + (0..<PlotPalette.seriesCount).map { .series($0) }
    let rules = roles.map { role in
      let color = PlotPalette.dark.color(of: role).css
      return ".\(role.cssClass) { stroke: \(color) } text.\(role.cssClass), circle.\(role.cssClass) "
        + "{ fill: \(color); stroke: none }"
    }
    return ([".ground { fill: \(PlotPalette.dark.ground.css) }"] + rules).joined(separator: " ")
  }
}

extension PlotElement {
  fileprivate var svg: String {
    switch self {
    case .text(let text, let place, let anchor, let role):
      "<text x=\"\(place.x.plain)\" y=\"\(place.y.plain)\" text-anchor=\"\(anchor.rawValue)\" \(role.paint("fill"))>"
        + "\(text.escapedForXML)</text>"
    case .rule(let from, let to, let role): Self.path([from, to], role, width: 1)
    case .curve(let points, let role, let dash):
      Self.path(points, role, width: 2, extra: " stroke-linejoin=\"round\"" + Self.dashes(dash))
    case .dot(let place, let role):
      "<circle cx=\"\(place.x.plain)\" cy=\"\(place.y.plain)\" r=\"2\" \(role.paint("fill"))/>"
    }
  }

  private static func path(_ points: [Point], _ role: Role, width: Int, extra: String = "") -> String {
    let places = points.map { "\($0.x.plain),\($0.y.plain)" }.joined(separator: " ")
    return "<polyline points=\"\(places)\" fill=\"none\" stroke-width=\"\(width)\" \(role.paint("stroke"))\(extra)/>"
  }

  private static func dashes(_ number: Int) -> String {
    let lengths = DashPattern.lengths(of: number)
    return lengths.isEmpty ? "" : " stroke-dasharray=\"\(lengths.map(\.plain).joined(separator: " "))\""
  }
}

extension PlotElement.Role {
  fileprivate func paint(_ attribute: String) -> String {
    "class=\"\(cssClass)\" \(attribute)=\"\(PlotPalette.light.color(of: self).css)\""
  }

  fileprivate var cssClass: String {
    switch self {
    case .ink: "ink"
    case .faint: "faint"
    case .grid: "grid"
    case .axis: "axis"
    case .series(let number): "series\(number % PlotPalette.seriesCount)"
    }
  }
}

extension UInt32 {
  fileprivate var css: String {
    let digits = String(self, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Double {
  /// Two decimals at most, which is finer than a screen shows.
  fileprivate var plain: String {
    let hundredths = (self * 100).rounded()
    let whole = Int(hundredths)
    guard whole % 100 != 0 else { return String(whole / 100) }
    return String(hundredths / 100)
  }
}

extension String {
  /// As a text or an attribute of XML holds it; what XML cannot hold stands as U+FFFD.
  fileprivate var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
