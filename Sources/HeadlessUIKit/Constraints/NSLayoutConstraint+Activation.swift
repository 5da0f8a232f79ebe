extension NSLayoutConstraint {
  func activate() {
    guard holder == nil else { return }
    if let refusal { return UIEnvironment.current.refuse(refusal) }
    guard let owner = first?.layoutOwner, !hasSecond || second != nil else { return }
    guard let ancestor = owner.nearestCommonAncestor(with: second?.layoutOwner ?? owner) else {
      return UIEnvironment.current.refuse(noCommonAncestor)
    }
    ancestor.hold(self)
  }

  private var noCommonAncestor: Refusal {
    Refusal(
      .request,
      "Unable to activate constraint with anchors \(sideText(first, firstAttribute)) and "
        + "\(sideText(second, secondAttribute)) because they have no common ancestor. Does the constraint or its anchors "
        + "reference items in different view hierarchies? That's illegal.",
      fix: "add both views to the same hierarchy before activating the constraint")
  }

  /// Why UIKit would raise an exception; nil for a sound constraint.
  private var refusal: Refusal? {
    guard first != nil, firstAttribute != .notAnAttribute else {
      return Refusal(
        .request, "Constraint must contain a first layout item and an attribute of it: \(text)",
        fix: "name a view or layout guide and an attribute")
    }
    if !hasSecond || secondAttribute == .notAnAttribute { return constantRefusal }
    guard firstAttribute.kind != secondAttribute.kind else { return nil }
    return Refusal(
      .request, "Invalid pairing of layout attributes: \(text)",
      fix: "relate edges and centres of one axis to each other, and lengths to lengths")
  }

  private var constantRefusal: Refusal? {
    guard firstAttribute.kind != .length else { return nil }
    return Refusal(
      .request,
      "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in "
        + "pairs: \(text)", fix: "relate the edge to an edge of another view, or give a length a constant")
  }

  // MARK: Texts

  /// The constraint as messages show it.
  var text: String {
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    let name = identifier.map { "'\($0)' " } ?? ""
    let strength = priority == .required ? "" : " @\(Double(priority.rawValue).text)"
    return "<NSLayoutConstraint \(name)\(sideText(first, firstAttribute)) \(sign) \(rightText)\(strength)>"
  }

  private var rightText: String {
    guard hasSecond else { return Double(constant).text }
    let factor = multiplier == 1 ? "" : "\(Double(multiplier).text) * "
    let sum = constant == 0 ? "" : constant < 0 ? " - \(Double(-constant).text)" : " + \(Double(constant).text)"
    return factor + sideText(second, secondAttribute) + sum
  }

  private func sideText(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
    "\(item?.layoutName ?? "nil").\(attribute)"
  }
}

extension NSLayoutConstraint.Attribute {
  /// What may be compared with one another.
  enum Kind: Hashable {
    case horizontalPlace, verticalPlace, length, none
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontalPlace
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .verticalPlace
    case .width, .height: .length
    case .notAnAttribute: .none
    }
  }
}
