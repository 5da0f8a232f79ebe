import SegueCommand
import SystemFiles
import TestSupport
import Testing

@MainActor
@Suite("Porting files of an app")
struct PortTests {
  private static let source: String = """
    import UIKit

    final class Screen: UIViewController {
      @objc private func close() {}
      lazy var tap = UITapGestureRecognizer(target: self, action: #selector(close))
    }

    """

  private static let ported: String = """
    import UIKit

    final class Screen: UIViewController {
      private func close() {}
      lazy var tap = UITapGestureRecognizer(target: self, action: Selector(Screen.close, named: "close"))
    }

    """

  @Test func `a file is printed under a line that says whose lines these are`() throws {
    let folder = try TemporaryFolder()
    try FileSystem.write(Array(Self.source.utf8), to: folder("Screen.swift"))
    let run = segue("port", folder("Screen.swift"))
    #expect(run.status == .success)
    #expect(run.text == "#sourceLocation(file: \"\(folder("Screen.swift"))\", line: 1)\n" + Self.ported)
    #expect(
      segue("port", "-", input: Self.source).text == "#sourceLocation(file: \"<stdin>\", line: 1)\n" + Self.ported)
    #expect(segue("port", "-", input: run.text).text == run.text)
  }

  @Test func `several files keep their names in a folder`() throws {
    let folder = try TemporaryFolder()
    for name in ["A.swift", "B.swift"] {
      try FileSystem.write(Array("@objc class \(name.first!) {}".utf8), to: folder(name))
    }
    let run = segue("port", folder("A.swift"), folder("B.swift"), "-o", folder("out"))
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(try FileSystem.list(folder("out")) == ["A.swift", "B.swift"])
    let text = String(decoding: try FileSystem.read(folder("out/B.swift")), as: UTF8.self)
    #expect(text.hasSuffix("\nclass B {}"))
  }

  @Test func `what has no counterpart is told with its place, all of it, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    try FileSystem.write(Array("import SwiftUI\n@UIApplicationMain\nclass App {}\n".utf8), to: folder("App.swift"))
    let run = segue("port", folder("App.swift"), "-o", folder("out.swift"))
    #expect(run.status == .invalidScene)
    let places = run.messages.split(separator: "\n").map { $0.split(separator: ": error:")[0] }
    #expect(places == ["\(folder("App.swift")):1:8", "\(folder("App.swift")):2:1"])
    #expect(FileSystem.kind(of: folder("out.swift")) == nil)
  }

  @Test func `an app's own files are not written over`() throws {
    let folder = try TemporaryFolder()
    try FileSystem.write(Array(Self.source.utf8), to: folder("Screen.swift"))
    #expect(segue("port", folder("Screen.swift"), "-o", folder.path).status == .usage)
    #expect(segue("port", folder("Screen.swift"), folder("Screen.swift"), "-o", folder("out")).status == .usage)
    #expect(try FileSystem.read(folder("Screen.swift")) == Array(Self.source.utf8))
  }

  @Test(arguments: [(["port"], ExitStatus.usage), (["port", ""], .usage), (["port", "/none.swift"], .missingAsset)])
  func `mistakes of the command line have their status`(_ line: [String], _ status: ExitStatus) {
    #expect(segue(line).status == status)
  }
}
