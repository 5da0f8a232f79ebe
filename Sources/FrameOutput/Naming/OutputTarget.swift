/// Where frames go, as `-o` says it.
package enum OutputTarget: Hashable, Sendable {
  /// A folder: `<folder>/<scene>/frame-0000.png`.
  case folder(String)
  case template(FrameTemplate)

  /// Where frames go when nothing is said.
  package static let standard: OutputTarget = .folder("frames")

  /// A pattern or a name with `.png` names files; anything else is a folder.
  package init(_ text: String) throws(OutputTargetError) {
    if let kind = Self.films.first(where: { text.lowercased().hasSuffix("." + $0) }) {
      throw .film(kind: kind, path: text)
    }
    guard FrameTemplate.isTemplate(text) || text.lowercased().hasSuffix(".png") else {
      self = .folder(text)
      return
    }
    do throws(FrameTemplateError) {
      self = .template(try FrameTemplate(text))
    } catch {
      throw .template(error)
    }
  }

  private static let films = ["gif", "mp4", "webm", "mov"]
}

/// Why something is no place for frames.
package enum OutputTargetError: Error, Hashable, Sendable {
  /// A kind of file that is not written, and the path asked for.
  case film(kind: String, path: String)
  case template(FrameTemplateError)
}

extension OutputTargetError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .film(let kind, let path):
      """
      \(kind) files are not written; render the frames and let ffmpeg make one:
        \(Self.command(kind: kind, path: path))
      """
    case .template(let error): error.description
    }
  }

  /// What turns a folder of frames into such a file.
  package static func command(kind: String, path: String) -> String {
    let input = "ffmpeg -framerate 60 -i frames/SCENE/frame-%04d.png"
    switch kind {
    case "gif":
      return input + " -vf \"split[a][b];[a]palettegen[p];[b][p]paletteuse\" \(path)"
    case "webm": return input + " -c:v libvpx-vp9 -crf 20 -b:v 0 -pix_fmt yuv420p \(path)"
    default:
      return input + " -vf \"pad=ceil(iw/2)*2:ceil(ih/2)*2\" -c:v libx264 -crf 16 -pix_fmt yuv420p \(path)"
    }
  }
}
