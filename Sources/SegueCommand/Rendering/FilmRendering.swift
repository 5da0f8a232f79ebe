import FrameOutput
import PNGCoding
import StagePlayback
import SystemFiles

/// Renders the frames of one scene into one stream.
@MainActor
struct FilmRendering {
  let scene: LoadedScene
  let target: FilmTarget
  let name: String
  let arguments: Arguments
  let console: Console
  let compression: PNGCompression
  let jobs: Int

  func run() throws(CommandError) -> ExitStatus {
    let path = target.path(scene: name, scale: scene.scale)
    try requireUsableFlags(path)
    let preview = try scene.play()
    let frames = try scene.frames(arguments.value(.frames), of: preview) ?? Array(0..<preview.frameCount)
    guard !arguments.has(.dryRun) else {
      try printLines(frames, preview, path)
      return .success
    }
    let playback = try write(frames, to: path)
    if arguments.has(.json) { try printLines(frames, preview, path) }
    console.say(
      "\(scene.operand.path): \(frames.count.counted("frame")) \(path.map { "in \($0)" } ?? "on standard output")")
    return console.report(playback.judged(by: try scene.verdictAtOwnRate()), of: scene.operand)
  }

  private func requireUsableFlags(_ path: String?) throws(CommandError) {
    if arguments.value(.existing) == ExistingFiles.skip.rawValue {
      throw .usage(.conflict("--existing skip goes on with single frames; a film is made as a whole"))
    }
    guard let path else {
      guard arguments.has(.json) else { return }
      throw .usage(.conflict("--json and the frames would both go to standard output; write the frames into a file"))
    }
    if arguments.value(.existing) == ExistingFiles.fail.rawValue, FileSystem.kind(of: path) != nil {
      throw .output(.exists(path: path))
    }
  }

  private func write(_ frames: [Int], to path: String?) throws(CommandError) -> Playback {
    let writer = FilmWriter(
      FilmRequest(
        target.format, frames: frames, rate: scene.rate, scale: scene.scale, compression: compression,
        overlays: scene.overlays, jobs: jobs))
    guard let path else {
      return try play(into: writer, of: frames.count) { bytes throws(CommandError) in try console.result(bytes) }
    }
    let file = try FilmFile(path)
    let playback = try play(into: writer, of: frames.count, file.append)
    try file.commit()
    return playback
  }

  private func play(
    into writer: FilmWriter, of total: Int, _ write: ([UInt8]) throws(CommandError) -> Void
  ) throws(CommandError) -> Playback {
    let progress = FrameProgress(scene.operand.path, total: total, console)
    defer { progress.finish() }
    let player = try scene.begin()
    while true {
      let frames = try scene.next(of: player, upTo: writer.chunkSize)
      do throws(OutputError) {
        for frame in frames { try writer.append(frame) }
        if player.playback != nil { try writer.finish() }
      } catch {
        throw error == .interrupted ? .interrupted : .output(error)
      }
      try write(writer.take())
      progress.advance(by: frames.count)
      if let playback = player.playback { return playback }
    }
  }

  /// A JSON line for each frame of the film, or the film's path alone.
  private func printLines(_ frames: [Int], _ playback: Playback, _ path: String?) throws(CommandError) {
    let file = path ?? PictureDestination.standardOutput
    guard arguments.has(.json) else { return try console.result(file + "\n") }
    let lines = frames.map { index in
      FrameRecord(index: index, time: scene.time(of: index), file: file, pixels: "", marks: playback.marks(of: index))
        .line(of: scene.operand)
    }
    try console.result(lines.joined())
  }
}

/// A film's file, whole whenever somebody sees it; shared by the steps that write it.
private final class FilmFile {
  private var file: AtomicFile?

  init(_ path: String) throws(CommandError) {
    do throws(FileError) {
      try FileSystem.createFolder(FilePaths.folder(of: path))
      file = try AtomicFile(path)
    } catch {
      throw .file(error)
    }
  }

  func append(_ bytes: [UInt8]) throws(CommandError) {
    try CommandError.files { () throws(FileError) in try file?.append(bytes) }
  }

  func commit() throws(CommandError) {
    try CommandError.files { () throws(FileError) in try file.take()?.commit() }
  }
}
