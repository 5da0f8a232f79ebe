import SystemFiles

/// How the cost of the card zoom grows along one axis.
package struct GrowthMeasurement: Hashable, Sendable {
  /// What is varied: frames, pixels, views or workers.
  package var axis: String
  package var value: String
  package var frames: Int
  /// Processor seconds of the whole job.
  package var processor: Double
  /// Seconds until it was done.
  package var elapsed: Double
  package var peakMemory: Int

  @MainActor
  static func measure(
    _ axis: String, _ value: String, _ scene: PreparedScene, jobs: Int = 1, rounds: Int, in folder: String
  ) throws(BenchmarkError) -> GrowthMeasurement {
    var (processor, elapsed) = (Double.infinity, Double.infinity)
    ProcessUsage.forgetPeakMemory()
    for _ in 0..<rounds {
      let (processorStart, start) = (ProcessUsage.processorSeconds, ProcessUsage.elapsedSeconds)
      try scene.render(into: folder, jobs: jobs)
      processor = min(processor, ProcessUsage.processorSeconds - processorStart)
      elapsed = min(elapsed, ProcessUsage.elapsedSeconds - start)
    }
    let length = (scene.scene.render.duration ?? 0) * scene.rate.perSecond
    return GrowthMeasurement(
      axis: axis, value: value, frames: Int(length.rounded(.up)) + 1, processor: processor, elapsed: elapsed,
      peakMemory: ProcessUsage.peakMemory)
  }

  /// Frames to 10,000, pixels to 4K, views to a thousand, workers to all processors.
  @MainActor
  static func all(rounds: Int, in folder: String) throws(BenchmarkError) -> [GrowthMeasurement] {
    var rows: [GrowthMeasurement] = []
    let phone = BenchmarkDisplay.phone
    for frames in [60, 600, 10_000] {
      let scene = try PreparedScene(text: CardZoom(frames: frames).text(for: phone), photo: nil, display: phone)
      rows.append(try measure("frames", "\(frames)", scene, rounds: frames > 60 ? 1 : rounds, in: folder))
    }
    for display in BenchmarkDisplay.all {
      let scene = try PreparedScene(text: CardZoom().text(for: display), photo: nil, display: display)
      let pixels = "\(display.pixelWidth) × \(display.pixelHeight)"
      rows.append(try measure("pixels", pixels, scene, rounds: rounds, in: folder))
    }
    for views in [10, 100, 1000] {
      let text = MovingViews.grid(count: views).text(for: phone)
      let scene = try PreparedScene(text: text, photo: nil, display: phone)
      rows.append(try measure("views", "\(views)", scene, rounds: rounds, in: folder))
    }
    let zoom = try PreparedScene(text: CardZoom().text(for: phone), photo: nil, display: phone)
    for jobs in [1, 2, 4] where jobs <= ProcessEnvironment.processorCount {
      rows.append(try measure("workers", "\(jobs)", zoom, jobs: jobs, rounds: rounds, in: folder))
    }
    return rows
  }
}
