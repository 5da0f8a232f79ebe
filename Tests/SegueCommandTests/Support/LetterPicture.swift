import PNGCoding
import Pixels

extension SceneFolder {
  /// Writes a picture of letters: `#` is black, `.` white, a digit a grey of 25 times its value.
  func writePicture(_ rows: String..., to name: String) throws {
    let pixels = rows.joined().map { letter -> UInt32 in
      let level = letter == "." ? 255 : UInt32(letter.wholeNumberValue ?? 0) * 25
      return 0xFF00_0000 | level << 16 | level << 8 | level
    }
    let bitmap = Bitmap(width: rows[0].count, height: rows.count, pixels: ContiguousArray(pixels))
    try write(PNGEncoder.encode(bitmap, isOpaque: true), to: name)
  }
}
