extension NSAttributedString.Key {
  /// The letters: their size counts.
  public static let font: NSAttributedString.Key = NSAttributedString.Key("NSFont")
  /// The colour of letters; that of the first ones is the colour of all.
  public static let foregroundColor: NSAttributedString.Key = NSAttributedString.Key("NSColor")
  /// The room between letters, points.
  public static let kern: NSAttributedString.Key = NSAttributedString.Key("NSKern")
}

extension NSAttributedString {
  /// Its letters by font and room between them.
  ///
  /// - Parameter font: for letters that say nothing.
  func runs(in font: UIFont) -> [TextRun] {
    var runs: [TextRun] = []
    // The pointer, by which the walk could be stopped, is not looked at; the signature is Foundation's.
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      guard let range = Range(range, in: string) else { return }
      runs.append(
        TextRun(
          text: String(string[range]), font: attributes[.font] as? UIFont ?? font,
          kern: Self.points(attributes[.kern])))
    }
    return runs
  }

  /// The attributes of the first letter; none without letters.
  var firstAttributes: [NSAttributedString.Key: Any] {
    // Without a pointer nothing is written anywhere.
    length > 0 ? unsafe attributes(at: 0, effectiveRange: nil) : [:]
  }

  /// Apps say numbers of many types.
  private static func points(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}
