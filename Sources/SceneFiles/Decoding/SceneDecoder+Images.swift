extension SceneDecoder {
  /// Finds the files of the images; one that is missing, or that leaves the scene's folder, is noted.
  mutating func readImages(_ members: [JSONMember], in document: SceneDocument, files: some SceneFileReading) -> [Scene
    .Image]
  {
    imageNames = members.map(\.key)
    return members.compactMap { image($0, document, files) }
  }

  private mutating func image(
    _ member: JSONMember, _ document: SceneDocument, _ files: some SceneFileReading
  ) -> Scene.Image? {
    guard let written = text(member.value, expected: "the path of a PNG file") else { return nil }
    let folder = document.folder(of: member.value.position)
    var candidates = [ScenePath(scene: document.sceneFolder, folder: [], written)]
    if !folder.isEmpty { candidates.append(ScenePath(scene: document.sceneFolder, folder: folder, written)) }
    if candidates.allSatisfy(\.isOutside), !options.allowsOutside {
      note(
        "\"\(written)\" leaves the scene's folder; move the image there, or allow it with --allow-outside",
        at: member.value)
      return nil
    }
    for path in candidates where options.allowsOutside || !path.isOutside {
      if let found = ImageFile.find(path.text, canvasScale: canvas.scale, files) {
        return Scene.Image(
          name: member.key, path: found.path, scale: found.scale, origin: origin(member.value), writtenPath: written)
      }
    }
    let places = candidates.filter { options.allowsOutside || !$0.isOutside }.map(\.text).joined(separator: " and ")
    report.note(
      "there is no image file \"\(written)\"; looked for \(places)", at: member.value.position, status: .missingAsset)
    return nil
  }
}

/// The file of an image, of those that differ in scale.
struct ImageFile {
  let path: String
  let scale: Double

  /// The path itself if it names a scale; else the file for the canvas's scale, or the next larger, or the largest.
  static func find(_ path: String, canvasScale: Double, _ files: some SceneFileReading) -> ImageFile? {
    let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    if let scale = scale(of: stem) { return files.fileExists(at: path) ? ImageFile(path: path, scale: scale) : nil }
    let wanted = min(max(canvasScale.rounded(.up), 1), 3)
    let order = (1...3).map(Double.init).sorted { a, b in
      (a < wanted ? 1 : 0, abs(a - wanted)) < (b < wanted ? 1 : 0, abs(b - wanted))
    }
    for scale in order {
      let candidate = scale == 1 ? path : "\(stem)@\(Int(scale))x\(path[stem.endIndex...])"
      if files.fileExists(at: candidate) { return ImageFile(path: candidate, scale: scale) }
    }
    return nil
  }

  private static func scale(of stem: Substring) -> Double? {
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : nil
  }
}

extension Scene.Image {
  /// The mistake of a file that cannot be decoded, placed where the scene names it.
  package func diagnostic(_ reason: String) -> Diagnostic {
    Diagnostic(
      place: origin.place, path: "$.images.\(name)", message: "the image \"\(writtenPath)\" cannot be read: \(reason)",
      status: .missingAsset)
  }
}
