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
  package mutating func value(_ color: Color?) { value(color?.hexadecimal) }
}

extension Color {
  /// `#RRGGBBAA`, each component held to 0…1 and rounded to the nearest byte.
  package var hexadecimal: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text = [UInt8(ascii: "#")]
    for byte in [bytes.red, bytes.green, bytes.blue, bytes.alpha] {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
