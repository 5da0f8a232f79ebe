package import SystemFiles

/// A folder of pictures.
package enum PictureFolder {
  /// The PNG and APNG files below a folder as paths from it, in the order of their bytes; hidden ones are passed over.
  package static func names(below folder: String) throws(FileError) -> [String] {
    var names: [String] = []
    try collect(folder, below: "", inside: [], into: &names)
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// - Parameter ancestors: the folders around this one with links resolved, so that a link to one of them ends.
  private static func collect(
    _ folder: String, below: String, inside ancestors: [String], into names: inout [String]
  ) throws(FileError) {
    let resolved = FileSystem.resolved(folder) ?? folder
    guard !ancestors.contains(resolved) else { return }
    for name in try FileSystem.list(folder) where !name.hasPrefix(".") {
      let path = FilePaths.join(folder, name)
      let relative = below.isEmpty ? name : "\(below)/\(name)"
      switch FileSystem.kind(of: path) {
      case .folder: try collect(path, below: relative, inside: ancestors + [resolved], into: &names)
      case .file where isPicture(name): names.append(relative)
      default: continue
      }
    }
  }

  private static func isPicture(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return lowercased.hasSuffix(".png") || lowercased.hasSuffix(".apng")
  }

  /// The number at the end of a file's name, such as 12 of `frame-0012.png`; nil when there is none.
  package static func frameNumber(of name: String) -> Int? {
    let stem = FilePaths.name(of: name).split(separator: ".").first ?? ""
    return Int(String(stem.reversed().prefix { ("0"..."9").contains($0) }.reversed()))
  }
}
