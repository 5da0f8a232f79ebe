/// The files a scene is made of; the one way from a scene to a disk.
package protocol SceneFileReading {
  /// The bytes of a file, by a path as the user wrote it or relative to the same folder.
  func contents(of path: String) throws(SceneFileError) -> [UInt8]

  /// Whether there is a file, not a folder, at a path.
  func fileExists(at path: String) -> Bool
}

/// Why a file cannot be had.
package enum SceneFileError: Error, Hashable, Sendable {
  case missing
  /// With the system's reason.
  case unreadable(String)

  package var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    }
  }
}

/// What the command line says about how a scene is loaded.
package struct SceneLoadingOptions: Hashable, Sendable {
  /// A `--set NAME=VALUE`: the value is JSON5, or else a bare text.
  package struct Setting: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// `--appearance`; wins over the variant's and the canvas's.
  package var appearance: Scene.Appearance?
  /// `--variant`.
  package var variant: String?
  /// `--params`: a file of names and values.
  package var parameterFile: String?
  /// `--set`, later ones win; they win over the file, and that over the variant's.
  package var settings: [Setting]
  /// `--allow-outside`: images and includes may lie outside the scene's folder.
  package var allowsOutside: Bool

  package init(
    appearance: Scene.Appearance? = nil, variant: String? = nil, parameterFile: String? = nil,
    settings: [Setting] = [], allowsOutside: Bool = false
  ) {
    self.appearance = appearance
    self.variant = variant
    self.parameterFile = parameterFile
    self.settings = settings
    self.allowsOutside = allowsOutside
  }
}
