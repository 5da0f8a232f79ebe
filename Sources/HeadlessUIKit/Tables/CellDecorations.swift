/// What is drawn between two rows.
struct TableSeparator: Equatable {
  var isShown: Bool
  var insets: UIEdgeInsets
  var color: UIColor
  /// Whether there is a line over the row too: the first one of a group.
  var isAlsoAbove: Bool
}

/// The line of a separator, a pixel thick.
@MainActor final class SeparatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isTraced = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ isShown: Bool, color: UIColor?) {
    isHidden = !isShown
    if backgroundColor != color { backgroundColor = color }
  }
}

/// What the system draws at a cell's end: an arrow, a tick, or a dot that stands for the button of details.
@MainActor final class AccessoryMark: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private let color: UIColor

  /// Sizes and shapes are taste, after what iOS shows; nil for a type without a mark.
  init?(_ type: UITableViewCell.AccessoryType) {
    let (size, path): (CGSize, CGPath)
    switch type {
    case .none: return nil
    case .disclosureIndicator: (size, path, color) = (CGSize(width: 8, height: 13), Self.arrow, .tertiaryLabel)
    case .checkmark: (size, path, color) = (CGSize(width: 14, height: 12), Self.tick, .systemBlue)
    case .detailButton, .detailDisclosureButton:
      size = CGSize(width: 22, height: 22)
      (path, color) = (UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).cgPath, .systemBlue)
    }
    super.init(frame: CGRect(origin: .zero, size: size))
    isTraced = false
    isUserInteractionEnabled = false
    (layer as? CAShapeLayer)?.path = path
    resolveColors()
  }

  required init?(coder: NSCoder) { nil }

  override func resolveColors() {
    super.resolveColors()
    (layer as? CAShapeLayer)?.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }

  private static var arrow: CGPath {
    polygon([(0, 1.4), (1.4, 0), (8, 6.5), (1.4, 13), (0, 11.6), (5.1, 6.5)])
  }

  private static var tick: CGPath {
    polygon([(0, 7), (1.4, 5.6), (4.9, 9.2), (12.6, 0), (14, 1.4), (5, 12)])
  }

  private static func polygon(_ points: [(x: CGFloat, y: CGFloat)]) -> CGPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.x, y: point.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path.cgPath
  }
}
