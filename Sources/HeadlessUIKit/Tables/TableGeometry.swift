/// The heights of a table's parts, and where they follow from one another.
struct TableGeometry {
  /// Points of one section's parts.
  struct Section {
    /// What is left free over the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
  }

  /// A stretch of the table's height.
  struct Span: Hashable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  private(set) var sections: [Section] = []
  /// Where each section begins, and last where the last one ends.
  private var starts: [CGFloat] = [0]
  /// Where each row begins, and last where the section's last one ends.
  private var rowStarts: [[CGFloat]] = []

  init() {}

  /// - Parameter top: where the first section begins.
  init(_ sections: [Section], from top: CGFloat) {
    self.sections = sections
    starts = [top]
    place()
  }

  private mutating func place() {
    rowStarts = []
    var position = starts[0]
    starts = [position]
    for section in sections {
      position += section.padding + section.header
      var rows = [position]
      for height in section.rows {
        position += height
        rows.append(position)
      }
      rowStarts.append(rows)
      position += section.footer
      starts.append(position)
    }
  }

  /// Where the last section ends.
  var end: CGFloat { starts.last ?? 0 }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
  }

  func row(_ path: IndexPath) -> Span {
    Span(start: rowStarts[path.section][path.row], length: sections[path.section].rows[path.row])
  }

  func header(_ section: Int) -> Span {
    Span(start: starts[section] + sections[section].padding, length: sections[section].header)
  }

  func footer(_ section: Int) -> Span {
    Span(start: starts[section + 1] - sections[section].footer, length: sections[section].footer)
  }

  func section(_ section: Int) -> Span { Span(start: starts[section], length: starts[section + 1] - starts[section]) }

  /// The sections that reach into a stretch.
  func sections(from start: CGFloat, to end: CGFloat) -> [Int] {
    sections.indices.filter { starts[$0 + 1] > start && starts[$0] < end }
  }

  /// The rows that reach into a stretch, in order.
  func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
    sections(from: start, to: end).flatMap { section in
      let rows = rowStarts[section]
      return sections[section].rows.indices.filter { rows[$0 + 1] > start && rows[$0] < end }
        .map { IndexPath(row: $0, section: section) }
    }
  }

  /// Gives a row another height; what follows moves.
  mutating func setHeight(_ height: CGFloat, ofRowAt path: IndexPath) {
    sections[path.section].rows[path.row] = height
    place()
  }
}

/// A header or a footer of a section.
struct TableBar: Hashable, Comparable {
  let section: Int
  let isHeader: Bool

  static func < (a: TableBar, b: TableBar) -> Bool {
    (a.section, a.isHeader ? 0 : 1) < (b.section, b.isHeader ? 0 : 1)
  }
}

/// What a table shows of its data now.
@MainActor struct TableContent {
  /// A cell on the screen, and where it was put.
  struct Row {
    let cell: UITableViewCell
    var frame: CGRect?
  }

  /// Rows of each section; nil when the data source has to be asked.
  var counts: [Int]?
  /// Whether heights have to be asked for.
  var heightsAreInvalid = true
  var geometry = TableGeometry()
  /// Rows whose height is an estimate until their cell has been measured.
  var estimated: Set<IndexPath> = []
  /// What cells have needed.
  var measured: [IndexPath: CGFloat] = [:]
  /// The width that the heights were found for.
  var width: CGFloat = 0
  /// Whether the content has become smaller than where it may have been scrolled to.
  var hasShrunk = false
  var rows: [IndexPath: Row] = [:]
  var bars: [TableBar: UIView] = [:]
  /// Views of bars that were asked for to be measured, and do not show yet.
  var waitingBars: [TableBar: UIView] = [:]
  /// What a batch of updates collects; nil outside of one.
  var updates: ListUpdates?
  /// How many `beginUpdates` wait for their end.
  var updateDepth = 0
}
