/// A file as a page links it: its path from the page on, with what means something in an address escaped.
struct LinkedFile: CustomStringConvertible {
  let description: String

  init(_ path: String) {
    var address = ""
    for byte in path.utf8 {
      if Self.isPlain(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    // A first part with a colon would be read as a scheme, such as `javascript:`, were it not escaped above.
    description = address
  }

  /// Letters, digits and the marks that mean nothing in a path.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
