import Foundation
import HeadlessUIKit
import SegueCommand
import SegueTesting
import StagePlayback
import SystemFiles
import TestSupport

/// A temporary folder that looks like somebody's package: a manifest, a scene, a place for tests.
struct SmallPackage {
  private let folder: TemporaryFolder

  init(tint: String = "#3366CC", expecting: String = "") throws {
    folder = try TemporaryFolder()
    try write("// a manifest\n", to: "Package.swift")
    try write(Self.scene(tint: tint, expecting: expecting), to: "Scenes/card.json")
  }

  /// The path of something in the package.
  func callAsFunction(_ name: String) -> String { folder(name) }

  func write(_ text: String, to name: String) throws {
    try FileSystem.createFolder(FilePaths.folder(of: self(name)))
    try FileSystem.write(Array(text.utf8), to: self(name))
  }

  func text(of name: String) throws -> String { String(decoding: try FileSystem.read(self(name)), as: UTF8.self) }

  func exists(_ name: String) -> Bool { FileSystem.kind(of: self(name)) != nil }

  /// An expectation in a test's file, with an environment of its own.
  @MainActor func expectation(
    _ mode: RecordMode? = nil, limits: BaselineLimits? = nil, kept: KeptPictures = .key,
    _ environment: [String: String] = [:]
  ) -> ExpectationRun {
    ExpectationRun(
      place: TestPlace(fileID: "AppTests/CardTests.swift", filePath: folder("Tests/AppTests/CardTests.swift")),
      limits: limits, mode: mode, kept: kept
    ) { environment[$0] }
  }

  /// Runs the tool and gives what it wrote.
  @MainActor func tool(_ arguments: String...) -> (status: SegueCommand.ExitStatus, text: String) {
    var text = ""
    let console = Console(
      isTerminal: false,
      Console.Streams(
        readInput: { .success([]) },
        writeOutput: { bytes in
          text += String(decoding: bytes, as: UTF8.self)
          return .success(())
        }, writeMessage: { text += $0 }))
    return (SegueTool.run(arguments, console), text)
  }

  /// A card that fades in over five frames; it has a dark variant.
  static func scene(tint: String, expecting: String = "") -> String {
    """
    {
      "format": 1,
      "canvas": { "size": [20, 30], "scale": 2, "background": "white" },
      "params": { "seconds": { "default": 0.4, "type": "time" } },
      "screens": { "home": { "backgroundColor": "systemBackground" }, "detail": { "backgroundColor": "\(tint)" } },
      "root": "home",
      "transitions": { "fade": { "present": { "preset": "fade", "duration": "$seconds", "timing": "linear" } } },
      "script": [ { "at": 0, "id": "open", "present": "detail", "via": "fade" } ],
      "expect": [ \(expecting) ],
      "render": { "fps": 10, "variants": { "dark": { "appearance": "dark" } } },
    }
    """
  }

  /// A square that goes to the right in five frames.
  @MainActor static func stage(side: Double = 10) -> Stage {
    let stage = Stage(size: CGSize(width: 40, height: 30), scale: 1)
    let controller = UIViewController()
    let square = UIView(frame: CGRect(x: 0, y: 5, width: side, height: 10))
    square.accessibilityIdentifier = "square"
    square.backgroundColor = .systemBlue
    controller.view.addSubview(square)
    stage.window.rootViewController = controller
    stage.at(0) { UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { square.center.x += 20 } }
    return stage
  }
}
