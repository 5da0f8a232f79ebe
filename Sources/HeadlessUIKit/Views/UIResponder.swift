/// Something that reacts to touches, as `UIResponder`.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  /// Never called: nib files are not read here.
  open func awakeFromNib() {}

  /// Who is asked next.
  open var next: UIResponder? { nil }

  /// Whether it takes input.
  open var isFirstResponder: Bool { false }

  /// Whether it may take input.
  open var canBecomeFirstResponder: Bool { false }

  /// Asks for input; there is no keyboard here.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Gives input up.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Called when fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when fingers go up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when fingers are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
