import Foundation

/// Something to do with a title, as `UIAction`.
@preconcurrency @MainActor public final class UIAction: NSObject {
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

  /// What a button that has the action says.
  public var title: String
  /// The picture of a button that has the action.
  public var image: UIImage?
  /// What it is called; a name of its own by default.
  public let identifier: Identifier
  /// Who asked for it, while it is done.
  public private(set) weak var sender: AnyObject?
  private let handler: Handler

  private static let prefix: String = "com.apple.action.dynamic."

  /// An action that calls a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier =
      identifier ?? Identifier(Self.prefix + String(UIEnvironment.current.clock.reserveOrder()))
    self.handler = handler
    super.init()
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
