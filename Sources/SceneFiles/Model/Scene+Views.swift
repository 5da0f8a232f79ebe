package import Geometry

extension Scene {
  /// A view controller's content.
  package struct Screen: Hashable, Sendable {
    package var name: String
    /// The controller's root view; without a frame it fills the controller's frame.
    package var view: View
    package var preferredContentSize: Size?
    package var statusBar: StatusBar
    package var origin: Origin
  }

  /// The status bar a screen asks for.
  package enum StatusBar: String, Hashable, Sendable, CaseIterable {
    case `default`
    case lightContent
    case darkContent
    case hidden
  }

  /// A view with its subviews; components and repetitions are written out.
  package struct View: Hashable, Sendable {
    /// Unique in its screen; the view is addressed as `screen.id`.
    package var id: String?
    /// The frame without the transform: position = origin + anchor point × size.
    package var frame: Frame?
    package var bounds: Rect?
    package var center: Point?
    package var anchorPoint: Point = Point(0.5, 0.5)
    /// About the anchor point.
    package var transform: Matrix4 = .identity
    package var alpha: Double = 1
    package var isHidden: Bool = false
    package var zPosition: Double = 0
    package var backgroundColor: Color?
    package var gradient: Gradient?
    package var cornerRadius: CornerRadii = .zero
    package var cornerCurve: CornerCurve = .circular
    package var border: Border?
    package var shadow: Shadow?
    package var clipsToBounds: Bool = false
    /// The name of one of the scene's images.
    package var image: String?
    package var contentMode: ContentMode = .scaleToFill
    /// The part of the image that is shown, in the image's points; nil for all of it.
    package var contentsRect: Rect?
    package var autoresize: Autoresizing = []
    package var shouldRasterize: Bool = false
    package var rasterizationScale: Double = 1
    package var subviews: [View] = []
    package var origin: Origin

    /// A view with UIKit's defaults.
    package init(origin: Origin) { self.origin = origin }
  }

  /// UIView.AutoresizingMask: what is flexible.
  package struct Autoresizing: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let left: Autoresizing = Autoresizing(rawValue: 1 << 0)
    package static let width: Autoresizing = Autoresizing(rawValue: 1 << 1)
    package static let right: Autoresizing = Autoresizing(rawValue: 1 << 2)
    package static let top: Autoresizing = Autoresizing(rawValue: 1 << 3)
    package static let height: Autoresizing = Autoresizing(rawValue: 1 << 4)
    package static let bottom: Autoresizing = Autoresizing(rawValue: 1 << 5)
  }

  /// UIView.ContentMode, without `redraw`.
  package enum ContentMode: String, Hashable, Sendable, CaseIterable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  /// CAGradientLayer's properties.
  package struct Gradient: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case axial
      case radial
    }
    package var kind: Kind
    package var colors: [Color]
    /// As many as colours, never falling; evenly spread ones where the scene has none.
    package var locations: [Double]
    /// In unit coordinates.
    package var start: Point
    package var end: Point
  }

  package struct Border: Hashable, Sendable {
    package var width: Double
    package var color: Color
  }

  /// CALayer's shadow properties.
  package struct Shadow: Hashable, Sendable {
    package var color: Color
    package var opacity: Double
    package var radius: Double
    package var offset: Size
  }
}
