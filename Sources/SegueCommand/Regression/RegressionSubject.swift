import FrameOutput
import Regression
import StagePlayback
import SystemFiles

/// What is recorded and verified: a scene that is rendered now, or a folder of frames that were rendered already.
@MainActor
enum RegressionSubject {
  case scene(LoadedScene)
  case folder(RenderedSequence)

  init(_ item: RegressionCase, _ options: SceneOptions, _ console: Console) throws(CommandError) {
    guard item.operand.isRenderedFolder else {
      var options = options
      options.loading.variant = item.variant
      self = .scene(try LoadedScene(item.operand, options, console))
      return
    }
    self = .folder(
      try CommandError.rendered { () throws(RenderedSequenceError) in try RenderedSequence(item.operand.path) })
  }

  /// What its baseline says besides the frames; marks may be known only once it was played.
  var header: Baseline.Header {
    switch self {
    case .scene(let scene): scene.baselineHeader
    case .folder(let sequence): sequence.header
    }
  }

  /// Hands its frames over as a baseline keeps them.
  func play(
    jobs: Int, _ take: (BaselineFrame) throws(RegressionError) -> Void
  ) throws(CommandError) -> RegressionPlay {
    switch self {
    case .scene(let scene):
      let playback = try scene.playBaseline(jobs: jobs) { frames throws(CommandError) in
        try scene.regression { () throws(RegressionError) in for frame in frames { try take(frame) } }
      }
      return RegressionPlay(
        marks: playback.markFrames, frameCount: playback.frameCount,
        verdict: try playback.judged(by: scene.verdictAtOwnRate()))
    case .folder(let sequence):
      var frames = try CommandError.rendered { () throws(RenderedSequenceError) in try sequence.frames() }
      while let frame = try CommandError.rendered({ () throws(RenderedSequenceError) in try frames.next() }) {
        try CommandError.regression { () throws(RegressionError) in try take(frame) }
      }
      return RegressionPlay(marks: sequence.marks, frameCount: sequence.frameCount, verdict: nil)
    }
  }

  /// Plays it and holds its frames to a baseline.
  func play(_ comparison: BaselineComparison, jobs: Int) throws(CommandError) -> RegressionPlay {
    let play = try play(jobs: jobs) { frame throws(RegressionError) in try comparison.append(frame) }
    try regression { () throws(RegressionError) in try comparison.finish(marks: play.marks) }
    return play
  }

  /// The texts it is written in; none for a folder.
  func sources() throws(CommandError) -> [RecordedSource] {
    guard case .scene(let scene) = self else { return [] }
    return try scene.sources()
  }

  /// Puts some frames into the folder of a baseline.
  ///
  /// - Parameter indices: rising.
  func writeKeys(_ indices: [Int], to folder: BaselineFolder, jobs: Int) throws(CommandError) {
    switch self {
    case .scene(let scene): try scene.writeKeys(indices, to: folder, jobs: jobs)
    case .folder(let sequence):
      let pictures = try CommandError.rendered { () throws(RenderedSequenceError) in try sequence.pictures() }
      var wanted = indices[...]
      while let index = wanted.first,
        let next = try CommandError.rendered({ () throws(RenderedSequenceError) in try pictures.nextPath() })
      {
        guard next.index == index else { continue }
        wanted.removeFirst()
        let file = try CommandError.files { () throws(FileError) in try FileSystem.read(next.path) }
        try CommandError.regression { () throws(RegressionError) in try folder.writeKey(file, of: index) }
      }
    }
  }

  /// Its pictures from the first one on.
  func pictures() throws(CommandError) -> any ActualPictures {
    switch self {
    case .scene(let scene): PlayedPictures(try scene.begin(), scene.frameRenderer)
    case .folder(let sequence):
      try CommandError.rendered { () throws(RenderedSequenceError) in try sequence.pictures() }
    }
  }

  /// Runs work on its baseline, the errors being those of the command.
  func regression<Output>(_ work: () throws(RegressionError) -> Output) throws(CommandError) -> Output {
    switch self {
    case .scene(let scene): try scene.regression(work)
    case .folder: try CommandError.regression(work)
    }
  }
}

/// What is known of a subject once it was played.
struct RegressionPlay {
  /// The first frame at or after each mark's time, by name.
  let marks: [String: Int]
  let frameCount: Int
  /// Nil where the expectations were checked by whoever rendered it.
  let verdict: Playback?
}

extension SceneOperand {
  /// Whether it is a folder of frames, and no scene.
  var isRenderedFolder: Bool { RenderedSequence.isThere(path) }

  /// What the operands of a verb stand for, where rendered folders are taken too: by themselves, or all of them below a
  /// folder in which no scene is.
  static func allWithRendered(_ arguments: Arguments, verb: String) throws(CommandError) -> [SceneOperand] {
    guard !arguments.operands.isEmpty else { return try all(arguments, verb: verb) }
    var operands: [SceneOperand] = []
    for operand in arguments.operands {
      let rendered = RenderedSequence.folders(below: operand)
      do throws(CommandError) {
        operands += rendered == [operand] ? [SceneOperand(rendered: operand)] : try expand([operand])
      } catch {
        guard case .usage(.noScenes) = error, !rendered.isEmpty else { throw error }
        operands += rendered.map { SceneOperand(rendered: $0, below: operand) }
      }
    }
    return operands
  }
}

extension Arguments {
  /// Refuses flags that say how a scene is rendered, where frames that were rendered already stand for one.
  func refuseRendering(of operands: [SceneOperand]) throws(CommandError) {
    let flags = Verb.sceneFlags + [.fps, .scale, .speed, .show]
    guard let folder = operands.first(where: \.isRenderedFolder), let flag = flags.first(where: has) else { return }
    throw .usage(
      .conflict(
        "--\(flag.name): \(folder.path) holds frames that were rendered already; say it where they are rendered"))
  }
}

extension CommandError {
  /// Runs work on a rendered folder, its errors being those of the command.
  static func rendered<Output: ~Copyable>(
    _ work: () throws(RenderedSequenceError) -> Output
  ) throws(CommandError) -> Output {
    do throws(RenderedSequenceError) {
      return try work()
    } catch {
      throw CommandError(error)
    }
  }

  init(_ error: RenderedSequenceError) {
    self =
      switch error {
      case .file(let error), .trace(.file(let error)): .file(error)
      case .unreadable, .incomplete, .trace(.trace): .usage(.conflict(error.description))
      }
  }
}
