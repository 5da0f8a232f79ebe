package import Geometry

/// A colour, as `UIColor`; a dynamic one looks different in light and dark.
///
/// It is no `NSObject`: Foundation on Linux stops where an attributed string has two different objects for one attribute.
public final class UIColor: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case fixed(Color)
    case named(light: Color, dark: Color)
  }

  private let storage: Storage?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  private init(storage: Storage) {
    self.storage = storage
    provider = nil
  }

  package convenience init(color: Color) { self.init(storage: .fixed(color)) }

  /// A colour that is one in light and another in dark.
  package convenience init(light: Color, dark: Color) { self.init(storage: .named(light: light, dark: dark)) }

  /// A colour by its straight sRGB components, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(color: Color(red: white, green: white, blue: white, alpha: alpha))
  }

  /// A colour by hue, saturation and brightness, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let turned = Double(hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + turned).truncatingRemainder(dividingBy: 6)
      return Double(brightness) * (1 - Double(saturation) * max(0, min(k, 4 - k, 1)))
    }
    self.init(color: Color(red: component(5), green: component(3), blue: component(1), alpha: alpha))
  }

  /// The colour of a layer.
  public convenience init(cgColor: CGColor) { self.init(color: cgColor.color) }

  /// A colour that follows the traits of the view it is in.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = nil
    provider = dynamicProvider
  }

  /// Whether it looks different in light and dark.
  package var isDynamic: Bool {
    if case .fixed = storage { return false }
    return true
  }

  /// The colour in light.
  package var color: Color { color(in: UITraitCollection(userInterfaceStyle: .light)) }

  package func color(in traits: UITraitCollection) -> Color {
    switch storage {
    case .fixed(let color): color
    case .named(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case nil: provider.map { $0(traits).color(in: traits) } ?? .clear
    }
  }

  /// The colour as it looks under some traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(color: color(in: traitCollection)) : self
  }

  /// The colour for layers, a dynamic one as it looks on the stage.
  @preconcurrency @MainActor public var cgColor: CGColor { CGColor.make(color(in: UITraitCollection.current)) }

  /// The same colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ color: Color) -> Color {
      Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha))
    }
    switch storage {
    case .fixed(let color): return UIColor(color: faded(color))
    case .named(let light, let dark): return UIColor(light: faded(light), dark: faded(dark))
    case nil: return UIColor { [self] traits in resolvedColor(with: traits).withAlphaComponent(alpha) }
    }
  }

  /// True when two colours look the same in light and in dark.
  public static func == (a: UIColor, b: UIColor) -> Bool { a === b || a.looks == b.looks }

  /// True for a colour that looks the same in light and in dark.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor) == self }

  /// Hashes the looks.
  public func hash(into hasher: inout Hasher) { hasher.combine(looks) }

  private var looks: [Color] { [color, color(in: UITraitCollection(userInterfaceStyle: .dark))] }
}
