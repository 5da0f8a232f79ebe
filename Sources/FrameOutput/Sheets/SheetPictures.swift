import DisplayLists
import FrameSnapshots
import Geometry
import PNGCoding
import Pixels
import Raster
import SystemFiles

/// The pictures of the frames on a film strip.
struct SheetPictures: Sendable {
  /// Pixels a point.
  let scale: Double
  let overlays: FrameOverlays
  let jobs: Int

  /// One for each frame, in order; nil for none.
  func bitmaps(of frames: [Sheet.Frame?]) throws(OutputError) -> [Bitmap?] {
    let results = ParallelWork.map(count: frames.count, jobs: jobs) { index in
      Result { () throws(OutputError) in try frames[index].map { frame throws(OutputError) in try bitmap(of: frame) } }
    }
    var bitmaps: [Bitmap?] = []
    for result in results { bitmaps.append(try result.get()) }
    return bitmaps
  }

  private func bitmap(of frame: Sheet.Frame) throws(OutputError) -> Bitmap {
    switch frame.content {
    case .snapshot(let snapshot): return FrameRenderer(scale: scale, overlays: overlays).bitmap(of: snapshot)
    case .file(let path, let canvas):
      let file = try OutputError.files { () throws(FileError) in try FileSystem.read(path) }
      do throws(PNGError) {
        return scaled(try PNGDecoder.decode(file).bitmap, from: canvas)
      } catch {
        throw .picture(error, path: path)
      }
    }
  }

  /// A picture of a canvas at the sheet's scale.
  private func scaled(_ bitmap: Bitmap, from canvas: Canvas) -> Bitmap {
    guard canvas.scale != scale else { return bitmap }
    var target = canvas
    target.scale = scale
    let whole = Rect(0, 0, Double(bitmap.width), Double(bitmap.height))
    let factor = scale / canvas.scale
    let place = Rect(0, 0, whole.width * factor, whole.height * factor)
    let paint = PicturePaint(picture: Picture(bitmap), source: whole, target: place)
    let shape = Shape.roundedRect(RoundedRect(place, radii: .zero))
    let item = DisplayItem(.fill(Fill(Silhouette(shape, transform: .identity), paint: .picture(paint))))
    return Bitmap(
      painting: DisplayList(
        width: target.pixelWidth, height: target.pixelHeight, background: .clear, items: [item]))
  }
}
