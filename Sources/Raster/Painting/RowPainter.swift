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
      case .fill(let fill): paintFill(fill, step, row, hidden: visibility.hidden[index])
      case .shadow(let shadow): paintShadow(shadow, step, row, hidden: visibility.hidden[index])
      case .begin(let scope): line.keep(program.scopes[scope].spans)
      case .end: line.mixKept()
      }
      index += 1
    }
  }

  private mutating func paintFill(_ index: Int, _ step: PaintStep, _ row: Int, hidden: PixelRange) {
    let (left, right) = line.columns(of: step, without: hidden)
    paintFill(index, row, within: left)
    paintFill(index, row, within: right)
  }

  private mutating func paintFill(_ index: Int, _ row: Int, within columns: PixelRange) {
    guard !columns.isEmpty else { return }
    let spans = program.fills[index].shape.spans
    switch program.fills[index].paint {
    case .color(let pixel, let opacity):
      line.paint(pixel, opacity: opacity, spans, within: columns)
    case .gradient(let shader):
      line.paint(shader, row: row, spans, within: columns)
      if !shader.isUniformAcross { line.densePixels += columns.count }
    case .picture(let sampler, let opacity, _):
      line.paint(sampler, opacity: opacity, row: row, spans, within: columns)
      line.densePixels += columns.count
    }
  }

  private mutating func paintShadow(_ index: Int, _ step: PaintStep, _ row: Int, hidden: PixelRange) {
    let field = program.field(ofShadow: index)
    let (left, right) = line.columns(of: step, without: hidden)
    for columns in [left, right] {
      let columns = columns.intersection(field.bounds.columns)
      guard !columns.isEmpty else { continue }
      let shadow = program.shadows[index]
      line.paint(field, shadow.pixel, opacity: shadow.opacity, row: row, within: columns)
      line.densePixels += columns.count
    }
  }
}
