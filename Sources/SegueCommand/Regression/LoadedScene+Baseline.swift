import FrameOutput
import FrameSnapshots
import PNGCoding
import Regression
import StagePlayback
import SystemFiles

extension LoadedScene {
  /// What its baseline says besides the frames.
  var baselineHeader: Baseline.Header {
    let canvas = Canvas(size: scene.canvas.size, scale: scale)
    return Baseline.Header(
      fingerprint: fingerprint, canvas: canvas.size, scale: scale, width: canvas.pixelWidth,
      height: canvas.pixelHeight, rate: rate.description, settings: options.recordedSettings, images: pictureDigests)
  }

  /// The texts it is written in, as far as they lie in its folder.
  func sources() throws(CommandError) -> [RecordedSource] {
    let folder = FilePaths.folder(of: operand.path)
    var sources: [RecordedSource] = []
    for path in scene.files {
      let file = folder == "." ? path : path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
      guard !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else { continue }
      let text = try CommandError.files { () throws(FileError) in try FileSystem.read(path) }
      sources.append(RecordedSource(file: file.withoutPrefix("./"), text: text))
    }
    return sources
  }

  var frameRenderer: FrameRenderer { FrameRenderer(scale: scale, overlays: overlays) }

  /// Plays it and hands its frames over as a baseline keeps them.
  func playBaseline(
    jobs: Int, _ take: ([BaselineFrame]) throws(CommandError) -> Void
  ) throws(CommandError) -> Playback {
    let play = BaselinePlay(try begin(), frameRenderer, jobs: jobs)
    while true {
      let frames = try regression { () throws(RegressionError) in try play.next() }
      try take(frames)
      if let playback = play.playback { return playback }
    }
  }

  /// Runs work on its baseline, the errors being those of the command.
  func regression<Output>(_ work: () throws(RegressionError) -> Output) throws(CommandError) -> Output {
    do throws(RegressionError) {
      return try work()
    } catch {
      switch error {
      case .baseline(let error): throw .baseline(error, remedy: recordingCommand)
      case .stage(let error): throw stageError(error)
      case .file, .png, .result, .rendered, .interrupted: throw CommandError(error)
      }
    }
  }

  /// The command that records it anew.
  private var recordingCommand: String { "segue record --mode all \(ShellWord.quoted(operand.path))" }
}

extension String {
  func withoutPrefix(_ prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}
