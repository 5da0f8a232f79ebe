import Geometry
import Motion

/// Values written in one way only, so that equal scenes have equal texts; read by nobody, hashed for fingerprints.
struct CanonicalText {
  private(set) var text: String = ""

  /// A named group of fields.
  mutating func group(_ name: StaticString, _ write: (inout CanonicalText) -> Void) {
    text += "\(name)("
    write(&self)
    text += ")"
  }

  mutating func field(_ name: StaticString, _ value: (some Canonical)?) {
    guard let value else { return }
    text += "\(name)="
    value.write(to: &self)
    text += ";"
  }

  mutating func field(_ name: StaticString, _ values: [some Canonical]) {
    guard !values.isEmpty else { return }
    text += "\(name)=["
    for value in values {
      value.write(to: &self)
      text += ","
    }
    text += "];"
  }

  /// A field that is left out when it has its usual value.
  mutating func field<Value: Canonical & Equatable>(_ name: StaticString, _ value: Value, usual: Value) {
    if value != usual { field(name, value) }
  }

  mutating func append(_ plain: String) { text += plain }

  /// Numbers separated by blanks; 0 has no sign, as nothing that is drawn depends on it.
  mutating func append(_ numbers: Double...) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { text += " " }
      text += number == 0 ? "0" : number.description
    }
  }
}

/// What can be written in a canonical text.
protocol Canonical {
  func write(to text: inout CanonicalText)
}

extension Double: Canonical {
  func write(to text: inout CanonicalText) { text.append(self) }
}

extension Int: Canonical {
  func write(to text: inout CanonicalText) { text.append("\(self)") }
}

extension Bool: Canonical {
  func write(to text: inout CanonicalText) { text.append(self ? "1" : "0") }
}

extension String: Canonical {
  func write(to text: inout CanonicalText) { text.append(JSONPrinter.quoted(self)) }
}

extension Canonical where Self: RawRepresentable, RawValue == String {
  func write(to text: inout CanonicalText) { text.append(rawValue) }
}

extension Point: Canonical {
  func write(to text: inout CanonicalText) { text.append(x, y) }
}

extension Size: Canonical {
  func write(to text: inout CanonicalText) { text.append(width, height) }
}

extension Rect: Canonical {
  func write(to text: inout CanonicalText) { text.append(origin.x, origin.y, size.width, size.height) }
}

extension Color: Canonical {
  func write(to text: inout CanonicalText) { text.append(red, green, blue, alpha) }
}

extension CornerRadii: Canonical {
  func write(to text: inout CanonicalText) { text.append(topLeft, topRight, bottomRight, bottomLeft) }
}

extension CornerCurve: Canonical {}

extension Matrix4: Canonical {
  func write(to text: inout CanonicalText) { for element in elements { text.append(element); text.append(" ") } }
}

extension CubicCurve: Canonical {
  func write(to text: inout CanonicalText) {
    text.append("curve ")
    text.append(x1, y1, x2, y2)
  }
}

extension Timing: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .curve(let curve): curve.write(to: &text)
    case .spring(let form): form.write(to: &text)
    }
  }
}

extension SpringForm: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .dampingRatio(let ratio, let velocity):
      text.append("ratio ")
      text.append(ratio, velocity)
    case .physical(let mass, let stiffness, let damping, let velocity):
      text.append("physical ")
      text.append(mass, stiffness, damping, velocity)
    case .perceptual(let duration, let bounce, let velocity):
      text.append("perceptual ")
      text.append(duration, bounce, velocity)
    case .response(let response, let fraction, let velocity):
      text.append("response ")
      text.append(response, fraction, velocity)
    case .system: text.append("system")
    }
  }
}
