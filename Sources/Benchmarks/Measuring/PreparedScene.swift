import FrameOutput
package import FrameSnapshots
import Motion
import SceneFiles
import ScenePlayer
import StagePlayback

/// A benchmark scene loaded for a display, ready to be played again and again.
@MainActor
struct PreparedScene {
  let scene: Scene
  let display: BenchmarkDisplay
  private let pictures: ScenePictures

  init(text: String, photo: [UInt8]?, display: BenchmarkDisplay) throws(BenchmarkError) {
    let files = MemoryFiles(photo: photo)
    do throws(SceneLoadingError) {
      scene = try SceneLoader(files: files).load(text: Array(text.utf8), named: "benchmark")
      pictures = try ScenePictures(of: scene, from: files)
    } catch {
      throw .scene("\(error)")
    }
    self.display = display
  }

  init(_ scene: BenchmarkScene, _ display: BenchmarkDisplay) throws(BenchmarkError) {
    try self.init(
      text: scene.text(display), photo: scene.hasPhoto ? Photo.file(for: display) : nil, display: display)
  }

  var rate: FrameRate { scene.render.frameRate }

  func begin() throws(BenchmarkError) -> StagePlayer {
    let play: ScenePlay
    do throws(SceneLoadingError) {
      play = try ScenePlay(scene, pictures: pictures)
    } catch {
      throw .scene("\(error)")
    }
    do throws(StageError) {
      return try StagePlayer(play.stage, play.settings)
    } catch {
      throw .scene("\(error)")
    }
  }

  /// All frames of the play.
  func snapshots() throws(BenchmarkError) -> [FrameSnapshot] {
    let player = try begin()
    var snapshots: [FrameSnapshot] = []
    do throws(StageError) {
      while player.playback == nil { snapshots += try player.next(upTo: 64) }
    } catch {
      throw .scene("\(error)")
    }
    return snapshots
  }

  /// Plays and writes everything into a folder, as the tool does.
  func render(into folder: String, jobs: Int) throws(BenchmarkError) {
    let request = SequenceRequest(
      scenePath: "benchmark", fingerprint: "benchmark",
      layout: SequenceLayout(target: .folder(folder), scene: "", scale: Double(display.scale)),
      rate: rate.description, jobs: jobs)
    let player = try begin()
    do throws(StageRenderingError) {
      _ = try player.write(with: SequenceWriter(request, isInterrupted: { false }))
    } catch {
      throw .file("\(error)")
    }
  }
}

extension BenchmarkScene {
  /// Its frames on a display.
  @MainActor
  package func play(on display: BenchmarkDisplay) throws(BenchmarkError) -> [FrameSnapshot] {
    try PreparedScene(self, display).snapshots()
  }
}

/// The files of a scene in memory: the photo, whatever it is called.
private struct MemoryFiles: SceneFileReading {
  let photo: [UInt8]?

  func contents(of path: String) throws(SceneFileError) -> [UInt8] {
    guard let photo else { throw .missing }
    return photo
  }

  func fileExists(at path: String) -> Bool { photo != nil }

  func resolved(_ path: String) -> String? { path }
}

/// Why something was not measured.
package enum BenchmarkError: Error, Hashable, Sendable, CustomStringConvertible {
  case usage(String)
  case scene(String)
  case file(String)

  package var description: String {
    switch self {
    case .usage(let text), .scene(let text), .file(let text): text
    }
  }
}
