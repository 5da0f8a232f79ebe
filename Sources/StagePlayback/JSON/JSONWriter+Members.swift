extension JSONWriter {
  /// A key with a text; neither for nil.
  package mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  /// A key with a whole number; neither for nil.
  package mutating func member(_ name: String, _ number: Int?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  /// A key with a number; `null` where it is not finite.
  package mutating func member(_ name: String, _ number: Double) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }
}
