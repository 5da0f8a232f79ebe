import Foundation

extension UIEnvironment {
  /// Where pictures are found by their names, beside the bundle of the program.
  package func findImages(in folder: String) {
    imageFolders.append(folder)
    imageFinders.append(ImageFinder(folder: folder))
  }

  /// A picture's file; nil when there is none.
  ///
  /// - Parameter bundle: where it is looked for behind the stage's folders; the program's own when nil.
  func imageFile(named name: String, in bundle: Bundle?) -> ImageFinder.File? {
    for finder in imageFinders + finders(of: bundle) {
      if let file = finder.file(named: name, for: screen.scale) { return file }
    }
    return nil
  }

  private func finders(of bundle: Bundle?) -> [ImageFinder] {
    let bundle = bundle ?? .main
    if let known = bundleFinders[bundle.bundlePath] { return known }
    let folder = bundle.resourcePath ?? bundle.bundlePath
    // Beside the program lie its package's resources, and much else that nobody should walk through.
    let finders =
      bundle == .main
      ? [ImageFinder(folder: folder, isDeep: false)] + Self.resources(in: folder).map { ImageFinder(folder: $0) }
      : [ImageFinder(folder: folder)]
    bundleFinders[bundle.bundlePath] = finders
    return finders
  }

  private static func resources(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Tells once of a picture for which a square stands.
  func noteMissingImage(_ name: String, kind: String, message: String, fix: String) {
    guard missingImages.insert("\(kind) \(name)").inserted else { return }
    log.append(LoggedWarning(time: clock.now, kind: kind, message: message, fix: fix, subject: WarningSubject()))
  }

  /// The folders in which pictures are looked for, in words.
  var imagePlaces: String { (imageFolders + ["the bundle"]).joined(separator: " or ") }
}

extension LoggedWarning {
  /// The kind of a note on a picture that is not found.
  package static let imageNotFound: String = "image-not-found"
  /// The kind of a note on a symbol that is not drawn.
  package static let symbolNotDrawn: String = "symbol-not-drawn"
}
