import SystemFiles

/// The benchmark as a program.
public enum BenchmarkTool {
  /// Runs with the arguments behind the program's name, and gives the exit status.
  @MainActor
  public static func run(_ arguments: [String]) -> Int32 {
    do throws(BenchmarkError) {
      try print(result(of: arguments))
      return 0
    } catch {
      try? StandardStream.error.write("segue-bench: \(error)\n")
      return 2
    }
  }

  /// What is printed.
  @MainActor
  package static func result(of arguments: [String]) throws(BenchmarkError) -> String {
    let arguments = try BenchmarkArguments(arguments)
    if arguments.showsHelp { return BenchmarkArguments.help }
    if let folder = arguments.sceneFolder { return try write(arguments, into: folder) }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let report = try report(arguments, in: folder.path)
    return arguments.isJSON ? report.json : report.text
  }

  @MainActor
  private static func report(_ arguments: BenchmarkArguments, in folder: String) throws(BenchmarkError)
    -> BenchmarkReport
  {
    var report = BenchmarkReport(primitives: try Primitives.measure(in: folder))
    let rounds = arguments.rounds
    if arguments.measuresScenes {
      for scene in arguments.scenes {
        for display in arguments.displays {
          report.scenes.append(try SceneMeasurement.measure(scene, display, rounds: rounds, in: folder))
        }
      }
    }
    // The machine may have been disturbed before; the lesser figures are what it can do.
    report.primitives.formMinimum(try Primitives.measure(in: folder))
    if let count = arguments.variations {
      report.variations = try VariationMeasurement.all(count: count, rounds: rounds, in: folder)
    }
    if arguments.measuresGrowth { report.growth = try GrowthMeasurement.all(rounds: rounds, in: folder) }
    if arguments.measuresDrawless { report.drawless = try DrawlessMeasurement.measure(rounds: rounds) }
    return report
  }

  /// Writes the scenes as files, and the variations that were asked for.
  private static func write(_ arguments: BenchmarkArguments, into folder: String) throws(BenchmarkError) -> String {
    var files: [(name: String, bytes: [UInt8])] = []
    for display in arguments.displays {
      for scene in arguments.scenes {
        files.append(("\(scene.name)-\(display.name).json", Array(scene.text(display).utf8)))
        if scene.hasPhoto { files.append((Photo.fileName(for: display), Photo.file(for: display))) }
      }
      for seed in 0..<(arguments.variations ?? 0) {
        let scene = CardZoom(variation: CardZoomVariation(seed: UInt64(seed + 1)))
        files.append(("card-zoom-a-\(display.name)-\(seed + 1).json", Array(scene.text(for: display).utf8)))
      }
    }
    try FrameCosts.written { () throws(FileError) in
      try FileSystem.createFolder(folder)
      for file in files { try FileSystem.write(file.bytes, to: FilePaths.join(folder, file.name)) }
    }
    return files.map { "\(FilePaths.join(folder, $0.name))\n" }.joined()
  }

  private static func print(_ text: String) throws(BenchmarkError) {
    try FrameCosts.written { () throws(FileError) in try StandardStream.output.write(text) }
  }
}

/// A folder in memory where the system has such a place, so that no disk is measured.
private struct TemporaryFolder {
  let path: String

  init() throws(BenchmarkError) {
    let base = FileSystem.kind(of: "/dev/shm") == .folder ? "/dev/shm" : ProcessEnvironment.value("TMPDIR") ?? "/tmp"
    let path = FilePaths.join(base, "segue-bench-\(ProcessEnvironment.processNumber)")
    try FrameCosts.written { () throws(FileError) in try FileSystem.createFolder(path) }
    self.path = path
  }

  func remove() {
    for name in (try? FileSystem.list(path)) ?? [] { try? FileSystem.remove(FilePaths.join(path, name)) }
    _ = FileSystem.removeEmptyFolder(path)
  }
}
