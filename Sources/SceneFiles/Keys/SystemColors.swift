import Geometry

/// UIKit's dynamic colours by their names, as UIColor resolves them at normal contrast (iOS 15 to 18).
enum SystemColors {
  struct Pair: Sendable {
    let light: Color
    let dark: Color
  }

  static func color(_ name: String, appearance: Scene.Appearance) -> Color? {
    guard let pair = all[name] else { return nil }
    return appearance == .dark ? pair.dark : pair.light
  }

  static let all: [String: Pair] = [
    "systemRed": pair(0xFF3B30, 0xFF453A),
    "systemOrange": pair(0xFF9500, 0xFF9F0A),
    "systemYellow": pair(0xFFCC00, 0xFFD60A),
    "systemGreen": pair(0x34C759, 0x30D158),
    "systemMint": pair(0x00C7BE, 0x63E6E2),
    "systemTeal": pair(0x30B0C7, 0x40C8E0),
    "systemCyan": pair(0x32ADE6, 0x64D2FF),
    "systemBlue": pair(0x007AFF, 0x0A84FF),
    "systemIndigo": pair(0x5856D6, 0x5E5CE6),
    "systemPurple": pair(0xAF52DE, 0xBF5AF2),
    "systemPink": pair(0xFF2D55, 0xFF375F),
    "systemBrown": pair(0xA2845E, 0xAC8E68),
    "systemGray": pair(0x8E8E93, 0x8E8E93),
    "systemGray2": pair(0xAEAEB2, 0x636366),
    "systemGray3": pair(0xC7C7CC, 0x48484A),
    "systemGray4": pair(0xD1D1D6, 0x3A3A3C),
    "systemGray5": pair(0xE5E5EA, 0x2C2C2E),
    "systemGray6": pair(0xF2F2F7, 0x1C1C1E),
    "tintColor": pair(0x007AFF, 0x0A84FF),
    "label": pair(0x000000, 0xFFFFFF),
    "secondaryLabel": pair(0x3C3C43, 0xEBEBF5, alpha: 0.6, 0.6),
    "tertiaryLabel": pair(0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3),
    "quaternaryLabel": pair(0x3C3C43, 0xEBEBF5, alpha: 0.18, 0.16),
    "placeholderText": pair(0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3),
    "link": pair(0x007AFF, 0x0984FF),
    "separator": pair(0x3C3C43, 0x545458, alpha: 0.29, 0.6),
    "opaqueSeparator": pair(0xC6C6C8, 0x38383A),
    "systemFill": pair(0x787880, 0x787880, alpha: 0.2, 0.36),
    "secondarySystemFill": pair(0x787880, 0x787880, alpha: 0.16, 0.32),
    "tertiarySystemFill": pair(0x767680, 0x767680, alpha: 0.12, 0.24),
    "quaternarySystemFill": pair(0x747480, 0x767680, alpha: 0.08, 0.18),
    "systemBackground": pair(0xFFFFFF, 0x000000),
    "secondarySystemBackground": pair(0xF2F2F7, 0x1C1C1E),
    "tertiarySystemBackground": pair(0xFFFFFF, 0x2C2C2E),
    "systemGroupedBackground": pair(0xF2F2F7, 0x000000),
    "secondarySystemGroupedBackground": pair(0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackground": pair(0xF2F2F7, 0x2C2C2E),
    "lightText": pair(0xFFFFFF, 0xFFFFFF, alpha: 0.6, 0.6),
    "darkText": pair(0x000000, 0x000000),
  ]

  private static func pair(_ light: Int, _ dark: Int, alpha lightAlpha: Double = 1, _ darkAlpha: Double = 1) -> Pair {
    Pair(light: color(light, alpha: lightAlpha), dark: color(dark, alpha: darkAlpha))
  }

  private static func color(_ digits: Int, alpha: Double) -> Color {
    Color(
      red: Double(digits >> 16 & 0xFF) / 255, green: Double(digits >> 8 & 0xFF) / 255,
      blue: Double(digits & 0xFF) / 255,
      alpha: alpha)
  }
}
