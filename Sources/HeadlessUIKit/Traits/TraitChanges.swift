/// A trait that can be watched, as `UITraitDefinition`; one of an app's own never changes here.
public protocol UITraitDefinition {
  /// What it is a kind of.
  associatedtype Value
  /// What it is where nobody says.
  static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's own.
protocol SystemTrait {
  static func value(in traits: UITraitCollection) -> AnyHashable
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceStyle }
}

/// Room across.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static func value(in traits: UITraitCollection) -> AnyHashable { traits.horizontalSizeClass }
}

/// Room downwards.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static func value(in traits: UITraitCollection) -> AnyHashable { traits.verticalSizeClass }
}

/// Pixels a point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static let defaultValue: CGFloat = 0
  static func value(in traits: UITraitCollection) -> AnyHashable { traits.displayScale }
}

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  static func value(in traits: UITraitCollection) -> AnyHashable { traits.layoutDirection }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceIdiom }
}

/// How large text is wanted.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Nobody has said.
  public static let defaultValue: UIContentSizeCategory = .unspecified
  static func value(in traits: UITraitCollection) -> AnyHashable { traits.preferredContentSizeCategory }
}

/// Who has traits and tells of their changes, as `UITraitEnvironment`.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after they have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A watch on traits, as `UITraitChangeRegistration`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Whose traits can be watched, as `UITraitChangeObservable`: views and controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// The watches; theirs is the whole content.
  var traitWatches: TraitWatches { get }
}

/// The watches on a view's or a controller's traits.
@preconcurrency @MainActor public final class TraitWatches {
  final class Watch: UITraitChangeRegistration {
    let traits: [UITrait]
    let action: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ action: @escaping (UITraitCollection) -> Void) {
      (self.traits, self.action) = (traits, action)
    }
  }

  var watches: [Watch] = []

  func tell(of new: UITraitCollection, after old: UITraitCollection) {
    for watch in watches {
      let changed = watch.traits.contains { trait in
        guard let trait = trait as? any SystemTrait.Type else { return false }
        return trait.value(in: new) != trait.value(in: old)
      }
      if changed { watch.action(old) }
    }
  }
}

extension UITraitChangeObservable {
  /// Calls a closure with the object and the traits before whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void)
    -> any UITraitChangeRegistration
  {
    watch(traits) { [weak self] previous in self.map { handler($0, previous) } }
  }

  /// Calls a method of a target, which is not kept alive, whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let method = TargetAction(target, action)
    return watch(traits) { [weak self] _ in self.map { method.send(from: $0) } }
  }

  /// Calls a method of the object whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a watch.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitWatches.watches.removeAll { $0 === registration }
  }

  private func watch(_ traits: [UITrait], _ action: @escaping (UITraitCollection) -> Void)
    -> any UITraitChangeRegistration
  {
    let watch = TraitWatches.Watch(traits, action)
    traitWatches.watches.append(watch)
    return watch
  }
}
