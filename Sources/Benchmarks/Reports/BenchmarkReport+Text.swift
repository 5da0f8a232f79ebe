extension BenchmarkReport {
  /// Tables for people.
  package var text: String {
    var parts: [String] = []
    if !scenes.isEmpty { parts += [boundText, sceneTable] }
    if !variations.isEmpty { parts.append(variationTable) }
    if !growth.isEmpty { parts.append(growthTable) }
    if let drawless { parts.append(Self.text(drawless)) }
    return parts.joined(separator: "\n")
  }

  private var boundText: String {
    """
    Milliseconds of processor time a frame. "sum" is raster, encode and write; "job" is everything the tool does, one worker.
    "bound" is the least that these files could take here: each painted row filled once, each pixel of a dense one copied
    once, each run found, each token emitted, each byte written into a new file, at this machine's
    \((primitives.fill * 1e9).text(3)) ns a filled pixel, \((primitives.copy * 1e9).text(3)) a copied one, \
    \((primitives.run * 1e9).text(2)) a run, \((primitives.token * 1e9).text(2)) a token, \
    \((primitives.byte * 1e9).text(2)) a byte, and \((primitives.file * 1e6).text(0)) µs a file.

    """
  }

  private var sceneTable: String {
    var table = TextTable(
      leftColumns: 2,
      header: [
        "scene", "display", "stage", "raster", "encode", "write", "sum", "bound", "ratio", "job", "rows", "runs",
        "tokens", "kB", "peak MB",
      ])
    for scene in scenes {
      let bound = scene.bound(primitives)
      table.append(
        [scene.scene, scene.display]
          + [scene.stage, scene.raster, scene.encode, scene.write, scene.total, bound].map(\.milliseconds)
          + [(scene.total / bound).text(1), scene.job.milliseconds]
          + [scene.paintedRows, scene.runs, scene.tokens].map { $0.text(0) }
          + [(scene.bytes / 1000).text(1), Double(scene.peakMemory).megabytes])
    }
    return table.text
  }

  private var variationTable: String {
    var table = TextTable(leftColumns: 1, header: ["variation of card-zoom-a", "× card-zoom-a"])
    for variation in variations { table.append(["seed \(variation.seed)", variation.ratio.text(3)]) }
    return table.text
  }

  private var growthTable: String {
    var table = TextTable(
      leftColumns: 2, header: ["axis", "value", "frames", "CPU ms", "ms a frame", "wall ms", "peak MB"])
    for row in growth {
      table.append([
        row.axis, row.value, "\(row.frames)", (row.processor * 1000).text(0),
        (row.processor / Double(row.frames)).milliseconds, (row.elapsed * 1000).text(0),
        Double(row.peakMemory).megabytes,
      ])
    }
    return table.text
  }

  private static func text(_ measured: DrawlessMeasurement) -> String {
    let speed = Double(measured.loadedBytes) / measured.loading / 1e6
    return """
      loading a scene of \((Double(measured.loadedBytes) / 1e6).text(2)) MB: \(measured.loading.milliseconds) ms, \
      \(speed.text(0)) MB/s
      tracing \(measured.tracedFrames) frames of \(measured.tracedViews) views: \(measured.tracing.milliseconds) ms, \
      \((Double(measured.traceBytes) / 1e6).text(1)) MB

      """
  }
}
