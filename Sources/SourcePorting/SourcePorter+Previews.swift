extension SourcePorter {
  /// The last token of the `#Preview` at an index; nil when it has no braces.
  func previewEnd(at index: Int) -> Int? {
    var next = index + 1
    if source.isMark(next, "(") {
      guard let end = source.closing(next) else { return nil }
      next = end + 1
    }
    return source.isMark(next, "{") ? source.closingBrace(next) : nil
  }

  /// The last token of the `#Preview` that the attribute at an index belongs to; nil when it belongs to something else.
  func previewEnd(behindAttribute index: Int) -> Int? {
    var next = index + 2
    if source.isMark(next, "(") {
      guard let end = source.closing(next) else { return nil }
      next = end + 1
    }
    if source.isMark(next, "@") { return previewEnd(behindAttribute: next) }
    return source.text(next) == "#Preview" ? previewEnd(at: next) : nil
  }
}
