import Foundation

/// Something to do with a title, as `UIAction`.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// Names an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An action's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An action's name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What is done, with the action itself.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// How it would look in a menu.
  public var attributes: UIMenuElement.Attributes
  /// Whether it would have a mark in a menu.
  public var state: UIMenuElement.State
  /// What it is called; a name of its own by default.
  public let identifier: Identifier
  /// Who asked for it, while it is done.
  public private(set) weak var sender: AnyObject?
  private let handler: Handler

  private static let prefix: String = "com.apple.action.dynamic."

  /// An action that calls a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.identifier =
      identifier ?? Identifier(Self.prefix + String(UIEnvironment.current.clock.reserveOrder()))
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
