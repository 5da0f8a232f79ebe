import HeadlessUIKit
import PNGCoding
import Pixels
package import SceneFiles

/// A scene's images, decoded once and shared by all views that show them.
package struct ScenePictures: Sendable {
  /// A decoded image, and its pixels a point.
  struct Entry: Sendable {
    var bitmap: Bitmap
    var scale: Double
  }

  let entries: [String: Entry]
  /// Each image's name and the digest of its file, as the scene orders them.
  package let digests: [(name: String, digest: String)]
  /// What the user should know of colour profiles, with the place of the image.
  package let warnings: [Diagnostic]

  /// Reads and decodes every image that the scene names.
  ///
  /// All images are tried, so that one run tells of every mistake; each has exit status 4.
  package init(of scene: Scene, from files: some SceneFileReading) throws(SceneLoadingError) {
    var entries: [String: Entry] = [:]
    var digests: [(name: String, digest: String)] = []
    var warnings: [Diagnostic] = []
    var mistakes: [Diagnostic] = []
    for image in scene.images {
      do throws(SceneLoadingError) {
        let bytes = try Self.read(image, from: files)
        let decoded = try Self.decode(image, bytes)
        var digest = XXH64()
        digest.append(bytes)
        digests.append((image.name, HexDigits.text(digest.value)))
        entries[image.name] = Entry(bitmap: decoded.bitmap, scale: image.scale)
        if let warning = decoded.warning { warnings.append(image.diagnostic(warning)) }
      } catch {
        mistakes += error.diagnostics
      }
    }
    guard mistakes.isEmpty else { throw SceneLoadingError(mistakes) }
    self.entries = entries
    self.digests = digests
    self.warnings = warnings
  }

  private static func read(
    _ image: Scene.Image, from files: some SceneFileReading
  ) throws(SceneLoadingError) -> [UInt8] {
    do throws(SceneFileError) {
      return try files.contents(of: image.path)
    } catch {
      throw SceneLoadingError([image.diagnostic(error.reason)])
    }
  }

  private static func decode(_ image: Scene.Image, _ bytes: [UInt8]) throws(SceneLoadingError) -> DecodedPNG {
    do throws(PNGError) {
      return try PNGDecoder.decode(bytes)
    } catch {
      throw SceneLoadingError([image.diagnostic("\(error)")])
    }
  }

  /// As UIKit's images, by the names the scene gives them.
  @MainActor var images: [String: UIImage] {
    entries.mapValues { UIImage(bitmap: $0.bitmap, scale: $0.scale) }
  }
}

extension Scene.Image {
  fileprivate func diagnostic(_ message: String) -> Diagnostic {
    Diagnostic(
      place: origin.place, path: "$.images.\(name)", message: "the image \"\(writtenPath)\": \(message)",
      status: .missingAsset)
  }
}

extension SceneFileError {
  fileprivate var reason: String {
    switch self {
    case .missing: "there is no such file; put it there or correct the path"
    case .unreadable(let reason): "the file cannot be read (\(reason))"
    }
  }
}
