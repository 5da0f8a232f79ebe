import FrameSnapshots
import Pixels

/// Where things lie on a film strip, in pixels, and the bands it is painted in from the top.
struct SheetLayout {
  let columns: Int
  let cellWidth: Int
  let frameHeight: Int
  let dot: Int
  private let strips: [Sheet.Strip]

  /// A grey on which both light and dark screens show their edges, our choice.
  private static let ground: UInt32 = 0xFFD6_D1D1
  /// Letters that can be read on the ground.
  private static let ink: UInt32 = 0xFF1E_1C1C

  /// The narrowest cell in letters: an index and a time fit.
  private static let fewestLetters = 12

  init(_ sheet: Sheet) {
    strips = sheet.strips
    dot = max(1, Int((2 * sheet.scale).rounded()))
    columns = max(1, min(sheet.columns, sheet.strips.map(\.frames.count).max() ?? 1))
    let canvases = sheet.strips.flatMap(\.frames).compactMap { frame in
      var canvas = frame?.canvas
      canvas?.scale = sheet.scale
      return canvas
    }
    let widest = canvases.map(\.pixelWidth).max() ?? 1
    cellWidth = max(widest, Self.fewestLetters * LabelFont.advance * dot)
    frameHeight = canvases.map(\.pixelHeight).max() ?? 1
  }

  var margin: Int { 8 * dot }
  private var labelHeight: Int { (LabelFont.height + 6) * dot }
  private var rowHeight: Int { frameHeight + labelHeight + margin }
  private var titleHeight: Int { labelHeight + margin }

  var width: Int { margin + columns * (cellWidth + margin) }

  var height: Int {
    rows.reduce(margin) { $0 + rowHeight + ($1.title == nil ? 0 : titleHeight) }
  }
}

// MARK: - Rows

extension SheetLayout {
  /// Frames side by side, with the name of their play where there are several.
  struct Row: Sendable {
    var title: String?
    var frames: [Sheet.Frame?]
  }

  /// From the top: so many columns of the one play, the same of the next, and then what comes after them.
  var rows: [Row] {
    let longest = strips.map(\.frames.count).max() ?? 0
    return stride(from: 0, to: longest, by: columns).flatMap { start in
      strips.compactMap { strip in
        let frames = Array(strip.frames.dropFirst(start).prefix(columns))
        return frames.contains { $0 != nil } ? Row(title: strip.title, frames: frames) : nil
      }
    }
  }
}

extension Sheet.Frame {
  fileprivate var canvas: Canvas {
    switch content {
    case .snapshot(let snapshot): snapshot.canvas
    case .file(_, let canvas): canvas
    }
  }
}

// MARK: - Bands

extension SheetLayout {
  func band(height: Int) -> Bitmap { Bitmap(width: width, height: height, filledWith: Self.ground) }

  func band(title: String) -> Bitmap {
    var band = band(height: titleHeight)
    label(title).fitting(width: width - 2 * margin).draw(into: &band, x: margin, y: 3 * dot)
    return band
  }

  func band(frames: [Sheet.Frame?], _ pictures: [Bitmap?]) -> Bitmap {
    var band = band(height: rowHeight)
    for (column, (frame, picture)) in zip(frames, pictures).enumerated() {
      guard let frame, let picture else { continue }
      let x = margin + column * (cellWidth + margin)
      band.put(picture, x: x, y: 0)
      label(Self.text(of: frame)).fitting(width: cellWidth).draw(into: &band, x: x, y: frameHeight + 3 * dot)
    }
    return band
  }

  private func label(_ text: String) -> Label { Label(text: text, dot: dot, pixel: Self.ink) }

  /// `12 0.200 s half`.
  private static func text(of frame: Sheet.Frame) -> String {
    let time = NumberText.fixed(frame.time, decimals: 3)
    return (["\(frame.index)", "\(time) s"] + frame.marks).joined(separator: " ")
  }
}
