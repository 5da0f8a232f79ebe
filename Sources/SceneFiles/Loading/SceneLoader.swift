/// Reads scenes: from JSON5 text to a resolved `Scene`, or to every mistake in it.
package struct SceneLoader<Files: SceneFileReading> {
  let files: Files
  let options: SceneLoadingOptions

  package init(files: Files, options: SceneLoadingOptions = SceneLoadingOptions()) {
    self.files = files
    self.options = options
  }

  /// The scene of a file; messages name it as it is given here.
  package func load(_ path: String) throws(SceneLoadingError) -> Scene {
    try read(try contents(of: path), path: path, folder: ScenePath.folder(ofFile: path)).scene
  }

  /// The scene of a text, such as standard input's; its assets are looked for in a folder.
  package func load(text: [UInt8], named name: String, folder: String = "") throws(SceneLoadingError) -> Scene {
    try read(text, path: name, folder: folder).scene
  }

  /// The scene of a file printed with its includes merged in and every preset written out.
  package func expand(_ path: String) throws(SceneLoadingError) -> String {
    try read(try contents(of: path), path: path, folder: ScenePath.folder(ofFile: path)).expansion()
  }

  /// As above, for a text.
  package func expand(text: [UInt8], named name: String, folder: String = "") throws(SceneLoadingError) -> String {
    try read(text, path: name, folder: folder).expansion()
  }

  private func contents(of path: String) throws(SceneLoadingError) -> [UInt8] {
    do throws(SceneFileError) {
      return try files.contents(of: path)
    } catch {
      throw SceneLoadingError([
        Diagnostic(
          place: Place(file: path, line: 1, column: 1), path: nil, message: error.reason, status: .missingAsset)
      ])
    }
  }

  private func read(_ text: [UInt8], path: String, folder: String) throws(SceneLoadingError) -> LoadedScene {
    var reader = SceneDocumentReader(
      files: files, sceneFolder: folder, allowsOutside: options.allowsOutside, report: MistakeReport())
    guard text.count <= SceneLimits.fileSize, let document = reader.document(text, path: path) else {
      try reader.report.throwMistakes()
      throw SceneLoadingError([
        Diagnostic(
          place: Place(file: path, line: 1, column: 1), path: nil,
          message: "the file has more than \(SceneLimits.fileSize) bytes", status: .invalidScene)
      ])
    }
    var decoder = SceneDecoder(report: reader.report, options: options)
    for root in reader.includedRoots { decoder.checkTopLevel(root, isIncluded: true) }
    let parameterFile = try parameterFile(&decoder)
    let scene = decoder.scene(document, parameterFile: parameterFile, files: files)
    try decoder.report.throwMistakes()
    guard let scene else { throw SceneLoadingError([]) }
    return LoadedScene(scene: scene, document: document, transitions: decoder.writtenTransitions)
  }

  private func parameterFile(_ decoder: inout SceneDecoder) throws(SceneLoadingError) -> JSONNode? {
    guard let path = options.parameterFile else { return nil }
    do throws(SceneFileError) {
      let bytes = try files.contents(of: path)
      return decoder.report.read(SourceText(name: path, bytes: bytes, isFromCommandLine: true))
    } catch {
      let position = decoder.report.addCommandLineText(path, name: "--params \(path)")
      decoder.report.note(error.reason, at: position)
      return nil
    }
  }
}

/// A scene with what is needed to print it.
struct LoadedScene {
  let scene: Scene
  let document: SceneDocument
  /// With their presets written out.
  let transitions: [JSONMember]
}
