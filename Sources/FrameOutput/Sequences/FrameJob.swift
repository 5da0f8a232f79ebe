import FrameSnapshots
import PNGCoding
import Pixels
import Raster
import SystemFiles

/// What it takes to put frames into their files; several jobs run at once.
struct FrameJob: Sendable {
  /// Successive frames that look alike: drawn once, written under each name.
  struct Frames: Sendable {
    let snapshot: FrameSnapshot
    var moments: [Moment]

    init(_ snapshot: FrameSnapshot, _ moment: Moment) {
      self.snapshot = snapshot
      moments = [moment]
    }
  }

  struct Moment: Sendable {
    var index: Int
    /// Seconds since the stage began.
    var time: Double
    /// What the record says of a frame of the very same scene that was there before; nil for none.
    var kept: FrameRecord?
  }

  /// What came of frames: their entries, and why there are no others.
  struct Outcome: Sendable {
    var entries: [FrameRecord]
    var error: OutputError?

    init(entries: [FrameRecord], error: OutputError?) {
      self.entries = entries
      self.error = error
    }

    /// Frames that were not written: what was there before stays.
    init(keeping frames: Frames, _ error: OutputError) {
      self.init(entries: frames.moments.compactMap(\.kept), error: error)
    }
  }

  let renderer: FrameRenderer
  let layout: SequenceLayout
  let existing: ExistingFiles
  /// Whether files without an entry are of the very same scene too.
  let isCurrent: Bool

  init(_ request: SequenceRequest, _ layout: SequenceLayout, isCurrent: Bool) {
    renderer = FrameRenderer(scale: layout.scale, compression: request.compression, overlays: request.overlays)
    self.layout = layout
    existing = request.existing
    self.isCurrent = isCurrent
  }

  /// Draws frames and writes them, as far as nothing goes wrong.
  func outcome(of frames: Frames, _ cache: PaintCache) -> Outcome {
    do throws(OutputError) {
      return Outcome(entries: try records(of: frames, cache), error: nil)
    } catch {
      return Outcome(keeping: frames, error)
    }
  }

  private func records(of frames: Frames, _ cache: PaintCache) throws(OutputError) -> [FrameRecord] {
    var file: FrameFile?
    var records: [FrameRecord] = []
    for moment in frames.moments {
      let path = layout.path(ofFrame: moment.index, time: moment.time)
      var pixels = try keptPixels(of: moment, frames.snapshot.canvas, at: path)
      if pixels == nil {
        let drawn = if let file { file } else { try draw(frames.snapshot, moment, cache) }
        try write(drawn, to: path)
        pixels = drawn.pixels
        file = drawn
      }
      let name = layout.file(ofFrame: moment.index, time: moment.time)
      records.append(FrameRecord(index: moment.index, time: moment.time, file: name, pixels: pixels ?? ""))
    }
    return records
  }

  private func draw(
    _ snapshot: FrameSnapshot, _ moment: Moment, _ cache: PaintCache
  ) throws(OutputError) -> FrameFile {
    do throws(PNGError) {
      return try renderer.file(of: snapshot, cache: cache)
    } catch {
      throw .png(error, frame: moment.index)
    }
  }

  private func write(_ file: FrameFile, to path: String) throws(OutputError) {
    do throws(FileError) {
      let folder = FilePaths.folder(of: path)
      if folder != layout.folder { try FileSystem.createFolder(folder) }
      try FileSystem.write(file.bytes, to: path)
    } catch {
      throw .file(error)
    }
  }
}

// MARK: - Files that are there already

extension FrameJob {
  /// The digest of a file that may stay; nil when the frame has to be written.
  private func keptPixels(of moment: Moment, _ canvas: Canvas, at path: String) throws(OutputError) -> String? {
    switch existing {
    case .overwrite: return nil
    case .fail:
      guard FileSystem.kind(of: path) == nil else { throw .exists(path: path) }
      return nil
    case .skip:
      guard isCurrent, FileSystem.kind(of: path) == .file else { return nil }
      if let record = moment.kept, record.file == layout.file(ofFrame: moment.index, time: record.time) {
        return record.pixels
      }
      return digest(of: path, canvas)
    }
  }

  /// The digest of a whole file without an entry; nil when it is not the frame's size or not readable.
  private func digest(of path: String, _ canvas: Canvas) -> String? {
    guard let bytes = try? FileSystem.read(path), let decoded = try? PNGDecoder.decode(bytes) else { return nil }
    var canvas = canvas
    canvas.scale = renderer.scale ?? canvas.scale
    guard decoded.bitmap.width == canvas.pixelWidth, decoded.bitmap.height == canvas.pixelHeight else { return nil }
    return decoded.bitmap.pixelDigest
  }
}
