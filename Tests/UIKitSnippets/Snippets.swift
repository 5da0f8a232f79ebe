/// The snippets of an app in `App`, compiled in Swift 5; the tests beside compile the same files in Swift 6.
public enum Snippets {
  /// The language mode of this module.
  public static let languageMode: Int = 5
}
