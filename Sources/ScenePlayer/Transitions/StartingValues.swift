import HeadlessUIKit
import SceneFiles

/// What legs found in the properties that they moved away from without saying where they started.
///
/// A leg played backwards ends there: the scene does not say the value, and the model no longer has it.
@MainActor struct StartingValues {
  private struct Key: Hashable {
    var view: ObjectIdentifier
    var property: Scene.Property
  }

  /// A view that is gone does not lend its values to one that happens to take its place in memory.
  private struct Entry {
    weak var view: UIView?
    var value: Scene.PropertyValue
  }

  private var entries: [Key: Entry] = [:]

  mutating func note(_ value: Scene.PropertyValue, of property: Scene.Property, of view: UIView) {
    entries[Key(view: ObjectIdentifier(view), property: property)] = Entry(view: view, value: value)
  }

  func value(of property: Scene.Property, of view: UIView) -> Scene.PropertyValue? {
    let entry = entries[Key(view: ObjectIdentifier(view), property: property)]
    return entry?.view === view ? entry?.value : nil
  }
}
