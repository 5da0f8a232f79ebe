import Geometry

extension UIColor {
  /// Components 0…255 and an alpha 0…1, as Apple's guidelines list them.
  private typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)

  private static func color(_ c: Components) -> Color {
    Color(red: c.red / 255, green: c.green / 255, blue: c.blue / 255, alpha: c.alpha)
  }

  private static func system(_ light: Components, _ dark: Components) -> UIColor {
    UIColor(light: color(light), dark: color(dark))
  }

  /// UIKit's system red, in light and in dark.
  public static let systemRed: UIColor = system((255, 59, 48, 1), (255, 69, 58, 1))
  /// UIKit's system orange, in light and in dark.
  public static let systemOrange: UIColor = system((255, 149, 0, 1), (255, 159, 10, 1))
  /// UIKit's system yellow, in light and in dark.
  public static let systemYellow: UIColor = system((255, 204, 0, 1), (255, 214, 10, 1))
  /// UIKit's system green, in light and in dark.
  public static let systemGreen: UIColor = system((52, 199, 89, 1), (48, 209, 88, 1))
  /// UIKit's system mint, in light and in dark.
  public static let systemMint: UIColor = system((0, 199, 190, 1), (99, 230, 226, 1))
  /// UIKit's system teal, in light and in dark.
  public static let systemTeal: UIColor = system((48, 176, 199, 1), (64, 200, 224, 1))
  /// UIKit's system cyan, in light and in dark.
  public static let systemCyan: UIColor = system((50, 173, 230, 1), (100, 210, 255, 1))
  /// UIKit's system blue, in light and in dark.
  public static let systemBlue: UIColor = system((0, 122, 255, 1), (10, 132, 255, 1))
  /// UIKit's system indigo, in light and in dark.
  public static let systemIndigo: UIColor = system((88, 86, 214, 1), (94, 92, 230, 1))
  /// UIKit's system purple, in light and in dark.
  public static let systemPurple: UIColor = system((175, 82, 222, 1), (191, 90, 242, 1))
  /// UIKit's system pink, in light and in dark.
  public static let systemPink: UIColor = system((255, 45, 85, 1), (255, 55, 95, 1))
  /// UIKit's system brown, in light and in dark.
  public static let systemBrown: UIColor = system((162, 132, 94, 1), (172, 142, 104, 1))
  /// UIKit's system gray, in light and in dark.
  public static let systemGray: UIColor = system((142, 142, 147, 1), (142, 142, 147, 1))
  /// UIKit's system gray 2, in light and in dark.
  public static let systemGray2: UIColor = system((174, 174, 178, 1), (99, 99, 102, 1))
  /// UIKit's system gray 3, in light and in dark.
  public static let systemGray3: UIColor = system((199, 199, 204, 1), (72, 72, 74, 1))
  /// UIKit's system gray 4, in light and in dark.
  public static let systemGray4: UIColor = system((209, 209, 214, 1), (58, 58, 60, 1))
  /// UIKit's system gray 5, in light and in dark.
  public static let systemGray5: UIColor = system((229, 229, 234, 1), (44, 44, 46, 1))
  /// UIKit's system gray 6, in light and in dark.
  public static let systemGray6: UIColor = system((242, 242, 247, 1), (28, 28, 30, 1))
  /// UIKit's label, in light and in dark.
  public static let label: UIColor = system((0, 0, 0, 1), (255, 255, 255, 1))
  /// UIKit's secondary label, in light and in dark.
  public static let secondaryLabel: UIColor = system((60, 60, 67, 0.6), (235, 235, 245, 0.6))
  /// UIKit's tertiary label, in light and in dark.
  public static let tertiaryLabel: UIColor = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// UIKit's quaternary label, in light and in dark.
  public static let quaternaryLabel: UIColor = system((60, 60, 67, 0.18), (235, 235, 245, 0.16))
  /// UIKit's placeholder text, in light and in dark.
  public static let placeholderText: UIColor = system((60, 60, 67, 0.3), (235, 235, 245, 0.3))
  /// UIKit's link, in light and in dark.
  public static let link: UIColor = system((0, 122, 255, 1), (9, 132, 255, 1))
  /// UIKit's separator, in light and in dark.
  public static let separator: UIColor = system((60, 60, 67, 0.29), (84, 84, 88, 0.6))
  /// UIKit's opaque separator, in light and in dark.
  public static let opaqueSeparator: UIColor = system((198, 198, 200, 1), (56, 56, 58, 1))
  /// UIKit's system fill, in light and in dark.
  public static let systemFill: UIColor = system((120, 120, 128, 0.2), (120, 120, 128, 0.36))
  /// UIKit's secondary system fill, in light and in dark.
  public static let secondarySystemFill: UIColor = system((120, 120, 128, 0.16), (120, 120, 128, 0.32))
  /// UIKit's tertiary system fill, in light and in dark.
  public static let tertiarySystemFill: UIColor = system((118, 118, 128, 0.12), (118, 118, 128, 0.24))
  /// UIKit's quaternary system fill, in light and in dark.
  public static let quaternarySystemFill: UIColor = system((116, 116, 128, 0.08), (118, 118, 128, 0.18))
  /// UIKit's system background, in light and in dark.
  public static let systemBackground: UIColor = system((255, 255, 255, 1), (0, 0, 0, 1))
  /// UIKit's secondary system background, in light and in dark.
  public static let secondarySystemBackground: UIColor = system((242, 242, 247, 1), (28, 28, 30, 1))
  /// UIKit's tertiary system background, in light and in dark.
  public static let tertiarySystemBackground: UIColor = system((255, 255, 255, 1), (44, 44, 46, 1))
  /// UIKit's system grouped background, in light and in dark.
  public static let systemGroupedBackground: UIColor = system((242, 242, 247, 1), (0, 0, 0, 1))
  /// UIKit's secondary system grouped background, in light and in dark.
  public static let secondarySystemGroupedBackground: UIColor = system((255, 255, 255, 1), (28, 28, 30, 1))
  /// UIKit's tertiary system grouped background, in light and in dark.
  public static let tertiarySystemGroupedBackground: UIColor = system((242, 242, 247, 1), (44, 44, 46, 1))

  /// Plain clear.
  public static let clear: UIColor = UIColor(color: color((0, 0, 0, 0)))
  /// Plain black.
  public static let black: UIColor = UIColor(color: color((0, 0, 0, 1)))
  /// Plain white.
  public static let white: UIColor = UIColor(color: color((255, 255, 255, 1)))
  /// Plain dark gray.
  public static let darkGray: UIColor = UIColor(color: color((85, 85, 85, 1)))
  /// Plain light gray.
  public static let lightGray: UIColor = UIColor(color: color((170, 170, 170, 1)))
  /// Plain gray.
  public static let gray: UIColor = UIColor(color: color((127.5, 127.5, 127.5, 1)))
  /// Plain red.
  public static let red: UIColor = UIColor(color: color((255, 0, 0, 1)))
  /// Plain green.
  public static let green: UIColor = UIColor(color: color((0, 255, 0, 1)))
  /// Plain blue.
  public static let blue: UIColor = UIColor(color: color((0, 0, 255, 1)))
  /// Plain cyan.
  public static let cyan: UIColor = UIColor(color: color((0, 255, 255, 1)))
  /// Plain yellow.
  public static let yellow: UIColor = UIColor(color: color((255, 255, 0, 1)))
  /// Plain magenta.
  public static let magenta: UIColor = UIColor(color: color((255, 0, 255, 1)))
  /// Plain orange.
  public static let orange: UIColor = UIColor(color: color((255, 127.5, 0, 1)))
  /// Plain purple.
  public static let purple: UIColor = UIColor(color: color((127.5, 0, 127.5, 1)))
  /// Plain brown.
  public static let brown: UIColor = UIColor(color: color((153, 102, 51, 1)))
}
