/// A linear relation of two edges, centres or lengths, as `NSLayoutConstraint`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// What of a view or guide a constraint is about.
  public enum Attribute: Int, Hashable, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0
  }

  /// How the two sides compare.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction on the screen.
  public enum Axis: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  weak var first: (any LayoutItem)?
  weak var second: (any LayoutItem)?
  /// Whether it was made with a second item, which may be gone.
  let hasSecond: Bool
  /// What of the first item it is about.
  public let firstAttribute: Attribute
  /// What of the second item it is about.
  public let secondAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// What the second item's attribute is multiplied with.
  public let multiplier: CGFloat
  /// The view that keeps it while it is active.
  weak var holder: UIView?

  /// What is added to the second side, points; changing it is cheap.
  open var constant: CGFloat { didSet { if constant != oldValue { holder?.constraintsDidChange() } } }
  /// How important it is; required by default.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }
  /// A name for messages.
  open var identifier: String?
  /// Has no effect: archives are not read here.
  open var shouldBeArchived: Bool = false

  /// `first.attribute1 relation multiplier × second.attribute2 + constant`; inactive.
  ///
  /// - Parameters:
  ///   - view1: a view or layout guide.
  ///   - attr1: what of it is constrained.
  ///   - relation: whether the first is equal to the rest, at least it, or at most.
  ///   - view2: a view or layout guide; nil for a constant length.
  ///   - attr2: what of the second; none for a constant length.
  ///   - multiplier: how often the second counts.
  ///   - c: points that are added to it.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = view1 as? any LayoutItem
    second = view2 as? any LayoutItem
    hasSecond = view2 != nil
    (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
    (self.multiplier, constant) = (multiplier, c)
  }

  /// A constraint about nothing, which stands in a variable until there is another; it cannot be activated.
  public convenience override init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }

  /// The view or guide on the first side.
  open var firstItem: AnyObject? { first }

  /// The view or guide on the second side.
  open var secondItem: AnyObject? { second }

  /// The first side as an anchor.
  open var firstAnchor: AnyObject? { first.flatMap { LayoutAnchors.anchor(of: $0, firstAttribute) } }

  /// The second side as an anchor.
  open var secondAnchor: AnyObject? { second.flatMap { LayoutAnchors.anchor(of: $0, secondAttribute) } }

  /// Whether it takes part in layout.
  ///
  /// The nearest common ancestor of its items keeps it; without one it is refused with UIKit's message.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : holder?.removeConstraint(self) }
  }

  /// Makes constraints take part in layout.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out of layout.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// A constraint between the same attributes of two items, or of one and a constant, with a name; inactive.
  convenience init(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: Relation = .equal, _ second: (any LayoutItem)? = nil,
    _ other: Attribute? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000,
    named name: String
  ) {
    self.init(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: other ?? (second == nil ? .notAnAttribute : attribute), multiplier: multiplier, constant: constant)
    self.priority = UILayoutPriority(priority)
    identifier = name
  }
}
