/// Where frames go, as `-o` says it.
package enum OutputTarget: Hashable, Sendable {
  /// A folder: `<folder>/<scene>/frame-0000.png`.
  case folder(String)
  case template(FrameTemplate)

  /// Where frames go when nothing is said.
  package static let standard: OutputTarget = .folder("frames")

  /// A pattern or a name with `.png` names files; anything else is a folder.
  package init(_ text: String) throws(OutputTargetError) {
    guard !text.isEmpty else { throw .empty }
    let lowercase = text.lowercased()
    if let kind = Self.films.first(where: { lowercase.hasSuffix("." + $0) }) { throw .film(kind: kind, path: text) }
    guard FrameTemplate.isTemplate(text) || lowercase.hasSuffix(".png") else {
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
  case empty
  /// A kind of file that is not written, and the path asked for.
  case film(kind: String, path: String)
  case template(FrameTemplateError)
}

extension OutputTargetError: CustomStringConvertible {
  package var description: String { description(scene: nil, rate: nil) }

  /// The same with the name and the frames a second of the scene meant, where they are known.
  package func description(scene: String?, rate: String?) -> String {
    switch self {
    case .empty: "the path is empty"
    case .film(let kind, let path):
      """
      \(kind) files are not written; render the frames and let ffmpeg make one:
        \(Self.command(kind: kind, path: path, frames: "frames/\(scene ?? "SCENE")", rate: rate ?? "60"))
      """
    case .template(let error): error.description
    }
  }

  /// What turns a folder of frames into such a file.
  package static func command(kind: String, path: String, frames: String, rate: String) -> String {
    let input = "ffmpeg -framerate \(rate) -i \(quoted("\(frames)/frame-%04d.png"))"
    return "\(input) \(options(kind: kind)) \(quoted(path))"
  }

  private static func options(kind: String) -> String {
    switch kind {
    case "gif": "-vf \"split[a][b];[a]palettegen[p];[b][p]paletteuse\""
    case "webm": "-c:v libvpx-vp9 -crf 20 -b:v 0 -pix_fmt yuv420p"
    default: "-vf \"pad=ceil(iw/2)*2:ceil(ih/2)*2\" -c:v libx264 -crf 16 -pix_fmt yuv420p"
    }
  }

  /// A path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let plain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-%+@:,".utf8.contains(byte) || byte >= 0x80
      }
    }
    return plain
      ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
