import Foundation

extension PlayerPage {
  /// How an open page learns that there is a newer one: from a small script beside it.
  ///
  /// Pages from disk may not read files, but scripts they may run.
  package struct Live: Hashable, Sendable {
    /// The script's file name; it lies beside the page.
    package var file: String
    /// What tells this page from earlier and later ones.
    package var version: String

    package init(file: String, version: String) {
      (self.file, self.version) = (file, version)
    }

    /// The name as part of an address.
    var address: String { file.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? file }

    /// What the script says.
    ///
    /// - Parameter mistake: why there is no page of this version; nil where there is one.
    package static func script(version: String, mistake: String?) -> String {
      "segueLive(\(JSONText.string(version)), \(mistake.map(JSONText.string) ?? "null"));\n"
    }
  }
}
