/// A mistake in a scene or in what the command line sets, with its place.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The exit status a mistake leads to.
  package enum Status: Int, Hashable, Sendable {
    /// What the command line sets is unknown or ill-typed.
    case usage = 2
    /// The scene is invalid.
    case invalidScene = 3
    /// An included file or an asset is missing or unreadable.
    case missingAsset = 4
  }

  package var place: Place
  /// The JSON path in the file of the place: `$.screens.home.subviews[2].frame`; nil where the text is no JSON.
  package var path: String?
  /// What was found, what was expected, and what to do.
  package var message: String
  package var status: Status

  package init(place: Place, path: String?, message: String, status: Status) {
    self.place = place
    self.path = path
    self.message = message
    self.status = status
  }

  /// As editors and terminals take it: `file:line:column: error: message (path)`.
  package var description: String {
    let path = path.map { " (\($0))" } ?? ""
    return "\(place): error: \(message)\(path)"
  }
}

/// Why a scene was not loaded: every mistake found in one run, at least one.
package struct SceneLoadingError: Error, Hashable, Sendable, CustomStringConvertible {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The exit status: usage comes before a missing asset, and that before an invalid scene.
  package var status: Diagnostic.Status {
    let statuses = diagnostics.map(\.status)
    return [.usage, .missingAsset].first { statuses.contains($0) } ?? .invalidScene
  }

  package var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
