extension NSAttributedString.Key {
  /// The letters; has no effect, as a label's own count.
  public static let font: NSAttributedString.Key = NSAttributedString.Key("NSFont")
  /// The colour of letters; has no effect, as a label's own counts.
  public static let foregroundColor: NSAttributedString.Key = NSAttributedString.Key("NSColor")
  /// The room between letters; has no effect.
  public static let kern: NSAttributedString.Key = NSAttributedString.Key("NSKern")
}
