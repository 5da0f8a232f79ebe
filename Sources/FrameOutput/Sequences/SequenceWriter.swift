package import FrameSnapshots
import Raster
package import StagePlayback
import SystemFiles

/// Writes the frames of a play into a folder as they come, in bounded memory, several at once.
///
/// While workers draw frames, those behind them are played. `sequence.json` says that it is not complete until `finish`;
/// every file is whole whenever somebody sees it.
package final class SequenceWriter {
  typealias FrameLine = WorkLine<FrameJob.Frames, FrameJob.Outcome, PaintCache>

  /// Frames that look alike are drawn once for at most so many, so that none waits long for its file; our choice.
  private static let mostAlike = 16
  /// Frames that were played and wait to be drawn, for each worker; our choice: none is ever idle, and they are few.
  private static let mostWaiting = 3
  /// The trace is written in pieces of this many bytes, our choice.
  private static let tracePieceSize = 1 << 15

  private let request: SequenceRequest
  private let isInterrupted: @Sendable () -> Bool
  private var layout: SequenceLayout

  private var folder: SequenceFolder?
  private var record: SequenceRecord?
  private var journal: FrameJournal?

  /// Indices still to come, of those asked for; nil for all.
  private var awaited: ArraySlice<Int>?
  private var nextIndex = 0
  private var chosenCount = 0
  /// What was chosen last, to which frames that look alike are added.
  private var open: FrameJob.Frames?
  private var line: FrameLine?

  private var trace: AtomicFile?
  private var traceLines = JSONWriter()
  private var traceDigest = SceneFingerprint()

  /// Is told of frames when their files are in place, in their order; of marks nothing is known then.
  ///
  /// What it throws ends the writing as a file that cannot be written does.
  package var onFrames: ([FrameRecord]) throws(OutputError) -> Void = { _ in }

  /// A play of the same scene whose expectations, warnings and notes are recorded; nil for those of the play at hand.
  package var verdict: Playback?

  /// - Parameter isInterrupted: asked before each frame; the frames in hand are finished, then no more are begun.
  package init(
    _ request: SequenceRequest, isInterrupted: @escaping @Sendable () -> Bool = { Signals.isInterrupted }
  ) {
    self.request = request
    self.isInterrupted = isInterrupted
    layout = request.layout
    awaited = request.frames.map { $0[...] }
  }

  /// Takes the next frame of the play, whether or not it is one of those to be written: the trace has them all.
  package func append(_ snapshot: FrameSnapshot) throws(OutputError) {
    if record == nil { try begin(with: snapshot) }
    let index = nextIndex
    nextIndex += 1
    try appendTrace(of: snapshot, index)
    let kept = try journal?.takeEarlier(at: index)
    if choose(index) {
      try choose(snapshot, FrameJob.Moment(index: index, time: snapshot.time, kept: kept))
    } else if let kept {
      try takeAll()
      try journal?.put([kept])
    }
    if index % Self.mostAlike == 0, isInterrupted() { throw giveUp(.interrupted) }
  }

  /// Ends the sequence with what is known of the whole play, and gives what its record says besides the frames.
  package func finish(_ playback: Playback) throws(OutputError) -> SequenceRecord {
    if isInterrupted() { throw giveUp(.interrupted) }
    try takeAll()
    guard var record, let folder, var journal = journal.take() else {
      preconditionFailure("a play has at least one frame")
    }
    try writeTrace()
    try OutputError.files { () throws(FileError) in try trace.take()?.commit() }
    try journal.putRest()
    record.fingerprint = request.fingerprint ?? traceDigest.text
    record.frameCount = playback.frameCount
    record.playback = playback.judged(by: verdict)
    record.isComplete = layout.shard != nil || folder.wasComplete || journal.count == playback.frameCount
    let names = lengthenNames(frameCount: playback.frameCount)
    let marks = playback.marksByFrame
    do throws(FileError) {
      try journal.write(record, to: layout.sequencePath) { frame throws(FileError) in
        var frame = try names.map { names throws(FileError) in try frame.moved(to: names) } ?? frame
        frame.marks = marks[frame.index] ?? []
        return frame
      }
    } catch {
      throw .file(error)
    }
    return record
  }
}

// MARK: - Frames

