#if !canImport(ObjectiveC)
  /// What a target is asked to do, where there is no Objective-C runtime to look methods up by name.
  ///
  /// `Selector(Screen.didTap)` stands for `#selector(didTap)`; the method may take the sender or nothing.
  public struct Selector {
    private let perform: @MainActor (AnyObject, AnyObject) -> Void

    /// The method without arguments of a class.
    public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
      perform = { target, _ in
        guard let target = target as? Target else { return }
        method(target)()
      }
    }

    /// The method of a class that takes the sender.
    public init<Target: AnyObject, Sender: AnyObject>(
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
      perform = { target, sender in
        guard let target = target as? Target, let sender = sender as? Sender else { return }
        method(target)(sender)
      }
    }

    /// Calls the method; nothing happens when target or sender are of other classes.
    @MainActor func callAsFunction(_ target: AnyObject, sender: AnyObject) { perform(target, sender) }
  }
#endif
