package import FrameSnapshots
import Raster
package import StagePlayback
import SystemFiles

/// Writes the frames of a play into a folder as they come, in bounded memory, several at once.
///
/// `sequence.json` says that it is not complete until `finish`; every file is whole whenever somebody sees it.
package final class SequenceWriter {
  private let request: SequenceRequest
  private let renderer: FrameRenderer
  private let isInterrupted: @Sendable () -> Bool
  private var layout: SequenceLayout

  private var folder: SequenceFolder?
  private var record: SequenceRecord?
  private var entries: [Int: FrameRecord] = [:]

  /// Indices still to come, of those asked for; nil for all.
  private var awaited: ArraySlice<Int>?
  private var nextIndex = 0
  private var chosenCount = 0
  private var waiting: [FrameJob.Frames] = []
  /// One for each worker, so that none waits for another.
  private let caches: [PaintCache]

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
    renderer = FrameRenderer(
      scale: request.layout.scale, compression: request.compression, overlays: request.overlays)
    awaited = request.frames.map { $0[...] }
    caches = (0..<max(request.jobs, 1)).map { _ in PaintCache() }
  }

  /// Takes the next frame of the play, whether or not it is one of those to be written: the trace has them all.
  package func append(_ snapshot: FrameSnapshot) throws(OutputError) {
    if record == nil { try begin(with: snapshot) }
    let index = nextIndex
    nextIndex += 1
    let start = traceLines.bytes.count
    traceLines.traceLine(frame: index, snapshot)
    if request.fingerprint == nil { traceDigest.append(Array(traceLines.bytes[start...])) }
    if choose(index) { try choose(snapshot, index) }
    if index % chunkSize == chunkSize - 1 { try writeWaiting() }
  }

  /// Ends the sequence with what is known of the whole play.
  package func finish(_ playback: Playback) throws(OutputError) -> SequenceRecord {
    try writeWaiting()
    try lengthenNames(frameCount: playback.frameCount)
    guard var record, let folder else { preconditionFailure("a play has at least one frame") }
    try files { () throws(FileError) in try trace.take()?.commit() }
    record.fingerprint = request.fingerprint ?? traceDigest.text
    setMarks(playback)
    record.frameCount = playback.frameCount
    record.playback = playback.judged(by: verdict)
    record.isComplete = layout.shard != nil || folder.wasComplete || entries.count == playback.frameCount
    try write(&record)
    return record
  }

  /// How many frames are taken at once from whoever plays them.
  ///
  /// Several for each worker, so that none waits long for the slowest; few enough to stay small.
  package var chunkSize: Int { max(16, request.jobs * 8) }

  private func choose(_ index: Int) -> Bool {
    guard let awaited else { return true }
    guard awaited.first == index else { return false }
    self.awaited = awaited.dropFirst()
    return true
  }

  private func choose(_ snapshot: FrameSnapshot, _ index: Int) throws(OutputError) {
    chosenCount += 1
    if chosenCount > 1, case .template(let template) = layout.target, !template.namesEachFrame {
      throw .oneName(path: layout.path(ofFrame: index, time: snapshot.time))
    }
    if let last = waiting.last, last.snapshot.looksLike(snapshot, showing: request.overlays) {
      waiting[waiting.count - 1].moments.append(FrameJob.Moment(index: index, time: snapshot.time))
    } else {
      waiting.append(FrameJob.Frames(snapshot, index: index))
    }
  }

  private func setMarks(_ playback: Playback) {
    for index in entries.keys { entries[index]?.marks = [] }
    let frames = playback.markFrames
    for mark in playback.marks {
      guard let index = frames[mark.name] else { continue }
      if entries[index]?.marks.contains(mark.name) == false { entries[index]?.marks.append(mark.name) }
    }
  }
}

// MARK: - Files

extension SequenceWriter {
  private func begin(with snapshot: FrameSnapshot) throws(OutputError) {
    let folder = try SequenceFolder.open(request, layout: layout)
    entries = folder.kept
    layout.digits = max(layout.digits, SequenceLayout.digits(frameCount: folder.frameCount))
    self.folder = folder
    var record = SequenceRecord(
      scene: request.scenePath, isComplete: false, fingerprint: request.fingerprint ?? "",
      canvas: snapshot.canvas.size, scale: layout.scale, rate: request.rate, speed: request.speed)
    try write(&record)
    self.record = record
    trace = try files { () throws(FileError) in try AtomicFile(layout.tracePath) }
  }

  private func writeWaiting() throws(OutputError) {
    try writeTrace()
    if isInterrupted() { return try take([.failure(.interrupted)]) }
    guard let folder, !waiting.isEmpty else { return }
    let frames = waiting
    waiting.removeAll(keepingCapacity: true)
    let job = FrameJob(
      renderer: renderer, layout: layout, existing: request.existing, kept: folder.kept, isCurrent: folder.isCurrent)
    let results = ParallelWork.map(count: frames.count, tools: caches) { [isInterrupted] index, cache in
      Result { () throws(OutputError) in
        if isInterrupted() { throw .interrupted }
        return try job.records(of: frames[index], cache)
      }
    }
    try take(results)
  }

  /// Keeps what was written even where a frame failed, so that the record says what is there.
  private func take(_ results: [Result<[FrameRecord], OutputError>]) throws(OutputError) {
    var written: [FrameRecord] = []
    var failure: OutputError?
    for result in results {
      switch result {
      case .success(let frames):
        for frame in frames { entries[frame.index] = frame }
        written += frames
      case .failure(let error): failure = failure ?? error
      }
    }
    do throws(OutputError) {
      try onFrames(written)
    } catch {
      failure = failure ?? error
    }
    guard let failure else { return }
    // What went wrong first is what counts.
    if var record { try? write(&record) }
    throw failure
  }

  private func writeTrace() throws(OutputError) {
    let lines = traceLines.bytes
    traceLines.removeAll()
    try files { () throws(FileError) in try trace?.append(lines) }
  }

  private func write(_ record: inout SequenceRecord) throws(OutputError) {
    record.frames = entries.values.sorted { $0.index < $1.index }
    let json = record.json
    try files { () throws(FileError) in try FileSystem.write(json, to: layout.sequencePath) }
  }

  /// Gives all frames of a long play as many digits as its last one needs, which is known only now.
  private func lengthenNames(frameCount: Int) throws(OutputError) {
    guard case .folder = layout.target, SequenceLayout.digits(frameCount: frameCount) > layout.digits else { return }
    layout.digits = SequenceLayout.digits(frameCount: frameCount)
    for (index, frame) in entries {
      let file = layout.file(ofFrame: index, time: frame.time)
      guard file != frame.file else { continue }
      try files { () throws(FileError) in
        try FileSystem.move(
          FilePaths.join(layout.folder, frame.file), to: FilePaths.join(layout.folder, file))
      }
      entries[index]?.file = file
    }
  }

  private func files<Output: ~Copyable>(_ work: () throws(FileError) -> Output) throws(OutputError) -> Output {
    do throws(FileError) {
      return try work()
    } catch {
      throw .file(error)
    }
  }
}
