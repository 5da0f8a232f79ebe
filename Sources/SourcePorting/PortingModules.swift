/// Modules that app files import, and what stands for them here.
enum PortingModules {
  /// Those whose names the module UIKit brings: `os` has its logs there.
  static let partsOfUIKit: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "os", "OSLog"]

  /// Those that are not here, and what to do instead.
  static let advice: [String: String] = [
    "SwiftUI":
      "stand a UIView of the same size in the place of what is hosted; previews belong in '#if canImport(SwiftUI)'",
    "WebKit": "stand a UIImageView with a picture of the page in the place of a web view",
    "SafariServices": "stand a UIViewController with a picture of the page in its place",
    "AVKit": "stand a UIImageView with a picture in the place of a player",
    "AVFoundation": "stand a UIImageView with a picture in the place of a player or a camera",
    "MapKit": "stand a UIImageView with a picture in the place of a map",
    "CoreLocation": "give what the screen shows a place that is written down",
    "Combine": "let a closure or a delegate tell of what changes",
    "CoreImage": "use a PNG file of the picture as the filter makes it",
    "CoreData": "give the screen plain values to show",
    "SwiftData": "give the screen plain values to show",
    "Photos": "give the screen a UIImage of a PNG file to show",
    "PhotosUI": "give the screen a UIImage of a PNG file to show",
    "MetalKit": "stand a UIImageView with a picture in its place",
    "SpriteKit": "stand a UIImageView with a picture in its place",
    "SceneKit": "stand a UIImageView with a picture in its place",
    "RealityKit": "stand a UIImageView with a picture in its place",
    "CoreMotion": "leave out what follows the device's tilt",
    "CoreHaptics": "leave it out: nothing shakes",
    "StoreKit": "leave it out of what the transition needs",
    "MessageUI": "present a UIViewController with views of your own",
    "UserNotifications": "leave it out of what the transition needs",
    "ObjectiveC": "keep what is associated with an object in a property of a class of your own",
  ]
}
