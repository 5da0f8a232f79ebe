import Foundation
import Raster
import TestSupport
import Testing

/// Frames of scenes painted fast, held to the slow reference.
///
/// Other scenes than the shipped ones, and larger frames, are held to it by
/// `SEGUE_AUDIT_SCENES=FOLDER SEGUE_AUDIT_SCALE=1 swift test -c release --filter PaintedFrameTests`.
struct PaintedFrameTests {
  private static let environment = ProcessInfo.processInfo.environment

  private static let folder: URL =
    environment["SEGUE_AUDIT_SCENES"].map { URL(fileURLWithPath: $0) } ?? PackageFiles.scenes

  /// Scenes by their paths below the folder, without what they include.
  static let scenes: [String] = {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return found.filter {
      $0.hasSuffix(".json") && !$0.contains("parts/") && !$0.contains("Baselines/") && $0 != "scene.schema.json"
    }.sorted()
  }()

  /// Pixels a point: with some of them whole points are whole pixels, with others nothing is.
  private static func scale(of scene: String) -> Double {
    let scales: [Double] = [0.25, 0.21, 1.0 / 3]
    let own = environment["SEGUE_AUDIT_SCALE"].flatMap(Double.init)
    return own ?? scales[(scenes.firstIndex(of: scene) ?? 0) % scales.count]
  }

  @Test("Rows and files of a scene's frames equal the slow reference, and no row is painted twice", arguments: scenes)
  func equalsReference(scene: String) async throws {
    let path = Self.folder.appendingPathComponent(scene).path
    let lists = try await SampledFrames.displayLists(of: path, pairs: 2, scale: Self.scale(of: scene))
    // As one worker paints them one after another.
    let cache = PaintCache()
    for (index, list) in lists.enumerated() {
      #expect(PaintingAudit(list, cache: cache).complaints.isEmpty, "sampled frame \(index)")
    }
  }
}
