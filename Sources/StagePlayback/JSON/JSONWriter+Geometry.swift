package import Geometry

extension JSONWriter {
  /// `[x, y]`, or null.
  package mutating func value(_ point: Point?) {
    guard let point else { return null() }
    array { numbers in
      numbers.value(point.x)
      numbers.value(point.y)
    }
  }

  /// `[x, y, width, height]`.
  package mutating func value(_ rect: Rect) {
    array { numbers in
      numbers.value(rect.origin.x)
      numbers.value(rect.origin.y)
      numbers.value(rect.size.width)
      numbers.value(rect.size.height)
    }
  }

  /// `[a, b, c, d, tx, ty]`.
  package mutating func value(_ matrix: AffineMatrix) {
    array { numbers in
      numbers.value(matrix.a)
      numbers.value(matrix.b)
      numbers.value(matrix.c)
      numbers.value(matrix.d)
      numbers.value(matrix.tx)
      numbers.value(matrix.ty)
    }
  }

  /// One number when the corners are alike, else `[topLeft, topRight, bottomRight, bottomLeft]`.
  package mutating func value(_ radii: CornerRadii) {
    guard radii != CornerRadii(radii.topLeft) else { return value(radii.topLeft) }
    array { numbers in
      numbers.value(radii.topLeft)
      numbers.value(radii.topRight)
      numbers.value(radii.bottomRight)
      numbers.value(radii.bottomLeft)
    }
  }

  /// `#RRGGBBAA`, or null for none.
  package mutating func value(_ color: Color?) {
    guard let color else { return null() }
    value(plain: HexadecimalDigits(of: color))
  }
}

/// The characters of `#RRGGBBAA`, without a text being made of them.
private struct HexadecimalDigits: Sequence, IteratorProtocol {
  /// Red in the highest byte, alpha in the lowest.
  private let value: UInt32
  private var position = 0

  init(of color: Color) {
    let bytes = color.bytes
    value = UInt32(bytes.red) << 24 | UInt32(bytes.green) << 16 | UInt32(bytes.blue) << 8 | UInt32(bytes.alpha)
  }

  mutating func next() -> UInt8? {
    guard position <= 8 else { return nil }
    defer { position += 1 }
    guard position > 0 else { return UInt8(ascii: "#") }
    let digit = UInt8(value >> UInt32(32 - 4 * position) & 15)
    return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}

extension Color {
  /// `#RRGGBBAA`, each component held to 0…1 and rounded to the nearest byte.
  package var hexadecimal: String {
    String(decoding: Array(HexadecimalDigits(of: self)), as: UTF8.self)
  }
}
