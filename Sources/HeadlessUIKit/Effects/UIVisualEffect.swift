import Foundation

/// What an effect view does with what lies behind it, as `UIVisualEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// The colour that stands for the effect; nil for one that is not seen.
  var tint: UIColor? { nil }
}

/// A blur, as `UIBlurEffect`: its tint is drawn, the blur is not.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
  /// How dense and how light a blur is.
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) { self.style = style }

  override var tint: UIColor? { style.tint }
}

/// Content that shines through a blur, as `UIVibrancyEffect`: it is drawn as it is.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
  /// An effect for content over a blur.
  public init(blurEffect: UIBlurEffect) {}
}

extension UIBlurEffect.Style {
  /// The colour over what lies behind, in light and in dark.
  ///
  /// The three old styles have the tints of Apple's sample code of 2013 (`UIImage+ImageEffects`). The materials have the
  /// opacities of Apple's design resources and their dark grey; that their light grey is near white in effect is inferred.
  @MainActor fileprivate var tint: UIColor {
    switch self {
    case .extraLight: Self.extraLightTint
    case .light: UIColor(white: 1, alpha: 0.3)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .regular: Self.adaptive(UIColor(white: 1, alpha: 0.3), UIColor(white: 0.11, alpha: 0.73))
    case .prominent: Self.adaptive(Self.extraLightTint, UIColor(white: 0.11, alpha: 0.73))
    default: material
    }
  }

  @MainActor private static let extraLightTint: UIColor = UIColor(white: 0.97, alpha: 0.82)

  /// From the thinnest to the thickest, and that of bars.
  private static let opacities: [(light: CGFloat, dark: CGFloat)] = [
    (0.44, 0.55), (0.7, 0.7), (0.82, 0.82), (0.97, 0.9), (0.82, 0.82),
  ]

  @MainActor private var material: UIColor {
    let number = rawValue - Self.systemUltraThinMaterial.rawValue
    let opacity = Self.opacities[number % Self.opacities.count]
    let light = UIColor(white: 0.97, alpha: opacity.light)
    let dark = UIColor(white: 37.0 / 255, alpha: opacity.dark)
    return switch number / Self.opacities.count {
    case 0: Self.adaptive(light, dark)
    case 1: light
    default: dark
    }
  }

  @MainActor private static func adaptive(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
