/// How files begin.
enum PNGSignature {
  static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// What a file that is not PNG looks like, with its article; nil when it is nothing we know.
  static func kind(of bytes: [UInt8]) -> String? {
    if bytes.isEmpty { return "an empty file" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "a JPEG file" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "a GIF file" }
    if bytes.starts(with: Array("%PDF".utf8)) { return "a PDF file" }
    if bytes.starts(with: Array("version https://git-lfs".utf8)) {
      return "a Git LFS pointer (git lfs pull fetches the file)"
    }
    if bytes.starts(with: Array("<svg".utf8)) || bytes.starts(with: Array("<?xml".utf8)) { return "an SVG or XML file" }
    let type = bytes.dropFirst(4)
    if type.starts(with: Array("ftyphei".utf8)) || type.starts(with: Array("ftypmif".utf8)) { return "a HEIC file" }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "a WebP file"
    }
    return nil
  }
}
