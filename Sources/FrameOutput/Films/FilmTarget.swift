import SystemFiles

/// Where the films of scenes go.
package struct FilmTarget: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    case standardOutput
    /// One film named for each scene.
    case folder(String)
    /// A name, with `{scene}` in it where there are several scenes.
    case template(FrameTemplate)
  }

  package let format: FilmFormat
  package let place: Place

  package init(_ format: FilmFormat, in place: Place) {
    self.format = format
    self.place = place
  }

  /// The format that a file's name means; nil when it is none of them.
  package static func format(ofName name: String) -> FilmFormat? {
    FilmFormat.allCases.first { name.lowercased().hasSuffix(".\($0.rawValue)") }
  }

  /// The path of a scene's film; nil for standard output.
  package func path(scene: String, scale: Double) -> String? {
    switch place {
    case .standardOutput: nil
    case .folder(let folder): FilePaths.join(folder, "\(scene).\(format.rawValue)")
    case .template(let template): template.path(scene: scene, frame: 0, time: 0, scale: scale)
    }
  }
}
