import Foundation
import Motion

/// What UIKit leaves undocumented: the value chosen here, and why; what presets need too stands in `UndocumentedMotion`.
enum UndocumentedUIKit {
  /// How a released page decides: where it would come to rest as a scroll view decelerates, the nearer page wins.
  static let pageProjection: Projection = .normal

  /// How a page that was pulled where there is no other one comes back: UIScrollView's bounce is critically damped too.
  static let pageBounce: Spring = .system

  /// Points from an edge of the screen within which an edge pan begins; re-implementations of UIKit and Flutter agree.
  static let screenEdgeZone: CGFloat = 20
  /// Seconds in which the next of several taps has to end; what re-implementations of UIKit take.
  static let tapInterval: TimeInterval = 0.35
  /// Points that a finger may stray from a control before it is outside; measured by many, 70.
  static let controlSlack: CGFloat = 70
  /// Seconds that a list waits before it highlights a cell under a finger, which may be about to scroll; measured by many.
  static let contentTouchDelay: Double = 0.15
  /// Seconds in which a batch of updates moves cells; measured by many for tables.
  static let listUpdateDuration: Double = 0.3
  /// Points of a row whose content asks for no more: the classic default of tables.
  static let rowHeight: CGFloat = 44
  /// Points from the edges of a cell to its content and its separator; what phones of usual width show.
  static let cellMargin: CGFloat = 16
  /// Points between text and the edges of a row that grows with it: what is left in 44 points around a line of 17.
  static let cellTextMargin: CGFloat = 11
  /// Points between a cell's content and its accessory; read off old cells' frames.
  static let cellAccessoryGap: CGFloat = 15
  /// Points of a value cell's title, right-aligned, and the gap after it; read off the system.
  static let valueTitle: (width: CGFloat, gap: CGFloat) = (91, 6)
  /// Points of a title over a section of a plain table; the documented 22 of iOS 6 became 28 with iOS 7.
  static let plainTitleHeight: CGFloat = 28
  /// Points over headers of a plain table since iOS 15; measured by many.
  static let plainHeaderPadding: CGFloat = 22
  /// Points around sections of a grouped table, over its first one, and of a title; measured by many, to half points.
  static let groupedBarHeight: CGFloat = 17.5
  static let groupedFirstHeaderHeight: CGFloat = 35
  static let groupedTitleHeight: CGFloat = 38
  /// Points of an inset section's corners; measured by many.
  static let insetGroupRadius: CGFloat = 10
  /// How far in front of cells a header lies that stays in sight; read off the system.
  static let pinnedBarZIndex: Int = 10
  /// Widths a second from which a pop from the edge is thrown; Flutter's.
  static let popThrowSpeed: Double = 1
  /// The share of the width beyond which a pop that is not thrown goes on; Flutter's, Ionic's and others'.
  static let popProgress: Double = 0.5

  /// Points between the safe area and a sheet where the height is compact; read off the system.
  static let sheetTopMarginInCompactHeight: CGFloat = 8
  /// Points, top corners; Telegram, Ionic and React Native agree on it.
  static let sheetCornerRadius: CGFloat = 10
  /// Opacity of the black beneath a sheet, in light and in dark appearance; the second is Flutter's too.
  static let sheetDimming: (light: CGFloat, dark: CGFloat) = (0.2, 0.48)
  /// Share of the largest detent that the medium one takes; measured on 11 containers.
  static let mediumDetent: CGFloat = 0.56
  /// The same in containers of at most `smallContainerHeight` points.
  static let mediumDetentInSmallContainers: CGFloat = 0.63
  static let smallContainerHeight: CGFloat = 568
  /// Points at each side of a presenter that stands behind a sheet; iOS 18 measurements contradict 20 on wide phones.
  static let presenterInset: CGFloat = 16
  /// Points between a presenter's top and the sheet's.
  static let presenterTopAboveSheet: CGFloat = 10
  /// Points; a sheet pulled above its largest detent gives way by less than the gap to the safe area, and than this.
  static let sheetRoomAbove: CGFloat = 100
  /// A sheet that may not be dismissed gives way downwards by less than this share of its height, and than the points.
  static let sheetShareBelow: CGFloat = 0.25
  static let sheetRoomBelow: CGFloat = 200
  /// Points a second below which a released sheet counts as still; read off the system, as the next two.
  static let sheetLeastSpeed: Double = 250
  /// Points a second from which a release that would end where it began goes one detent further.
  static let sheetThrowSpeed: Double = 1000
  /// The damping ratio of a thrown sheet's spring.
  static let sheetThrowDamping: Double = 0.8
  /// Points; the classic form sheet of a tablet.
  static let formSheetSize: CGSize = CGSize(width: 540, height: 620)
  /// The order in which a popover looks for room; no source says it, apps that permit any mostly show it below.
  static let popoverDirections: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
  /// Points of a popover that says nothing of its size: the old documented width, and a phone's classic height.
  static let popoverContentSize: CGSize = CGSize(width: 320, height: 480)
  /// Points between a popover and the safe area, where the app sets no margins; what iPads seem to keep.
  static let popoverMargin: CGFloat = 10
  /// Points of a popover's arrow, along the bubble and away from it; taste, after what iOS shows.
  static let popoverArrow: (base: CGFloat, height: CGFloat) = (36, 13)
  /// Points; taste, after what iOS shows.
  static let popoverCornerRadius: CGFloat = 13
  /// The black around a popover; taste, after what iOS shows.
  static let popoverShadow: (opacity: Float, radius: CGFloat, offset: CGSize) = (0.2, 24, CGSize(width: 0, height: 6))
  /// Seconds in which a popover fades in or out; nobody has published it, alerts' and keyboards' neighbours take this.
  static let popoverFadeDuration: Double = 0.25
  /// Points; a page sheet of a tablet: the readable width at the default text size, 672, and 20 at each side; inferred.
  static let pageSheetWidth: CGFloat = 712
  /// The share of a sheet's darkness on the card beneath it, and of the next sheet's on the same card; read off the system.
  static let cardDimming: (own: CGFloat, ofNext: CGFloat) = (0.6, 0.2)
  /// Points; the handle at a sheet's top.
  static let grabberSize: CGSize = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  /// Points that a swipe goes along its way at least and across it at most, and seconds that it takes at most; the
  /// values that recognisers are said to begin with.
  static let (swipeTravel, swipeStray, swipeDuration): (CGFloat, CGFloat, TimeInterval) = (50, 50, 0.5)
}
