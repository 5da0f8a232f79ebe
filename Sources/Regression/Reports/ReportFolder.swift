import SystemFiles

/// The folder that a verification writes into: `result.json`, and for each scene that changed a folder with pictures and
/// with the baseline it would have.
package struct ReportFolder: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Where reports go when nobody says.
  package static let standardPath: String = ".segue"

  private static let baselineName = "baseline"

  /// Kinds of pictures of a frame, by the names of their folders.
  package enum Picture: String, Hashable, Sendable, CaseIterable {
    case expected, actual, difference
  }

  package var resultPath: String { FilePaths.join(path, VerificationResult.fileName) }

  package var pagePath: String { FilePaths.join(path, ReportPage.fileName) }

  /// The baseline that a scene would have, as approving copies it.
  package func baseline(of folder: String) -> BaselineFolder {
    BaselineFolder(FilePaths.join(FilePaths.join(path, folder), Self.baselineName))
  }

  /// A picture's path from the folder of the result on.
  package static func file(_ picture: Picture, of index: Int, in folder: String) -> String {
    "\(folder)/\(picture.rawValue)/\(BaselineFolder.keyName(of: index))"
  }

  /// Removes what an earlier verification wrote, and nothing else.
  package func clear() throws(RegressionError) {
    for scene in (try? result())?.scenes ?? [] where Self.isBelow(scene.folder) { try clear(scene.folder) }
    try RegressionError.files { () throws(FileError) in
      for file in [pagePath, resultPath] { try FileSystem.remove(file) }
    }
  }

  private func clear(_ folder: String) throws(RegressionError) {
    try baseline(of: folder).remove(upTo: path)
    for picture in Picture.allCases {
      let pictures = FilePaths.join(FilePaths.join(path, folder), picture.rawValue)
      for name in (try? FileSystem.list(pictures)) ?? [] where BaselineFolder.index(ofKey: name) != nil {
        try BaselineFolder.remove(FilePaths.join(pictures, name), upTo: path)
      }
    }
  }

  /// Results may come from anywhere; nothing outside their folder is touched.
  private static func isBelow(_ folder: String) -> Bool {
    !folder.isEmpty && !folder.hasPrefix("/") && !folder.split(separator: "/").contains("..")
  }

  /// Copies pictures and baselines of a result's scenes from its folder, a file at a time.
  package func copyPictures(of result: VerificationResult, from other: ReportFolder) throws(RegressionError) {
    for scene in result.scenes where Self.isBelow(scene.folder) {
      let names = [Self.baselineName] + Picture.allCases.map(\.rawValue)
      for name in names {
        let source = FilePaths.join(FilePaths.join(other.path, scene.folder), name)
        for file in BaselineFolder.files(below: source) {
          let target = FilePaths.join(path, "\(scene.folder)/\(name)/\(file)")
          try RegressionError.files { () throws(FileError) in
            try FileSystem.createFolder(FilePaths.folder(of: target))
            try FileSystem.copy(FilePaths.join(source, file), to: target)
          }
        }
      }
    }
  }

  /// Writes the page, and then `result.json`, with which the verification is finished.
  ///
  /// - Parameter showsAll: whether the page shows scenes that are as they were too.
  package func write(_ result: VerificationResult, showsAll: Bool) throws(RegressionError) {
    try write(ReportPage(result, showsAll: showsAll))
    try write(ResultText(result, .laidOut))
  }

  private func write(_ page: ReportPage) throws(RegressionError) {
    var file = try PieceFile(pagePath)
    try page.write { text throws(RegressionError) in try file.append(text.utf8) }
    try file.commit()
  }

  private func write(_ text: consuming ResultText) throws(RegressionError) {
    var text = text
    var file = try PieceFile(resultPath)
    while let piece = try text.next() { try file.append(piece) }
    try file.commit()
  }

  package func write(_ file: [UInt8], to name: String) throws(RegressionError) {
    try BaselineFolder.write(file, to: FilePaths.join(path, name))
  }

  /// The result in the folder.
  package func result() throws(RegressionError) -> VerificationResult {
    try VerificationResult(file: resultPath)
  }
}
