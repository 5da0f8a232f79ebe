import SceneFiles

/// A step of a script with the name under which traces and events know it.
struct NamedStep: Hashable {
  let name: String
  let step: Scene.Step

  /// The steps of a script; those without an id are called by their path, which no id can be.
  static func all(in scene: Scene) -> [NamedStep] {
    scene.script.enumerated().map { index, step in
      NamedStep(name: step.id ?? "script[\(index)]", step: step)
    }
  }
}
