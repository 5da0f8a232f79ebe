import Foundation
import SystemFiles

/// The folder that a verification writes into: `result.json`, and for each scene that changed a folder with pictures and
/// with the baseline it would have.
package struct ReportFolder: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Where reports go when nobody says.
  package static let standardPath: String = ".segue"

  private static let baselineName = "baseline"
  /// The file that names the folders of scenes while there is no result; an interrupted verification leaves it.
  package static let unfinishedName: String = "unfinished.json"

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

  /// Removes what an earlier verification wrote, finished or not, and nothing else.
  package func clear() throws(RegressionError) {
    let scenes = ((try? result())?.scenes ?? []).map(\.folder)
    for folder in scenes + unfinished.filter({ !scenes.contains($0) }) where Self.isBelow(folder) {
      try clear(folder)
    }
    try RegressionError.files { () throws(FileError) in
      for file in [pagePath, resultPath, unfinishedPath] { try FileSystem.remove(file) }
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

  /// Says that something is written into a scene's folder, so that it can be cleared should there never be a result.
  package func begin(_ folder: String) throws(RegressionError) {
    let folders = unfinished
    guard !folders.contains(folder) else { return }
    let text = (try? JSONEncoder().encode(folders + [folder])).map { Array($0) } ?? []
    try BaselineFolder.write(text, to: unfinishedPath)
  }

  /// Folders of scenes of which no result tells yet.
  private var unfinished: [String] {
    (try? FileSystem.read(unfinishedPath)).flatMap { try? JSONDecoder().decode([String].self, from: Data($0)) } ?? []
  }

  private var unfinishedPath: String { FilePaths.join(path, Self.unfinishedName) }

  /// Results may come from anywhere; nothing outside their folder is touched.
  private static func isBelow(_ folder: String) -> Bool {
    !folder.isEmpty && !folder.hasPrefix("/") && !folder.split(separator: "/").contains("..")
  }

  /// Copies pictures and baselines of a result's scenes from its folder, a file at a time.
  package func copyPictures(of result: VerificationResult, from other: ReportFolder) throws(RegressionError) {
    for scene in result.scenes where Self.isBelow(scene.folder) {
      try begin(scene.folder)
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
    try RegressionError.files { () throws(FileError) in try FileSystem.remove(unfinishedPath) }
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
