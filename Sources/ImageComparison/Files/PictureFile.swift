package import PNGCoding
package import SystemFiles

/// A picture file's content: one picture, or an animation.
package enum PictureFile: Sendable {
  case picture(StoredPNG)
  case animation(AnimatedPNG)

  package init(_ bytes: [UInt8]) throws(PictureFileError) {
    do throws(APNGError) {
      if let animation = try AnimatedPNG(bytes) {
        self = .animation(animation)
        return
      }
    } catch {
      throw .animation(error)
    }
    do throws(PNGError) {
      self = .picture(try PNGDecoder.decodeStored(bytes))
    } catch {
      throw .picture(error)
    }
  }

  /// Reads a file of at most the size that any file may have.
  static func bytes(of path: String) throws(PictureFileError) -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.read(path)
    } catch {
      throw .file(error)
    }
  }
}

/// Why a picture file cannot be read.
package enum PictureFileError: Error, Hashable, Sendable {
  case file(FileError)
  case picture(PNGError)
  case animation(APNGError)

  /// What to say of a file.
  func message(path: String) -> String {
    switch self {
    case .file(let error): error.description
    case .picture(let error): "\(path): \(error)"
    case .animation(let error): "\(path): \(error)"
    }
  }
}
