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
    "bound" is the least that these files could take here, by counting what cannot be left out, at this machine's
    \(nanoseconds(.look)) ns a layer looked at; in columns that differ from the row above, \(nanoseconds(.find)) a layer found there,
    \(nanoseconds(.fill)) a run filled, \(nanoseconds(.mix)) a run mixed, \(nanoseconds(.cut)) a row that a new edge goes on to and \
    \(nanoseconds(.edge)) a pixel there,
    \(nanoseconds(.shadow)) a pixel of a shadow's slope, \(nanoseconds(.sample)) one of a scaled or turned picture;
    \(nanoseconds(.densePixel)) a pixel of a row without runs and \(nanoseconds(.denseByte)) a byte of it; \
    \(nanoseconds(.run)) a run found and digested and \(nanoseconds(.token)) a token of it;
    \((primitives[.block] * 1e6).text(1)) µs a block's code, \((primitives[.file] * 1e6).text(1)) a file, and \
    \(nanoseconds(.byte)) ns a byte of it.

    """
  }

  private func nanoseconds(_ step: WorkStep) -> String { (primitives[step] * 1e9).text(2) }

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
          + [scene.paintedRows, scene.work[.run], scene.work[.token]].map { $0.text(0) }
          + [(scene.work[.byte] / 1000).text(1), Double(scene.peakMemory).megabytes])
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
