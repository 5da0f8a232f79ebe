extension UIImage {
  /// How a picture is chosen, as `UIImage.Configuration`.
  open class Configuration: NSObject {}

  /// How thick the lines of a symbol are; has no effect.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside its text; has no effect.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// How large a symbol is, as `UIImage.SymbolConfiguration`; only points count.
  public final class SymbolConfiguration: Configuration {
    /// Points of the text it goes with; nil for body text.
    let pointSize: CGFloat?

    private init(_ pointSize: CGFloat?) {
      self.pointSize = pointSize
      super.init()
    }

    /// The size of a text.
    public convenience init(pointSize: CGFloat) { self.init(pointSize) }

    /// The size of a text, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize) }

    /// The size of a text, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init(pointSize) }

    /// The size of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }

    /// The size of a font.
    public convenience init(font: UIFont) { self.init(font.pointSize) }

    /// A weight.
    public convenience init(weight: SymbolWeight) { self.init(nil) }

    /// A scale.
    public convenience init(scale: SymbolScale) { self.init(nil) }

    /// Points across a symbol: 20 beside body text of 17, and in proportion.
    static func side(ofPoints points: CGFloat) -> CGFloat { max(1, (points * 20 / 17).rounded()) }
  }
}
