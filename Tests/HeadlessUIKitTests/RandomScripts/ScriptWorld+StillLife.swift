import FrameSnapshots
import HeadlessUIKit
import TestSupport

/// What a script's end must look like: the same screens, put there by nothing but requests without animation.
extension ScriptWorld {
  /// All that shows; views without a name of their own are numbered as they come, which says nothing.
  var layers: [LayerSnapshot] {
    stage.environment.snapshot().layers.map { layer in
      var layer = layer
      if layer.name?.contains("View-") == true { layer.name = nil }
      return layer
    }
  }

  /// A stage on which nothing has ever moved, with this one's screens.
  func stillLife() -> [LayerSnapshot] {
    let still = ScriptWorld(scriptRoot)
    still.copyContents(of: model.root, from: self)
    for name in model.names { still.copyPresentation(of: name, from: self) }
    still.copySelection(from: self)
    defer { UIEnvironment.current = stage.environment }
    return still.layers
  }

  private func settle() { stage.advance(to: stage.environment.clock.now + 1) }

  private func copySelection(from other: ScriptWorld) {
    guard case .tabs(_, let selected)? = other.model.screens["tabs"]?.content else { return }
    (controllers["tabs"] as? UITabBarController)?.selectedIndex = selected
    settle()
  }

  /// Pushes and turns as another world has.
  private func copyContents(of name: String, from other: ScriptWorld) {
    switch other.model.screens[name]?.content {
    case .stack(let held)?:
      guard let stack = controllers[name] as? UINavigationController else { return }
      for child in held.dropFirst() { stack.pushViewController(screen(child, parent: name), animated: false) }
    case .tabs(let tabs, _)?:
      for tab in tabs { copyContents(of: tab, from: other) }
    case .pages(_, let shown)?:
      if shown != 1 { turn(by: shown - 1, animated: false) }
    case .plain?, nil: break
    }
    settle()
  }

  private func copyPresentation(of name: String, from other: ScriptWorld) {
    guard let presenter = other.model.screens[name]?.presenter, let original = other.controllers[name] else { return }
    let copy = original is UINavigationController ? stack(name) : screen(name)
    copy.modalPresentationStyle = original.modalPresentationStyle
    prepareSheet(copy, source: presenter)
    controllers[presenter]?.present(copy, animated: false)
    settle()
    copy.sheetPresentationController?.selectedDetentIdentifier =
      original.sheetPresentationController?.selectedDetentIdentifier
    copyContents(of: name, from: other)
  }

  /// The first layer that does not look as it should, in words; nil when all do.
  var residue: String? {
    let (shown, wanted) = (layers, stillLife())
    guard shown != wanted else { return nil }
    guard shown.count == wanted.count else {
      return "there are \(shown.map { $0.name ?? "-" }) where there should be \(wanted.map { $0.name ?? "-" })"
    }
    let pair = zip(shown, wanted).first { $0 != $1 }
    return pair.map { "\($0.name ?? "-"): \($0.differences(from: $1))" }
  }
}

extension LayerSnapshot {
  /// What differs, in words.
  fileprivate func differences(from other: LayerSnapshot) -> [String] {
    zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children).compactMap { mine, others in
      let (value, wanted) = ("\(mine.value)", "\(others.value)")
      return value == wanted ? nil : "\(mine.label ?? "") is \(value) and should be \(wanted)"
    }
  }
}
