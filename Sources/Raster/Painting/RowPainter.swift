import DisplayLists
import Geometry
import Pixels

/// Paints display items row by row into a sink, and only those rows that differ from the one above.
struct RowPainter {
  let bounds: PixelBounds
  private let background: UInt32
  private var program: PaintProgram
  private var visibility: RowVisibility
  private var line: RowLine
  private var cells: CellRow

  /// - Parameters:
  ///   - background: a premultiplied pixel.
  ///   - bounds: the pixels to paint, in the items' coordinates; not empty.
  init(_ items: [DisplayItem], background: UInt32, bounds: PixelBounds) {
    self.bounds = bounds
    self.background = background
    program = PaintProgram(items, bounds: bounds)
    visibility = RowVisibility(stepCount: program.steps.count)
    line = RowLine(columns: bounds.columns)
    cells = CellRow(columns: bounds.columns)
  }

  mutating func paint<Sink: RowSink>(into sink: inout Sink) throws(Sink.Failure) {
    let rows = bounds.rows
    var row = rows.start
    while row < rows.end {
      let next = visibility.look(at: row, rows: rows, &program, &cells)
      line.begin(background)
      paintSteps(row)
      try sink.append(line.pixels.span, knowing: line.isDense ? .dense : .runs)
      if next > row + 1 { try sink.repeatLast(next - row - 1) }
      row = next
    }
  }

  private mutating func paintSteps(_ row: Int) {
    var index = 0
    while index < program.steps.count {
      let step = program.steps[index]
      guard visibility.isVisible[index] else {
        index = max(step.partner, index) + 1
        continue
      }
      switch step.kind {
      case .fill(let fill): paint(program.fills[fill], step, row, hidden: visibility.hidden[index])
      case .shadow(let shadow): paintShadow(shadow, step, row, hidden: visibility.hidden[index])
      case .begin(let scope): line.keep(program.scopes[scope].spans)
      case .end: line.mixKept()
      }
      index += 1
    }
  }

  private mutating func paint(_ fill: PreparedFill, _ step: PaintStep, _ row: Int, hidden: PixelRange) {
    for columns in line.columns(of: step, without: hidden) where !columns.isEmpty {
      switch fill.paint {
      case .color(let pixel, let opacity):
        line.paint(pixel, opacity: opacity, fill.shape.spans, within: columns)
      case .gradient(let shader):
        line.paint(shader, row: row, fill.shape.spans, within: columns)
      case .picture(let sampler, let opacity, _):
        line.paint(sampler, opacity: opacity, row: row, fill.shape.spans, within: columns)
      }
      if fill.paint.isDense { line.densePixels += columns.count }
    }
  }

  private mutating func paintShadow(_ index: Int, _ step: PaintStep, _ row: Int, hidden: PixelRange) {
    let shadow = program.shadows[index]
    let field = program.field(ofShadow: index)
    for columns in line.columns(of: step, without: hidden) {
      let columns = columns.intersection(field.bounds.columns)
      guard !columns.isEmpty else { continue }
      line.paint(field, shadow.pixel, opacity: shadow.opacity, row: row, within: columns)
      line.densePixels += columns.count
    }
  }
}
