/// Lower-case hexadecimal, always all digits.
package enum HexDigits {
  package static func text(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
