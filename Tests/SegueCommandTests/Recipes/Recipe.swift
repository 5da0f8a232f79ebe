import Foundation

/// A file of the recipes that are shipped beside the scenes.
struct Recipe: Sendable {
  static let folder: URL = ShippedFiles.folder.appending(path: "Recipes")

  let name: String

  var path: String { Self.folder.appending(path: name).path }

  func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// The lines for a shell under a heading of a page, a text for each block of them.
  func blocks(under heading: String) throws -> [String] {
    let sections = try text().components(separatedBy: "\n## ")
    let section = sections.first { $0.hasPrefix("\(heading)\n") } ?? ""
    return section.components(separatedBy: "```sh\n").dropFirst().compactMap {
      $0.components(separatedBy: "```\n").first
    }
  }

  static let manyMachines: Recipe = Recipe(name: "ManyMachines.md")
}
