import Geometry
import SceneFiles
import StagePlayback

extension Scene.Check {
  /// The check on one line, as reports call it: in the words of the scene format.
  var line: String {
    switch self {
    case .transition(let step, let outcome, let endsBy):
      "the transition of \(step)" + (outcome.map { " ends: \($0.rawValue)" } ?? "")
        + (endsBy.map { " by \($0) s" } ?? "")
    case .value(let value, let view, let moment, _): "\(view) has \(value.line) at \(moment.line)"
    case .overshoot(let range, let view, let property, let step):
      "\(view).\(property.rawValue) overshoots by \(range.lowerBound) to \(range.upperBound) in \(step)"
    case .pixel(let color, let location, let moment, _):
      "the pixel at [\(location.x), \(location.y)] is \(color.hexadecimal) at \(moment.line)"
    case .frameCount(let count): "there are \(count) frames"
    case .top(let screen, let moment): "\(screen) is on top at \(moment.line)"
    case .match(let view, let other, let moment, _): "\(view) matches \(other) at \(moment.line)"
    case .warnings(let kinds): "the warnings are: \(kinds.isEmpty ? "none" : kinds.joined(separator: ", "))"
    }
  }
}

extension Scene.ExpectedValue {
  fileprivate var line: String {
    switch self {
    case .frame(let rect): "frame \(rect.numbers)"
    case .alpha(let alpha): "alpha \(alpha)"
    case .cornerRadius(let radii): "cornerRadius \(radii.numbers)"
    case .transform(let matrix): "transform \(matrix.isAffine ? matrix.affine.numbers : matrix.elements)"
    case .backgroundColor(let color): "backgroundColor \(color.hexadecimal)"
    }
  }
}

extension Scene.Moment {
  fileprivate var line: String {
    switch self {
    case .seconds(let time): "\(time) s"
    case .start(let step): "\(step).start"
    case .end(let step): "\(step).end"
    case .mark(let name): "the mark \(name)"
    }
  }
}

extension Color {
  /// As scenes write colours: `#RRGGBBAA`.
  fileprivate var hexadecimal: String {
    let bytes = bytes
    let digits = [bytes.red, bytes.green, bytes.blue, bytes.alpha].map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}
