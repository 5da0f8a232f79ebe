/// What animation blocks change in layers' models, so that it can be taken back.
@MainActor package final class ModelChanges {
  struct Change {
    weak var layer: CALayer?
    let keyPath: LayerKeyPath
    let from: AnimatableValue
    let to: AnimatableValue
  }

  private var changes: [Change] = []

  package init() {}

  func record(_ layer: CALayer, _ keyPath: LayerKeyPath, from: AnimatableValue, to: AnimatableValue) {
    changes.append(Change(layer: layer, keyPath: keyPath, from: from, to: to))
  }

  /// Where each changed value was at first and went at last.
  private var spans: [Change] {
    var result: [Change] = []
    for change in changes {
      if let index = result.firstIndex(where: { $0.layer === change.layer && $0.keyPath == change.keyPath }) {
        let first = result[index]
        result[index] = Change(layer: first.layer, keyPath: first.keyPath, from: first.from, to: change.to)
      } else {
        result.append(change)
      }
    }
    return result
  }

  /// Gives the model its values from before; what has been changed since keeps that later change where it stacks.
  package func takeBack() {
    set { change, now in now == change.to ? change.from : now.moved(from: change.to, to: change.from) }
  }

  /// Gives the model its values from before, after `keepPresent`.
  func begin() { set { change, _ in change.from } }

  /// Gives the model the values it was going to, after `keepPresent`.
  func complete() { set { change, _ in change.to } }

  /// Gives the model the values that show now.
  func keepPresent() {
    let time = UIEnvironment.current.clock.now
    set { change, now in change.layer?.values(at: time).value(at: change.keyPath) ?? now }
  }

  /// All values are found before the first is set, because setting a size moves subviews.
  private func set(_ value: (Change, AnimatableValue) -> AnimatableValue) {
    let targets: [(Change, AnimatableValue)] = spans.compactMap { change in
      guard let now = change.layer?.model.value(at: change.keyPath) else { return nil }
      return (change, value(change, now))
    }
    UIView.performWithoutAnimation {
      for (change, target) in targets { change.layer?.setModel(target, at: change.keyPath) }
    }
  }
}

extension CALayer {
  /// Gives the model a value as the property's setter would, layout included.
  package func setModel(_ value: AnimatableValue, at keyPath: LayerKeyPath) {
    var values = model
    values.set(value, at: keyPath)
    if keyPath.property == .bounds { return setBounds(values.bounds) }
    let old = model
    guard values != old else { return }
    model = values
    modelDidChange(keyPath.property, from: old)
  }
}
