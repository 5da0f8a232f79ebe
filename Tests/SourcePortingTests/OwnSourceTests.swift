import Foundation
import SourcePorting
import Testing

@Suite("Sources that need no porting")
struct OwnSourceTests {
  private static let root: URL = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `this package's own stay as they are`() throws {
    let folder = Self.root.appending(path: "Sources")
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.hasSuffix(".swift") }
    let least: Int = 300
    #expect(paths.count > least)
    // The plugin is a program that begins by `@main`, which no ported file may.
    let changed = try paths.sorted().filter { !$0.hasPrefix("UIKitPort/") }.filter { path in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      return try SourcePorter.port(bytes) != bytes
    }
    // It imports CoreGraphics where there is one.
    #expect(changed == ["HeadlessUIKit/Graphics/CoreGraphics.swift"])
  }
}
