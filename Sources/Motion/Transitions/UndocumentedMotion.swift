/// Numbers of UIKit's own transitions that no documentation gives, shared by the built-in animators and the presets.
package enum UndocumentedMotion {
  /// Seconds of the cross dissolve; nobody has measured it, re-implementations take 0.3 to 0.4: the middle.
  package static let crossDissolveDuration: Double = 0.35
  /// Seconds of the flip; re-implementations take 0.7 (React Native) to 0.75.
  package static let flipDuration: Double = 0.7
  /// Points from the eye to the plane while views flip; taste: near enough that the near edge is seen to lean.
  package static let flipEyeDistance: Double = 1000
  /// Key frames of a quarter turn: between them the nearer edge strays by less than a point from the container's height.
  package static let flipSteps: Int = 8
  /// Share of the width by which a push moves the lower view; React Native, Telegram and others agree on it.
  package static let pushParallax: Double = 0.3
  /// Opacity of the black over the lower view of a push; the middle of what others measured (0.08 to 0.15).
  package static let pushDimming: Double = 0.1
  /// Seconds of a page controller's own scroll; the documented time of a scroll view's animated offset.
  package static let pageScrollDuration: Double = 0.3
  /// Points between the safe area and a sheet, on a display with a home indicator; read off the system.
  package static let sheetTopMargin: Double = 10
  /// The same on a display with a home button: 40 below the top under a 20-point status bar.
  package static let sheetTopMarginWithHomeButton: Double = 20

  /// How far the nearer edge of a view of some width comes out of the plane, turned by an angle in radians: w/2 · |sin a|.
  ///
  /// A flipping view is pushed back by as much, so that no edge grows beyond the container's height.
  package static func flipDepth(width: Double, angle: Double) -> Double {
    width / 2 * abs(Elementary.sin(angle))
  }
}
