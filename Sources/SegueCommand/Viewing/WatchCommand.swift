import FrameOutput
import PlayerPages
import StagePlayback
import SystemFiles

/// Draws scenes again and again, each time one of their files was saved.
@MainActor
struct WatchCommand {
  private let console: Console
  private let view: ViewCommand
  /// Told apart from those of earlier runs, so that a page that was left open follows.
  private var round = 0

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.console = console
    view = try ViewCommand(arguments, console, verb: "watch")
    guard view.path != PictureDestination.standardOutput, !view.operands.contains(where: \.isStandardInput) else {
      throw .usage(.conflict("watch: standard input and output come once; name files"))
    }
  }

  mutating func run() throws(CommandError) -> ExitStatus {
    while true {
      let files = NotedSceneFiles()
      try show(files)
      if console.isOutputClosed { return .success }
      console.say("watching \(files.stamps.count.counted("file")); Ctrl-C ends")
      guard FileChanges(since: files.stamps).wait() else { return .interrupted }
    }
  }

  /// Draws all scenes, or says what is wrong with them.
  private mutating func show(_ files: NotedSceneFiles) throws(CommandError) {
    round += 1
    let version = "\(ProcessEnvironment.processNumber)-\(round)"
    do throws(CommandError) {
      let panes = try view.checkedPanes(files)
      try view.write(panes, live: PlayerPage.Live(file: liveName, version: version))
      try write(live: PlayerPage.Live.script(version: version, mistake: nil))
    } catch {
      guard let message = error.message, error.status != .interrupted else { throw error }
      console.complain(message)
      // Output that cannot be written will not be so next time either.
      if error.status == .cannotWrite { throw error }
      try write(live: PlayerPage.Live.script(version: version, mistake: message))
    }
  }

  private var livePath: String { view.path + ".live.js" }
  private var liveName: String { FilePaths.name(of: livePath) }

  private func write(live script: String) throws(CommandError) {
    try CommandError.files { () throws(FileError) in
      try FileSystem.createFolder(FilePaths.folder(of: livePath))
      try FileSystem.write(Array(script.utf8), to: livePath)
    }
  }
}
