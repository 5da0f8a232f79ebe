extension NSLayoutConstraint {
  /// How the views of a visual format lie across it, as `NSLayoutConstraint.FormatOptions`.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits: one for each attribute.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Left edges are one line.
    public static let alignAllLeft: FormatOptions = FormatOptions(.left)
    /// Right edges are one line.
    public static let alignAllRight: FormatOptions = FormatOptions(.right)
    /// Upper edges are one line.
    public static let alignAllTop: FormatOptions = FormatOptions(.top)
    /// Lower edges are one line.
    public static let alignAllBottom: FormatOptions = FormatOptions(.bottom)
    /// Leading edges are one line.
    public static let alignAllLeading: FormatOptions = FormatOptions(.leading)
    /// Trailing edges are one line.
    public static let alignAllTrailing: FormatOptions = FormatOptions(.trailing)
    /// Centres are on one upright line.
    public static let alignAllCenterX: FormatOptions = FormatOptions(.centerX)
    /// Centres are on one level line.
    public static let alignAllCenterY: FormatOptions = FormatOptions(.centerY)
    /// Last baselines are one line.
    public static let alignAllLastBaseline: FormatOptions = FormatOptions(.lastBaseline)
    /// First baselines are one line.
    public static let alignAllFirstBaseline: FormatOptions = FormatOptions(.firstBaseline)
    /// From the leading edge on; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From the left edge on.
    public static let directionLeftToRight: FormatOptions = FormatOptions(rawValue: 1 << 16)

    fileprivate var attributes: [Attribute] {
      (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap { Attribute(rawValue: $0) }
    }
  }

  /// The constraints of a visual format such as `H:|-[name(>=40)]-8-[value]-|`; inactive.
  ///
  /// What cannot be read is refused with a warning that shows where, and gives no constraints.
  ///
  /// - Parameters:
  ///   - format: a text in the visual format language.
  ///   - opts: edges on which the views are aligned, and the direction.
  ///   - metrics: numbers by the names that the format uses.
  ///   - views: views and guides by the names that the format uses.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var parser = VisualFormatParser(format, metrics: metrics ?? [:], names: Set(views.keys))
      let line = try parser.parse()
      let items = views.compactMapValues { $0 as? any LayoutItem }
      let builder = VisualFormatBuilder(line: line, items: items, isByReading: !opts.contains(.directionLeftToRight))
      return builder.constraints + builder.alignments(opts.attributes)
    } catch {
      UIEnvironment.current.refuse(
        Refusal(
          .request,
          "Unable to parse constraint format: \(error.reason) in \(format) at character \(error.position + 1)",
          fix: "correct the format, or add the missing name to its views or metrics"))
      return []
    }
  }
}

/// Turns what a visual format says into constraints.
@MainActor private struct VisualFormatBuilder {
  let line: VisualFormatLine
  let items: [String: any LayoutItem]
  let isByReading: Bool

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var start: Attribute { line.isVertical ? .top : isByReading ? .leading : .left }
  private var end: Attribute { line.isVertical ? .bottom : isByReading ? .trailing : .right }
  private var length: Attribute { line.isVertical ? .height : .width }

  /// The views' own, from the first to the last.
  private var present: [any LayoutItem] {
    line.parts.compactMap { part in
      guard case .view(let name, _) = part else { return nil }
      return items[name]
    }
  }

  private var superview: UIView? { present.first?.layoutContainer }

  var constraints: [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var last: VisualFormatLine.Part?
    var gap: [VisualFormatLine.Predicate]? = []
    for part in line.parts {
      if case .gap(let predicates) = part {
        gap = predicates
        continue
      }
      if let last { result += distances(from: last, to: part, gap) }
      if case .view(let name, let sizes) = part, let item = items[name] { result += self.sizes(of: item, sizes) }
      (last, gap) = (part, [])
    }
    return result
  }

  private func sizes(of item: any LayoutItem, _ predicates: [VisualFormatLine.Predicate]) -> [NSLayoutConstraint] {
    predicates.map { predicate in
      let other = predicate.view.flatMap { items[$0] }
      return made(item, length, predicate, other, length)
    }
  }

  /// No predicates: the two touch; nil: they are a standard distance apart.
  private func distances(
    from last: VisualFormatLine.Part, to next: VisualFormatLine.Part, _ gap: [VisualFormatLine.Predicate]?
  ) -> [NSLayoutConstraint] {
    let (first, firstLine) = side(last, end, isOuter: start, standard: gap == nil)
    let (second, secondLine) = side(next, start, isOuter: end, standard: gap == nil)
    guard let first, let second else { return [] }
    let isAtEdge = first === superview || second === superview
    let standard = VisualFormatLine.Predicate(constant: isAtEdge ? 0 : 8)
    let predicates = gap.map { $0.isEmpty ? [VisualFormatLine.Predicate(constant: 0)] : $0 } ?? [standard]
    return predicates.map { made(second, secondLine, $0, first, firstLine) }
  }

  /// A view's edge; of the superview the edge on the same side, or its margin for a standard distance.
  private func side(
    _ part: VisualFormatLine.Part, _ edge: Attribute, isOuter: Attribute, standard: Bool
  ) -> ((any LayoutItem)?, Attribute) {
    switch part {
    case .view(let name, _): (items[name], edge)
    case .superview: (superview, standard ? isOuter.margin : isOuter)
    case .gap: (nil, edge)
    }
  }

  private func made(
    _ first: any LayoutItem, _ attribute: Attribute, _ predicate: VisualFormatLine.Predicate,
    _ second: (any LayoutItem)?, _ other: Attribute
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : other, multiplier: 1, constant: predicate.constant)
    constraint.priority = UILayoutPriority(predicate.priority)
    return constraint
  }

  func alignments(_ attributes: [NSLayoutConstraint.Attribute]) -> [NSLayoutConstraint] {
    let present = present
    return attributes.flatMap { attribute in
      zip(present, present.dropFirst()).map { first, second in
        NSLayoutConstraint(
          item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute, multiplier: 1,
          constant: 0)
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: self
    }
  }
}
