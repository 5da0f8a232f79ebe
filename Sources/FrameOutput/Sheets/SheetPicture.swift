import DisplayLists
package import FrameSnapshots
import Geometry
package import PNGCoding
import Pixels
import Raster
package import SystemFiles

/// What a film strip shows of a frame: drawn for it, or a file that was rendered already.
package enum SheetPicture: Sendable {
  case snapshot(FrameSnapshot)
  /// A PNG file and the canvas that it shows.
  case file(path: String, Canvas)

  var canvas: Canvas {
    switch self {
    case .snapshot(let snapshot): snapshot.canvas
    case .file(_, let canvas): canvas
    }
  }

  /// The picture at the renderer's scale; a file of another one is reduced by averaging, or enlarged.
  func bitmap(with renderer: FrameRenderer) throws(SheetError) -> Bitmap {
    switch self {
    case .snapshot(let snapshot): return renderer.bitmap(of: snapshot)
    case .file(let path, var canvas):
      canvas.scale = renderer.scale ?? canvas.scale
      return try Self.decoded(path).stretched(width: canvas.pixelWidth, height: canvas.pixelHeight)
    }
  }

  private static func decoded(_ path: String) throws(SheetError) -> Bitmap {
    do {
      return try PNGDecoder.decode(FileSystem.read(path)).bitmap
    } catch let error as FileError {
      throw SheetError.file(error)
    } catch let error as PNGError {
      throw SheetError.picture(error, path: path)
    } catch {
      preconditionFailure("reading and decoding fail as files and pictures do: \(error)")
    }
  }
}

/// Why a film strip cannot be made.
package enum SheetError: Error, Hashable, Sendable {
  case file(FileError)
  /// A frame's file is no picture that can be read.
  case picture(PNGError, path: String)
  /// The strip itself cannot be encoded.
  case encoding(PNGError)
}

extension Bitmap {
  /// The bitmap in another size.
  fileprivate func stretched(width: Int, height: Int) -> Bitmap {
    guard (width, height) != (self.width, self.height) else { return self }
    let target = Rect(0, 0, Double(width), Double(height))
    let paint = PicturePaint(
      picture: Picture(self), source: Rect(0, 0, Double(self.width), Double(self.height)), target: target)
    let whole = Silhouette(.roundedRect(RoundedRect(target)), transform: .identity)
    return Bitmap(
      painting: DisplayList(
        width: width, height: height, background: .clear,
        items: [DisplayItem(.fill(Fill(whole, paint: .picture(paint))))]))
  }
}
