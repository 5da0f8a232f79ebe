/// Modules that app files import, and what stands for them here.
enum PortingModules {
  /// Those whose names the module UIKit brings.
  static let partsOfUIKit: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics"]

  /// Those that are not here, and what to do instead.
  static let advice: [String: String] = [
    "SwiftUI": "stand a UIView of the same size in the place of what is hosted",
    "WebKit": "stand a UIImageView with a picture of the page in the place of a web view",
    "AVKit": "stand a UIImageView with a picture in the place of a player",
    "MapKit": "stand a UIImageView with a picture in the place of a map",
  ]
}
