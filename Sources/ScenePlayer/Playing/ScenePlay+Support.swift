import SceneFiles

extension ScenePlay {
  /// Refuses the steps of fingers and of running animators, which are not played yet; exit status 3, every one of them.
  static func checkIsPlayable(_ scene: Scene) throws(SceneLoadingError) {
    let mistakes = scene.script.enumerated().compactMap { index, step in
      step.action.unplayable.map { what in
        Diagnostic(
          place: step.origin.place, path: "$.script[\(index)]",
          message: "\(what) cannot be played yet: fingers and the animators they hold come with a later version",
          status: .invalidScene)
      }
    }
    guard mistakes.isEmpty else { throw SceneLoadingError(mistakes) }
  }
}

extension Scene.Action {
  /// What it is, when it cannot be played.
  fileprivate var unplayable: String? {
    switch self {
    case .pan: "a \"pan\" step"
    case .animator: "an \"animator\" step"
    default: nil
    }
  }
}
