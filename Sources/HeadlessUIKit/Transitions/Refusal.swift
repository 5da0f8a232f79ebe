/// Why UIKit would not do what was asked, in the words it prints.
struct Refusal: Hashable {
  enum Kind: String {
    /// A transition that has not ended is in the way.
    case duringTransition = "refused-during-transition"
    /// The request makes no sense in the present state.
    case request = "refused-request"
  }

  var kind: Kind
  var message: String
  /// What the caller should do instead.
  var fix: String

  init(_ kind: Kind, _ message: String, fix: String) {
    self.kind = kind
    self.message = message
    self.fix = fix
  }
}
