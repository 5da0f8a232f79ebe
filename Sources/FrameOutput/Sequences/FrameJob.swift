import FrameSnapshots
import PNGCoding
import Pixels
import SystemFiles

/// What it takes to put one frame into its file; several run at once.
struct FrameJob: Sendable {
  struct Frame: Sendable {
    var index: Int
    var snapshot: FrameSnapshot
  }

  let renderer: FrameRenderer
  let layout: SequenceLayout
  let existing: ExistingFiles
  let kept: [Int: FrameRecord]
  let isCurrent: Bool

  func record(of frame: Frame) throws(OutputError) -> FrameRecord {
    let time = frame.snapshot.time
    let path = layout.path(ofFrame: frame.index, time: time)
    let kept = try keptPixels(of: frame, at: path)
    let pixels = if let kept { kept } else { try write(frame, to: path) }
    return FrameRecord(
      index: frame.index, time: time, file: layout.file(ofFrame: frame.index, time: time), pixels: pixels)
  }

  /// The digest of a file that may stay; nil when the frame has to be written.
  private func keptPixels(of frame: Frame, at path: String) throws(OutputError) -> String? {
    switch existing {
    case .overwrite: return nil
    case .fail:
      guard FileSystem.kind(of: path) == nil else { throw .exists(path: path) }
      return nil
    case .skip:
      guard isCurrent, FileSystem.kind(of: path) == .file else { return nil }
      if let record = kept[frame.index], record.file == layout.file(ofFrame: frame.index, time: record.time) {
        return record.pixels
      }
      return digest(of: path, for: frame)
    }
  }

  /// The digest of a whole file without an entry; nil when it is not the frame's size or not readable.
  private func digest(of path: String, for frame: Frame) -> String? {
    guard let bytes = try? FileSystem.read(path), let decoded = try? PNGDecoder.decode(bytes) else { return nil }
    var canvas = frame.snapshot.canvas
    canvas.scale = renderer.scale ?? canvas.scale
    guard decoded.bitmap.width == canvas.pixelWidth, decoded.bitmap.height == canvas.pixelHeight else { return nil }
    return decoded.bitmap.pixelDigest
  }

  private func write(_ frame: Frame, to path: String) throws(OutputError) -> String {
    let file: FrameFile
    do throws(PNGError) {
      file = try renderer.file(of: frame.snapshot)
    } catch {
      throw .png(error, frame: frame.index)
    }
    do throws(FileError) {
      let folder = FilePaths.folder(of: path)
      if folder != layout.folder { try FileSystem.createFolder(folder) }
      try FileSystem.write(file.bytes, to: path)
    } catch {
      throw .file(error)
    }
    return file.pixels
  }
}
