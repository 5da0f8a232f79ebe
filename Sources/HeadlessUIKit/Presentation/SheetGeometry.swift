import Foundation
import Motion

/// Where sheets and what stands behind them lie; all lengths are points in the container.
struct SheetGeometry: Hashable {
  var container: CGSize
  var safeArea: UIEdgeInsets
  var isCompactHeight: Bool = false

  /// Top edge of a sheet at its largest detent.
  var top: CGFloat {
    if isCompactHeight { return safeArea.top + UndocumentedUIKit.sheetTopMarginInCompactHeight }
    let hasHomeButton = safeArea.bottom == 0
    return safeArea.top
      + (hasHomeButton ? UndocumentedMotion.sheetTopMarginWithHomeButton : UndocumentedMotion.sheetTopMargin)
  }

  /// The largest detent's value: the sheet without the safe area at its bottom.
  var maximumDetent: CGFloat { max(0, container.height - top - safeArea.bottom) }

  var mediumDetent: CGFloat {
    let share =
      container.height > UndocumentedUIKit.smallContainerHeight
      ? UndocumentedUIKit.mediumDetent : UndocumentedUIKit.mediumDetentInSmallContainers
    return maximumDetent * share
  }

  /// The sheet's frame at a detent's value; it reaches under the home indicator.
  ///
  /// - Parameter width: points of a sheet that is narrower than the container; nil for the container's.
  func frame(detent: CGFloat, width: CGFloat? = nil) -> CGRect {
    let height = min(detent, maximumDetent) + safeArea.bottom
    let width = min(width ?? container.width, container.width)
    return CGRect(x: (container.width - width) / 2, y: container.height - height, width: width, height: height)
  }

  /// A page sheet where there is room on both axes: as wide as text is read, and nearly as high as the container.
  var pageSheetSize: CGSize {
    let margin = UndocumentedMotion.sheetTopMarginWithHomeButton
    return CGSize(
      width: UndocumentedUIKit.pageSheetWidth,
      height: container.height - 2 * (margin + max(safeArea.top, safeArea.bottom)))
  }

  /// A sheet of its own size in the middle, where there is room on both axes.
  func centredFrame(size: CGSize) -> CGRect {
    let fitted = CGSize(width: min(size.width, container.width), height: min(size.height, container.height))
    return CGRect(
      x: (container.width - fitted.width) / 2, y: (container.height - fitted.height) / 2, width: fitted.width,
      height: fitted.height)
  }

  /// How much smaller a presenter of a width is drawn behind a sheet.
  func presenterScale(width: CGFloat) -> CGFloat {
    guard width > 0 else { return 1 }
    return 1 - 2 * UndocumentedUIKit.presenterInset / width
  }

  /// The transform that puts a presenter behind a sheet at its largest detent, scaled about its top centre.
  func presenterTransform(frame: CGRect) -> CGAffineTransform {
    let scale = presenterScale(width: frame.width)
    let wantedTop = top - UndocumentedUIKit.presenterTopAboveSheet
    let shift = wantedTop - frame.minY - frame.height * (1 - scale) / 2
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift)
  }
}
