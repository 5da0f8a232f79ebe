import Constraints

extension LayoutEngine {
  /// Puts a constraint that a view keeps into the system.
  func demand(_ constraint: NSLayoutConstraint, in holder: UIView) {
    guard let first = constraint.first, !constraint.hasSecond || constraint.second != nil else { return }
    let left = expression(constraint.firstAttribute, of: first, in: holder)
    var right = LinearExpression(constant: constraint.constant)
    if let second = constraint.second, constraint.secondAttribute != .notAnAttribute {
      right = right + expression(constraint.secondAttribute, of: second, in: holder) * constraint.multiplier
    }
    demand(
      .constraint, of: constraint,
      LinearConstraint(
        left - right, constraint.relation.linear, priority: Priority(rawValue: constraint.priority.rawValue)))
  }

  /// An attribute in the coordinates of a view that contains the item, or is it.
  ///
  /// For what lies in a scroll view, its edges and centre are those of its content, its lengths its own.
  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in base: UIView
  ) -> LinearExpression {
    switch attribute {
    case .width: return LinearExpression(variable(.width, of: item))
    case .height: return LinearExpression(variable(.height, of: item))
    case .notAnAttribute: return LinearExpression()
    default:
      let place = attribute.place(in: item)
      let axis: NSLayoutConstraint.Axis = attribute.kind == .horizontalPlace ? .horizontal : .vertical
      if let content = (item as? UIScrollView)?.contentLayoutGuide, item === base {
        return expression(attribute, of: content, in: base)
      }
      var result = origin(of: item, axis, in: base)
      if place.share != 0 {
        let size = variable(axis == .horizontal ? .width : .height, of: item)
        result.terms.append(.init(size, times: place.share))
      }
      result.constant += place.offset
      return result
    }
  }

  /// Where an item's alignment rectangle begins: its own place, and those of the views that it lies in.
  private func origin(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in base: UIView
  ) -> LinearExpression {
    guard item !== base else { return LinearExpression() }
    let component: Component = axis == .horizontal ? .x : .y
    var result = LinearExpression(variable(component, of: item))
    var view = item.layoutContainer
    while let container = view, container !== base {
      result.terms.append(.init(variable(component, of: container)))
      let (insets, origin) = (container.alignmentInsets, container.bounds.origin)
      result.constant -= axis == .horizontal ? insets.left + origin.x : insets.top + origin.y
      view = container.superview
    }
    return result
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var linear: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Where a line lies within an item: a share of its length from its beginning, and points.
  @MainActor fileprivate func place(in item: any LayoutItem) -> (share: Double, offset: Double) {
    let owner = item.layoutOwner
    let isReversed = owner?.traitCollection.layoutDirection == .rightToLeft
    var margins: UIEdgeInsets { owner?.layoutMargins ?? .zero }
    switch self {
    case .left, .top: return (0, 0)
    case .right, .bottom: return (1, 0)
    case .leading: return (isReversed ? 1 : 0, 0)
    case .trailing: return (isReversed ? 0 : 1, 0)
    case .centerX, .centerY: return (0.5, 0)
    case .firstBaseline: return (0, Double((item as? UIView)?.firstBaselineFromTop ?? 0))
    case .lastBaseline: return (1, -Double((item as? UIView)?.lastBaselineFromBottom ?? 0))
    case .leftMargin: return (0, margins.left)
    case .rightMargin: return (1, -margins.right)
    case .leadingMargin: return isReversed ? (1, -margins.right) : (0, margins.left)
    case .trailingMargin: return isReversed ? (0, margins.left) : (1, -margins.right)
    case .topMargin: return (0, margins.top)
    case .bottomMargin: return (1, -margins.bottom)
    case .centerXWithinMargins: return (0.5, (margins.left - margins.right) / 2)
    case .centerYWithinMargins: return (0.5, (margins.top - margins.bottom) / 2)
    case .width, .height, .notAnAttribute: return (0, 0)
    }
  }
}
