package import FrameOutput
import FrameSnapshots
package import StagePlayback
import SystemFiles

/// Plays a stage and gives its frames as a baseline keeps them, a few at a time, without drawing them into files.
@MainActor
package final class BaselinePlay {
  private let player: StagePlayer
  private let digester: FrameDigester
  private let chunkSize: Int
  private let isInterrupted: @Sendable () -> Bool
  private var index = 0
  private var writer = JSONWriter()
  /// The last frame whose line was written out.
  private var told: (snapshot: FrameSnapshot, frame: TraceFrame)?

  /// - Parameter isInterrupted: asked before each few frames.
  package init(
    _ player: StagePlayer, _ renderer: FrameRenderer, jobs: Int,
    isInterrupted: @escaping @Sendable () -> Bool = { Signals.isInterrupted }
  ) {
    self.player = player
    digester = FrameDigester(renderer, jobs: jobs)
    chunkSize = max(16, jobs * 8)
    self.isInterrupted = isInterrupted
  }

  /// What is known of the whole play; nil until its last frame was given.
  package var playback: Playback? { player.playback }

  /// The next frames; none once the play is over.
  package func next() throws(RegressionError) -> [BaselineFrame] {
    if isInterrupted() { throw .interrupted }
    let snapshots: [FrameSnapshot]
    do throws(StageError) {
      snapshots = try player.next(upTo: chunkSize)
    } catch {
      throw .stage(error)
    }
    return zip(snapshots, digester.digests(of: snapshots)).map { BaselineFrame(pixels: $1, trace: trace(of: $0)) }
  }

  /// What a frame's line of the trace says; a frame that tells what the one before it did is not written out again.
  private func trace(of snapshot: FrameSnapshot) -> TraceFrame {
    defer { index += 1 }
    if let told, told.snapshot.tells(the: snapshot) {
      var frame = told.frame
      (frame.index, frame.time) = (index, TraceValue.rounded(snapshot.time))
      return frame
    }
    let frame = written(snapshot)
    told = (snapshot, frame)
    return frame
  }

  private func written(_ snapshot: FrameSnapshot) -> TraceFrame {
    writer.traceLine(frame: index, snapshot)
    defer { writer.removeAll() }
    do throws(TraceError) {
      return try Trace.frame(line: writer.bytes.dropLast(), number: index + 1).rounded
    } catch {
      preconditionFailure("a line of the trace as it is written can be read: \(error)")
    }
  }
}

extension FrameSnapshot {
  /// Whether the trace says the same of another frame, but for its number and time.
  fileprivate func tells(the other: FrameSnapshot) -> Bool {
    layers == other.layers && transition == other.transition && statusBar == other.statusBar && touch == other.touch
  }
}
