import FrameOutput
import PNGCoding
import Regression
import SceneFiles
import StagePlayback
import SystemFiles

/// Tests the tool itself: what it is made of, and whether it draws the same twice.
@MainActor
struct DoctorCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    try SceneOperand.none(arguments, verb: "doctor")
  }

  func run() throws(CommandError) -> ExitStatus {
    let jobs = max(2, ProcessEnvironment.processorCount)
    let (first, second) = (try digest(jobs: 1), try digest(jobs: jobs))
    let isSame = first == second
    if arguments.has(.json) {
      try printJSON(first, isSame, jobs)
    } else {
      try console.result(
        """
        engine \(EngineVersion.current)
        libpng \(LibPNG.version)
        frames \(first) (compare it with another machine's)
        \(isSame ? "ok: the same" : "NOT REPRODUCIBLE: other frames") with 1 and with \(jobs) jobs

        """)
    }
    return isSame ? .success : .notReproducible
  }

  private func printJSON(_ digest: String, _ isSame: Bool, _ jobs: Int) throws(CommandError) {
    var writer = JSONWriter()
    writer.object { object in
      object.member("engine", EngineVersion.current.description)
      object.member("libpng", LibPNG.version)
      object.member("frames", digest)
      object.key("reproducible")
      object.value(isSame)
      object.key("jobs")
      object.value(jobs)
    }
    writer.endText()
    try console.result(writer.bytes)
  }

  /// The digest of all frames of a scene that has a bit of everything.
  private func digest(jobs: Int) throws(CommandError) -> String {
    let operand = try SceneOperand.expand([DoctorScene.path])[0]
    let options = try CommandError.reading { () throws(UsageError) in
      try SceneOptions(try Arguments([String](), flags: []))
    }
    let scene = try LoadedScene(operand, options, console, files: DoctorScene())
    var digest = SceneFingerprint()
    _ = try scene.playBaseline(jobs: jobs) { frames in
      for frame in frames { digest.append(frame.pixels) }
    }
    return digest.text
  }
}

/// The scene that the tool tests itself with, as if it were a file.
private struct DoctorScene: SceneFileReading {
  static let path = "doctor.json"

  func contents(of path: String) throws(SceneFileError) -> [UInt8] { Array(Self.text.utf8) }

  func fileExists(at path: String) -> Bool { path == Self.path }

  private static let text = """
    {
      "format": 1,
      "canvas": { "size": [120, 200], "scale": 2, "background": "white" },
      "screens": {
        "list": { "backgroundColor": "#EEF2F6", "subviews": [
          { "id": "cell", "frame": [10, 20, 100, 40], "backgroundColor": "#3366CC", "cornerRadius": 9,
            "shadow": { "color": "black", "opacity": 0.4, "radius": 6, "offset": [0, 3] } } ] },
        "detail": { "backgroundColor": "#CC6633", "clipsToBounds": true },
      },
      "root": "list",
      "transitions": { "zoom": {
        "presentation": { "style": "custom", "dimming": { "color": "#000000", "alpha": 0.4 } },
        "present": { "duration": 0.5, "timing": { "spring": { "dampingRatio": 0.7, "velocity": 1 } }, "tracks": [
          { "view": "to", "property": "frame", "from": { "frameOf": "list.cell" } },
          { "view": "to", "property": "cornerRadius", "from": 9, "to": 24 } ] } } },
      "script": [{ "at": 0, "present": "detail", "via": "zoom" }],
      "render": { "fps": 30 },
    }
    """
}
