/// Shows rows in sections, as `UITableView`; only what is in sight has a view.
///
/// Rows are not edited or moved by fingers, and there is no index.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Hashable, Sendable {
    /// Headers stay in sight.
    case plain = 0
    /// Sections stand apart.
    case grouped = 1
    /// Sections stand apart, and away from the sides, with round corners.
    case insetGrouped = 2
  }

  /// Where a row is to stand after scrolling.
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go; all of them but none fade here.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade = 0, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The height that content needs.
  public static let automaticDimension: CGFloat = -1

  /// The style it was made with.
  public let style: Style
  /// Who knows the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { dataDidChange() } }

  /// Who is told of what happens to the cells.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      heightsDidChange()
    }
  }

  // MARK: Measures

  /// Points of rows; default what their content needs.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// Points of rows whose content is not known yet; default UIKit's 44.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// Points of headers; default what their content needs.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// Points of footers; default what their content needs.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// Has no effect: headers are measured when they are needed.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// Has no effect: footers are measured when they are needed.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Points over a header of a plain table; default UIKit's 22.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// How cells are separated; default by a line.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { heightsDidChange() } }
  /// The colour of separators; default the system's.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// Where separators begin and end; default 16 points from the left.
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(
    top: 0, left: UndocumentedUIKit.cellMargin, bottom: 0, right: 0)
  { didSet { setNeedsLayout() } }

  /// The view over all sections, as high as its frame says.
  open var tableHeaderView: UIView? { didSet { endViewDidChange(oldValue, tableHeaderView) } }
  /// The view under all sections, as high as its frame says.
  open var tableFooterView: UIView? { didSet { endViewDidChange(oldValue, tableFooterView) } }
  /// The view behind all cells, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Selection

  /// Whether taps select rows; default true.
  open var allowsSelection: Bool = true
  /// Whether several may be selected; default false.
  open var allowsMultipleSelection: Bool = false
  /// Has no effect: rows are not edited by fingers.
  open var isEditing: Bool = false

  var content = TableContent()
  var selection: Set<IndexPath> = []
  var cells = ReuseQueue<UITableViewCell>()
  var headerFooters = ReuseQueue<UITableViewHeaderFooterView>()
  private lazy var touch = ListTouch(self)

  /// A table of a style; it shows nothing before it has a data source.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A plain table without size: archives are not read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// Brings what has come in sight, and takes away what has gone.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layOutRows()
  }

  /// Reads the data anew: all cells are asked for again, and nothing is selected.
  open func reloadData() {
    selection = []
    dataDidChange()
  }

  /// Has no effect but on `isEditing`: rows are not edited by fingers.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Touches

  /// Highlights the row under a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let first = touches.first { touch.begin(first) }
    super.touchesBegan(touches, with: event)
  }

  /// Selects the row under the finger that has highlighted it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let first = touches.first { touch.end(first) }
  }

  /// The finger scrolls, or has been taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    touch.cancel()
  }
}
