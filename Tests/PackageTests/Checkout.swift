import Foundation

/// The files of the checkout that the tests run in.
enum Checkout {
  static let root: URL = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every file below a folder whose name ends in a suffix, in stable order, as paths from the root.
  static func files(in folder: String, suffix: String) -> [String] {
    let base = root.appending(path: folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }
}
