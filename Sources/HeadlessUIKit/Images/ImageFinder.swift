import Foundation

/// Finds pictures by their names, as an app's bundle does: `NAME.png`, `NAME@2x.png`, `NAME@3x.png`, and the image sets of
/// asset catalogues.
struct ImageFinder {
  /// A file, and how many pixels a point of it has.
  struct File: Hashable {
    let path: String
    let scale: CGFloat
  }

  /// Files by the names of their pictures.
  private var files: [String: [File]] = [:]

  /// Looks at everything below a folder; a folder that is not there holds nothing.
  ///
  /// - Parameter isDeep: false for what lies in the folder itself only.
  init(folder: String, isDeep: Bool = true) {
    let manager = FileManager.default
    let paths =
      isDeep
      ? (manager.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      : (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    for path in paths.sorted() { note(path, in: URL(fileURLWithPath: folder)) }
  }

  private mutating func note(_ path: String, in folder: URL) {
    let url = folder.appendingPathComponent(path)
    switch url.pathExtension.lowercased() {
    case "imageset": files[url.deletingPathExtension().lastPathComponent, default: []] += Self.files(ofSet: url)
    case "png" where url.deletingLastPathComponent().pathExtension != "imageset":
      let (name, scale) = Self.nameAndScale(url.deletingPathExtension().lastPathComponent)
      files[name, default: []].append(File(path: url.path, scale: scale))
    default: break
    }
  }

  /// A file's name without what says how many pixels a point has.
  static func nameAndScale(_ name: String) -> (name: String, scale: CGFloat) {
    for (ending, scale) in [("@2x", 2.0), ("@3x", 3.0)] where name.hasSuffix(ending) {
      return (String(name.dropLast(ending.count)), scale)
    }
    return (name, 1)
  }

  /// The file of a picture: with as many pixels a point as the screen, or else more, or else most.
  func file(named name: String, for scale: CGFloat) -> File? {
    let found = (files[name] ?? files[Self.bare(name)] ?? []).sorted { $0.scale < $1.scale }
    return found.first { $0.scale >= scale } ?? found.last
  }

  /// A name as it is looked for: `icons/card.png` is `card`.
  private static func bare(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last.hasSuffix(".png") ? nameAndScale(String(last.dropLast(4))).name : last
  }
}

// MARK: - Image sets

extension ImageFinder {
  /// What `Contents.json` of an image set says.
  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable {}

      let filename: String?
      let scale: String?
      let idiom: String?
      let appearances: [Appearance]?
    }

    let images: [Image]?
  }

  /// The PNG files of a set for light appearance; none when its contents cannot be read.
  private static func files(ofSet folder: URL) -> [File] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return [] }
    return (contents.images ?? []).compactMap { image in
      guard let name = image.filename, name.lowercased().hasSuffix(".png"), image.appearances == nil,
        ["universal", "iphone", nil].contains(image.idiom)
      else { return nil }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      return File(path: folder.appendingPathComponent(name).path, scale: scale)
    }
  }
}
