#if !canImport(ObjectiveC)
  extension NSObjectProtocol where Self: NSObject {
    /// Not carried: properties are not observed without the Objective-C runtime.
    @available(
      *, unavailable,
      message: "properties are not observed here; override the property with a didSet, or call what changes it"
    )
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { preconditionFailure("unavailable") }
  }

  extension NSObject {
    /// Not carried: properties are not observed without the Objective-C runtime.
    @available(
      *, unavailable,
      message: "properties are not observed here; override the property with a didSet, or call what changes it"
    )
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) { preconditionFailure("unavailable") }

    /// Not carried: methods are not looked up without the Objective-C runtime.
    @available(*, unavailable, message: "methods are not looked up by name here; ask with 'as?' for a protocol")
    public func responds(to aSelector: Selector?) -> Bool { preconditionFailure("unavailable") }
  }

  /// What of a property is told to those who observe it.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value it has got.
    public static let new: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 1)
    /// The value it had.
    public static let old: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 2)
    /// The value it has at first.
    public static let initial: NSKeyValueObservingOptions = NSKeyValueObservingOptions(rawValue: 4)
  }

  /// A property's change.
  public struct NSKeyValueObservedChange<Value> {
    /// The value it has got.
    public let newValue: Value?
    /// The value it had.
    public let oldValue: Value?
  }

  /// Keeps the observation of a property; nothing makes one here.
  public final class NSKeyValueObservation: NSObject {
    private override init() { super.init() }
    /// Ends the observation.
    public func invalidate() {}
  }
#endif
