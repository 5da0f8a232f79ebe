import FrameSnapshots
import Pixels
import SystemFiles

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
    let canvases = sheet.strips.flatMap(\.frames).map { frame in
      var canvas = frame.picture.canvas
      canvas.scale = sheet.scale
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
    strips.reduce(margin) { sum, strip in
      let rows = (strip.frames.count + columns - 1) / columns
      return sum + rows * rowHeight + (strip.title == nil ? 0 : titleHeight)
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

  func band(frames: [Sheet.Frame], with renderer: FrameRenderer, jobs: Int) throws(SheetError) -> Bitmap {
    let pictures = ParallelWork.map(count: frames.count, jobs: jobs) { index in
      Result { () throws(SheetError) in try frames[index].picture.bitmap(with: renderer) }
    }
    var band = band(height: rowHeight)
    for (column, (frame, picture)) in zip(frames, pictures).enumerated() {
      let x = margin + column * (cellWidth + margin)
      band.put(try picture.get(), x: x, y: 0)
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
