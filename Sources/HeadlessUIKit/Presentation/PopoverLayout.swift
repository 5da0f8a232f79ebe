import Foundation

/// Where a popover lies beside its source; all is in the container's points.
struct PopoverLayout: Hashable {
  /// What the popover may cover.
  var bounds: CGRect
  var source: CGRect
  /// The size that the content wants.
  var content: CGSize
  var permitted: UIPopoverArrowDirection
  /// Whether it may lie over its source where it has no room beside it.
  var canOverlapSource: Bool = false

  /// The popover with its arrow.
  struct Place: Hashable {
    /// One direction, or none for a popover without an arrow.
    var direction: UIPopoverArrowDirection
    /// The bubble and the arrow.
    var frame: CGRect
    /// The bubble in the frame.
    var bubble: CGRect
    /// The middle of the arrow along its edge of the bubble, in the frame.
    var arrow: CGFloat
  }

  /// The first permitted side on which all of the content has room, else the one that shows most of it.
  ///
  /// Without a permitted side the popover lies over the middle of its source and has no arrow, as in UIKit.
  var place: Place {
    let sides = UndocumentedUIKit.popoverDirections.filter { permitted.contains($0) }
    guard !sides.isEmpty else { return centred }
    let whole = sides.first { fitted(beside: $0) == content }
    let most = sides.max { area(fitted(beside: $0)) < area(fitted(beside: $1)) }
    return place(on: whole ?? most ?? sides[0])
  }

  private var centred: Place {
    let size = content.limited(to: bounds.size)
    let origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    let frame = CGRect(origin: origin, size: size).moved(into: bounds)
    return Place(direction: [], frame: frame, bubble: CGRect(origin: .zero, size: size), arrow: 0)
  }

  private var arrowHeight: CGFloat { UndocumentedUIKit.popoverArrow.height }

  private func area(_ size: CGSize) -> CGFloat { size.width * size.height }

  /// How much of the content has room on a side.
  private func fitted(beside direction: UIPopoverArrowDirection) -> CGSize {
    content.limited(to: canOverlapSource ? roomOverSource(direction) : room(direction))
  }

  private func room(_ direction: UIPopoverArrowDirection) -> CGSize {
    switch direction {
    case .up: CGSize(width: bounds.width, height: bounds.maxY - source.maxY - arrowHeight)
    case .down: CGSize(width: bounds.width, height: source.minY - bounds.minY - arrowHeight)
    case .left: CGSize(width: bounds.maxX - source.maxX - arrowHeight, height: bounds.height)
    default: CGSize(width: source.minX - bounds.minX - arrowHeight, height: bounds.height)
    }
  }

  private func roomOverSource(_ direction: UIPopoverArrowDirection) -> CGSize {
    direction.isVertical
      ? CGSize(width: bounds.width, height: bounds.height - arrowHeight)
      : CGSize(width: bounds.width - arrowHeight, height: bounds.height)
  }

  private func place(on direction: UIPopoverArrowDirection) -> Place {
    let size = fitted(beside: direction)
    let isVertical = direction.isVertical
    let outer = CGSize(
      width: size.width + (isVertical ? 0 : arrowHeight), height: size.height + (isVertical ? arrowHeight : 0))
    let frame = CGRect(origin: origin(of: outer, direction), size: outer).moved(into: bounds)
    let bubble = CGRect(
      origin: CGPoint(x: direction == .left ? arrowHeight : 0, y: direction == .up ? arrowHeight : 0), size: size)
    let wanted = isVertical ? source.midX - frame.minX : source.midY - frame.minY
    let length = isVertical ? size.width : size.height
    let margin = min(UndocumentedUIKit.popoverCornerRadius + UndocumentedUIKit.popoverArrow.base / 2, length / 2)
    return Place(
      direction: direction, frame: frame, bubble: bubble, arrow: min(max(wanted, margin), length - margin))
  }

  private func origin(of size: CGSize, _ direction: UIPopoverArrowDirection) -> CGPoint {
    let centred = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    switch direction {
    case .up: return CGPoint(x: centred.x, y: source.maxY)
    case .down: return CGPoint(x: centred.x, y: source.minY - size.height)
    case .left: return CGPoint(x: source.maxX, y: centred.y)
    default: return CGPoint(x: source.minX - size.width, y: centred.y)
    }
  }
}

extension UIPopoverArrowDirection {
  var isVertical: Bool { self == .up || self == .down }
}

extension CGSize {
  fileprivate func limited(to other: CGSize) -> CGSize {
    CGSize(width: max(min(width, other.width), 0), height: max(min(height, other.height), 0))
  }
}

extension CGRect {
  /// The same size, as near as may be, inside another rectangle.
  fileprivate func moved(into other: CGRect) -> CGRect {
    CGRect(
      x: max(min(minX, other.maxX - width), other.minX), y: max(min(minY, other.maxY - height), other.minY),
      width: width, height: height)
  }
}
