import FrameSnapshots
import StagePlayback

/// What is done without drawing: loading a large scene, and tracing a long one.
package struct DrawlessMeasurement: Hashable, Sendable {
  package var loadedBytes: Int
  /// Processor seconds.
  package var loading: Double
  package var tracedFrames: Int
  package var tracedViews: Int
  package var tracing: Double
  package var traceBytes: Int

  /// A scene of a megabyte, and a thousand frames of a hundred moving views.
  @MainActor
  static func measure(rounds: Int) throws(BenchmarkError) -> DrawlessMeasurement {
    let phone = BenchmarkDisplay.phone
    let large = MovingViews.grid(count: 7000).text(for: phone)
    let loading = try SceneMeasurement.least(of: rounds) { () throws(BenchmarkError) in
      _ = try PreparedScene(text: large, photo: nil, display: phone)
    }
    let traced = try PreparedScene(
      text: MovingViews.grid(count: 100, frames: 1000).text(for: phone), photo: nil, display: phone)
    var bytes = 0
    let tracing = try SceneMeasurement.least(of: rounds) { () throws(BenchmarkError) in
      bytes = try traceBytes(of: traced)
    }
    return DrawlessMeasurement(
      loadedBytes: large.utf8.count, loading: loading, tracedFrames: 1000, tracedViews: 100, tracing: tracing,
      traceBytes: bytes)
  }

  @MainActor
  private static func traceBytes(of scene: PreparedScene) throws(BenchmarkError) -> Int {
    let player = try scene.begin()
    var writer = JSONWriter()
    var (index, bytes) = (0, 0)
    do throws(StageError) {
      while player.playback == nil {
        for snapshot in try player.next(upTo: 64) {
          writer.traceLine(frame: index, snapshot)
          index += 1
        }
        bytes += writer.bytes.count
        writer.removeAll()
      }
    } catch {
      throw .scene("\(error)")
    }
    return bytes
  }
}