extension SequenceWriter {
  private func choose(_ index: Int) -> Bool {
    guard let awaited else { return true }
    guard awaited.first == index else { return false }
    self.awaited = awaited.dropFirst()
    return true
  }

  private func choose(_ snapshot: FrameSnapshot, _ moment: FrameJob.Moment) throws(OutputError) {
    chosenCount += 1
    if chosenCount > 1, case .template(let template) = layout.target, !template.namesEachFrame {
      throw .oneName(path: layout.path(ofFrame: moment.index, time: moment.time))
    }
    if let open, open.moments.count < Self.mostAlike, open.snapshot.looksLike(snapshot, showing: request.overlays) {
      self.open?.moments.append(moment)
      return
    }
    if let open { line?.submit(open) }
    open = FrameJob.Frames(snapshot, moment)
    // Whoever works alone draws a frame before the next is played.
    try take(downTo: request.jobs > 1 ? request.jobs * Self.mostWaiting : 0)
  }

  private func takeAll() throws(OutputError) {
    if let open { line?.submit(open) }
    open = nil
    try take(downTo: 0)
  }

  /// Takes results in their order until no more than some are to come.
  private func take(downTo count: Int) throws(OutputError) {
    while let line, line.count > count, let outcome = line.next() {
      try journal?.put(outcome.entries)
      if let error = outcome.error { throw giveUp(error) }
      do throws(OutputError) {
        try onFrames(outcome.entries)
      } catch {
        throw giveUp(error)
      }
    }
  }

  /// Keeps what is written even where a frame failed, so that the record says what is there, and gives the error.
  private func giveUp(_ error: OutputError) -> OutputError {
    while let outcome = line?.next() { try? journal?.put(outcome.entries) }
    if let open { try? journal?.put(FrameJob.Outcome(keeping: open, error).entries) }
    // What went wrong first is what counts.
    if let record, var journal = journal.take() {
      try? journal.putRest()
      try? journal.write(record, to: layout.sequencePath)
    }
    return error
  }
}

// MARK: - Files

extension SequenceWriter {
  private func begin(with snapshot: FrameSnapshot) throws(OutputError) {
    let folder = try SequenceFolder.open(request, layout: layout)
    layout.digits = max(layout.digits, SequenceLayout.digits(frameCount: folder.frameCount))
    self.folder = folder
    let record = SequenceRecord(
      scene: request.scenePath, isComplete: false, fingerprint: request.fingerprint ?? "",
      canvas: snapshot.canvas.size, scale: layout.scale, rate: request.rate, speed: request.speed)
    try folder.writeBeginning(record)
    journal = try FrameJournal(beside: layout.sequencePath, after: try folder.recordedFrames())
    self.record = record
    trace = try OutputError.files { () throws(FileError) in try AtomicFile(layout.tracePath) }
    line = frameLine(FrameJob(request, layout, isCurrent: folder.isCurrent))
  }

  /// One paint cache for each worker, so that none waits for another.
  private func frameLine(_ job: FrameJob) -> FrameLine {
    let caches = (0..<max(request.jobs, 1)).map { _ in PaintCache() }
    return FrameLine(tools: caches) { [isInterrupted] frames, cache in
      guard !isInterrupted() else { return FrameJob.Outcome(keeping: frames, .interrupted) }
      return job.outcome(of: frames, cache)
    }
  }

  private func appendTrace(of snapshot: FrameSnapshot, _ index: Int) throws(OutputError) {
    let start = traceLines.bytes.count
    traceLines.traceLine(frame: index, snapshot)
    if request.fingerprint == nil { traceDigest.append(Array(traceLines.bytes[start...])) }
    if traceLines.bytes.count >= Self.tracePieceSize { try writeTrace() }
  }

  private func writeTrace() throws(OutputError) {
    try OutputError.files { () throws(FileError) in try trace?.append(traceLines.bytes) }
    traceLines.removeAll()
  }

  /// Gives names as many digits as the last frame of a long play needs, which is known only now; nil where they have.
  private func lengthenNames(frameCount: Int) -> SequenceLayout? {
    let digits = SequenceLayout.digits(frameCount: frameCount)
    guard case .folder = layout.target, digits > layout.digits else { return nil }
    layout.digits = digits
    return layout
  }
}
