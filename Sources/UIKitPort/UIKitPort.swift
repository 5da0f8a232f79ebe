import Foundation
import PackagePlugin

/// Ports the files of an app that a target excludes, and compiles them into the target.
///
/// A target excludes the folder, or a link to the folder, in which an app's files lie; every Swift file below the
/// target's own folder that is no source of it is ported.
@main
struct UIKitPort: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    let sources = Set(module.sourceFiles(withSuffix: "swift").map { $0.url.resolvingSymlinksInPath() })
    let files = swiftFiles(below: module.directoryURL).filter { !sources.contains($0.resolvingSymlinksInPath()) }
    if files.isEmpty {
      Diagnostics.warning("\(target.name) has no files to port: exclude the folder with an app's files from it")
    }
    let tool = try context.tool(named: "segue-port").url
    return files.map { file in
      // The compiler tells files of a module apart by their names, and this one stands for another.
      let name = file.deletingPathExtension().lastPathComponent + ".ported.swift"
      let output = context.pluginWorkDirectoryURL.appending(path: name)
      return .buildCommand(
        displayName: "Port \(file.lastPathComponent)", executable: tool, arguments: [file.path, output.path],
        inputFiles: [file], outputFiles: [output])
    }
  }

  /// The Swift files in a folder and those in it, links followed, hidden ones left out, in the order of their paths.
  private func swiftFiles(below folder: URL) -> [URL] {
    var (files, folders, seen): ([URL], [URL], Set<URL>) = ([], [folder], [])
    while let next = folders.popLast() {
      guard seen.insert(next.resolvingSymlinksInPath()).inserted else { continue }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? [] where !name.hasPrefix(".") {
        let url = next.appending(path: name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
        if isFolder.boolValue { folders.append(url) } else if url.pathExtension == "swift" { files.append(url) }
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
