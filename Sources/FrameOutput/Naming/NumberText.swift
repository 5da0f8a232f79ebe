/// Numbers in the names of files and on labels.
enum NumberText {
  /// At least so many digits; 0 or more.
  static func padded(_ number: Int, digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// A number of at least 0 with so many decimals, rounded to the nearest.
  static func fixed(_ number: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { product, _ in product * 10 }
    let units = Int(min((number * Double(scale)).rounded(), 1e15))
    return "\(units / scale).\(padded(units % scale, digits: decimals))"
  }

  /// `3` or `2.5`.
  static func shortest(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
