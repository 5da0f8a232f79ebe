import Foundation
import Testing

@Suite("The module graph is the one that is written down")
struct LayeringTests {
  struct Manifest: Decodable {
    struct Target: Decodable {
      struct Dependency: Decodable {
        let byName: [String?]?
        let target: [String?]?
        var name: String? { (byName ?? target)?.first ?? nil }
      }
      let name: String
      let type: String
      let dependencies: [Dependency]
    }
    let targets: [Target]
  }

  /// Asks the package manager with a scratch path of its own: the default one is locked while tests run.
  static func manifest() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "segue-layering-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Checkout.root.path, "--scratch-path", scratch.path, "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: data)
  }

  @Test func targetsImportOnlyWhatTheListAllows() throws {
    let dumped = try Self.manifest().targets
      .filter { $0.type != "test" }
      .map { target in
        let imports = target.dependencies.compactMap(\.name).sorted().joined(separator: " ")
        return imports.isEmpty ? target.name : "\(target.name): \(imports)"
      }
      .sorted()
    let allowed = try Checkout.text(of: "Tests/PackageTests/module-graph.txt").split(separator: "\n").map(String.init)
    let added = dumped.filter { !allowed.contains($0) }
    let gone = allowed.filter { !dumped.contains($0) }
    #expect(added.isEmpty, "not in module-graph.txt; a new arrow is a change of the design")
    #expect(gone.isEmpty, "in module-graph.txt only")
  }

  @Test func nothingElseStandsAtTheTop() throws {
    let allowed: Set = ["Package.swift", "Package.resolved", "Sources", "Tests", "Scenes", "README.md", "frames"]
    let found = try FileManager.default.contentsOfDirectory(atPath: Checkout.root.path)
    let extra = found.filter { !$0.hasPrefix(".") && !allowed.contains($0) }
    #expect(extra.isEmpty)
  }
}
