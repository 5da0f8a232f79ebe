/// An ICC profile of three primaries and one tone curve, put together by hand.
struct ProfileBytes {
  /// X, Y, Z of red, green and blue, adapted to D50.
  var primaries: [Double]
  /// A tag's data for the tone curve.
  var curve: [UInt8] = ProfileBytes.sRGBCurve
  var name = "A profile"

  static let sRGBPrimaries = [
    0.43607, 0.22249, 0.01392, 0.38515, 0.71687, 0.09708, 0.14307, 0.06061, 0.7141,
  ]
  static let displayP3Primaries = [
    0.51512, 0.2412, -0.00105, 0.29198, 0.69225, 0.04189, 0.1571, 0.06657, 0.78407,
  ]
  static let adobeRGBPrimaries = [
    0.60974, 0.31111, 0.01947, 0.20528, 0.62567, 0.06087, 0.14919, 0.06322, 0.74457,
  ]

  static let sRGBCurve =
    Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0]
    + [2.4, 0.947867, 0.052133, 0.077399, 0.04045].flatMap { ProfileBytes.fixed($0) }

  static let gamma22Curve = Array("curv".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, 0x02, 0x33, 0, 0]

  /// A table of sRGB's curve as older profiles hold it, from the standard's formula for a few exact points.
  static func tableCurve(_ values: [Double]) -> [UInt8] {
    let words = values.flatMap { value -> [UInt8] in
      let word = UInt16((value * 65_535).rounded())
      return [UInt8(word >> 8), UInt8(word & 255)]
    }
    return Array("curv".utf8) + [0, 0, 0, 0] + PNGFile.bigEndian(values.count) + words
  }

  static func fixed(_ value: Double) -> [UInt8] {
    PNGFile.bigEndian(Int((value * 65_536).rounded()))
  }

  var bytes: [UInt8] {
    var tags: [(String, [UInt8])] = [("desc", description)]
    for (index, channel) in ["r", "g", "b"].enumerated() {
      let xyz = primaries[(3 * index)..<(3 * index + 3)].flatMap { Self.fixed($0) }
      tags.append((channel + "XYZ", Array("XYZ ".utf8) + [0, 0, 0, 0] + xyz))
      tags.append((channel + "TRC", curve))
    }
    var table = PNGFile.bigEndian(tags.count)
    var data: [UInt8] = []
    for (signature, content) in tags {
      let offset = 128 + 4 + 12 * tags.count + data.count
      table += Array(signature.utf8) + PNGFile.bigEndian(offset) + PNGFile.bigEndian(content.count)
      data += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    return header(size: 128 + table.count + data.count) + table + data
  }

  private var description: [UInt8] {
    let text = Array(name.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return Array("mluc".utf8) + [0, 0, 0, 0] + PNGFile.bigEndian(1) + PNGFile.bigEndian(12) + Array("enUS".utf8)
      + PNGFile.bigEndian(text.count) + PNGFile.bigEndian(28) + text
  }

  private func header(size: Int) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 128)
    func put(_ bytes: [UInt8], at offset: Int) { header.replaceSubrange(offset..<(offset + bytes.count), with: bytes) }
    put(PNGFile.bigEndian(size), at: 0)
    put([4, 0, 0, 0], at: 8)
    put(Array("mntrRGB XYZ ".utf8), at: 12)
    put(Array("acsp".utf8), at: 36)
    put([0x00, 0x00, 0xF6, 0xD6, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0xD3, 0x2D], at: 68)
    return header
  }

  /// The chunk that carries it.
  var chunk: (type: String, data: [UInt8]) {
    ("iCCP", Array("profile".utf8) + [0, 0] + PNGFile.zlib(bytes))
  }
}
