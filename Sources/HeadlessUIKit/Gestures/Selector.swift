#if !canImport(ObjectiveC)
  /// What a target is asked to do, where there is no Objective-C runtime to look methods up by name.
  ///
  /// `Selector(Screen.didTap)` stands for `#selector(didTap)`. The method may take nothing, the sender, or the sender
  /// and the event. It belongs to a type and holds nobody; one of an object, `Selector(screen.didTap)`, holds that object.
  public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// Calls the method for a target, a sender and an event; false when one of them is none that it takes.
    private let call: @MainActor (AnyObject, Any?, Any?) -> Bool
    private let identity: Identity

    /// What makes two selectors the same: the names of their methods, as in Objective-C.
    private enum Identity: Hashable, Sendable {
      case named(String, arguments: Int)
      case unnamed(Unnamed)
    }

    /// A selector without a name is the same as its copies only.
    private final class Unnamed: Hashable, Sendable {
      static func == (a: Unnamed, b: Unnamed) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private init(_ name: String, _ arguments: Int, _ call: @escaping @MainActor (AnyObject, Any?, Any?) -> Bool) {
      self.call = call
      identity = name.isEmpty ? .unnamed(Unnamed()) : .named(name, arguments: arguments)
    }

    /// Calls the method; false when target, sender or event are none that it takes.
    @MainActor func callAsFunction(_ target: AnyObject, sender: Any?, event: Any? = nil) -> Bool {
      call(target, sender, event)
    }

    /// The method's name, with a colon for every argument.
    public var description: String {
      switch identity {
      case .named(let name, let arguments): name + String(repeating: ":", count: arguments)
      case .unnamed: "selector"
      }
    }

    /// True when the methods are called the same and take as many arguments, whosever they are.
    public static func == (a: Selector, b: Selector) -> Bool { a.identity == b.identity }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

    /// Methods are not looked up by text here.
    @available(*, unavailable, message: "methods are not looked up by name here; write #selector(…)")
    public init(_ text: String) { preconditionFailure("unavailable") }
  }

  // MARK: Methods of types

  extension Selector {
    /// The method of a class that takes nothing.
    public init<Target: AnyObject, Value>(
      _ method: @escaping @MainActor (Target) -> @MainActor () -> Value, named name: String = ""
    ) {
      self.init(name) { (target: Target) in _ = method(target)() }
    }

    /// The method of a class that takes the sender.
    public init<Target: AnyObject, Sender, Value>(
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Value, named name: String = ""
    ) {
      self.init(name) { (target: Target, sender: Sender) in _ = method(target)(sender) }
    }

    /// The method of a class that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event, Value>(
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Value, named name: String = ""
    ) {
      self.init(name) { (target: Target, sender: Sender, event: Event) in _ = method(target)(sender, event) }
    }

    /// The method of a class that is bound to no actor, and takes nothing.
    @_disfavoredOverload
    public init<Target: AnyObject, Value>(
      _ method: sending @escaping (Target) -> () -> Value, named name: String = ""
    ) {
      self.init(name) { (target: Target) in _ = method(target)() }
    }

    /// The method of a class that is bound to no actor, and takes the sender.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Value>(
      _ method: sending @escaping (Target) -> (Sender) -> Value, named name: String = ""
    ) {
      self.init(name) { (target: Target, sender: Sender) in _ = method(target)(sender) }
    }

    /// The method of a class that is bound to no actor, and takes the sender and the event.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Event, Value>(
      _ method: sending @escaping (Target) -> (Sender, Event) -> Value, named name: String = ""
    ) {
      self.init(name) { (target: Target, sender: Sender, event: Event) in _ = method(target)(sender, event) }
    }

    private init<Target: AnyObject>(_ name: String, calling method: @escaping @MainActor (Target) -> Void) {
      self.init(name, 0) { target, _, _ in
        guard let target = target as? Target else { return false }
        method(target)
        return true
      }
    }

    private init<Target: AnyObject, Sender>(
      _ name: String, calling method: @escaping @MainActor (Target, Sender) -> Void
    ) {
      self.init(name, 1) { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        method(target, sender)
        return true
      }
    }

    private init<Target: AnyObject, Sender, Event>(
      _ name: String, calling method: @escaping @MainActor (Target, Sender, Event) -> Void
    ) {
      self.init(name, 2) { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender, let event = event as? Event
        else { return false }
        method(target, sender, event)
        return true
      }
    }
  }

  // MARK: Methods of objects

  extension Selector {
    /// The method of an object, whatever the target is; the object is kept alive.
    public init(_ method: @escaping @MainActor () -> Void, named name: String = "") {
      self.init(name, 0) { _, _, _ in
        method()
        return true
      }
    }

    /// The method of an object that takes the sender, whatever the target is; the object is kept alive.
    public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void, named name: String = "") {
      self.init(name, 1) { _, sender, _ in
        guard let sender = sender as? Sender else { return false }
        method(sender)
        return true
      }
    }

    /// The method of an object that is bound to no actor; the object is kept alive.
    @_disfavoredOverload
    public init(_ method: sending @escaping () -> Void, named name: String = "") {
      self.init(name, 0) { _, _, _ in
        method()
        return true
      }
    }

    /// The method of an object that is bound to no actor, and takes the sender; the object is kept alive.
    @_disfavoredOverload
    public init<Sender>(_ method: sending @escaping (Sender) -> Void, named name: String = "") {
      self.init(name, 1) { _, sender, _ in
        guard let sender = sender as? Sender else { return false }
        method(sender)
        return true
      }
    }
  }

  // MARK: Properties

  extension Selector {
    /// The reading of a property.
    public init<Target: AnyObject, Value>(getter path: sending KeyPath<Target, Value>, named name: String = "") {
      self.init(name, 0) { target, _, _ in
        guard let target = target as? Target else { return false }
        _ = target[keyPath: path]
        return true
      }
    }

    /// The writing of a property, to which the sender is assigned.
    public init<Target: AnyObject, Value>(
      setter path: sending ReferenceWritableKeyPath<Target, Value>, named name: String = ""
    ) {
      self.init(name, 1) { target, sender, _ in
        guard let target = target as? Target, let value = sender as? Value else { return false }
        target[keyPath: path] = value
        return true
      }
    }
  }
#endif
