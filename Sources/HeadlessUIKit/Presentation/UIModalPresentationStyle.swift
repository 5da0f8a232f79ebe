/// How a presented view controller is placed over the one that presents it.
///
/// Raw values are UIKit's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed at the end.
  case fullScreen = 0
  /// A sheet as high as the screen allows.
  case pageSheet = 1
  /// A sheet that is centred where there is room, a page sheet on a phone.
  case formSheet = 2
  /// Covers the controller that defines a presentation context, whose view is removed.
  case currentContext = 3
  /// What the transitioning delegate's presentation controller says.
  case custom = 4
  /// Covers the screen; the presenter's view stays beneath.
  case overFullScreen = 5
  /// Covers the controller that defines a presentation context, whose view stays beneath.
  case overCurrentContext = 6
  /// A bubble that points at its source; a sheet in compact width unless the delegate keeps it.
  case popover = 7
  /// No presentation, the answer of a push or pop and of a controller that does not adapt.
  case none = -1
  /// UIKit's choice: a page sheet.
  case automatic = -2
}

/// UIKit's own animations for a presentation without an animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom edge, on UIKit's spring.
  case coverVertical = 0
  /// A half turn about the vertical axis.
  case flipHorizontal = 1
  /// A fade of the presented view.
  case crossDissolve = 2
  /// A curl of paper, which is refused here with a warning.
  case partialCurl = 3
}
