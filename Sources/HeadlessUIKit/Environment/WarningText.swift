extension Double {
  /// The number for a warning: at most two decimals, none that are zero.
  var text: String {
    let rounded = (self * 100).rounded() / 100
    guard rounded.magnitude < 1e15, rounded == rounded.rounded() else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}

extension [Double] {
  /// The numbers for a warning, in brackets.
  var text: String { "[" + map(\.text).joined(separator: ", ") + "]" }
}
