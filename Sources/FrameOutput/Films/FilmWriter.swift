package import FrameSnapshots
import PNGCoding
import Raster
import StagePlayback
import SystemFiles

/// Makes one stream of the frames of a play as they come, in bounded memory, several drawn at once.
package final class FilmWriter {
  private let request: FilmRequest
  private let encoder: FilmFrameEncoder
  private let isInterrupted: @Sendable () -> Bool
  private let caches: [PaintCache]

  private var awaited: ArraySlice<Int>
  private var nextIndex = 0
  private var framesWritten = 0
  private var waiting: [FrameSnapshot] = []
  private var stream: [UInt8] = []
  private var last: (snapshot: FrameSnapshot, bytes: [UInt8])?
  private var animation: AnimatedPNGWriter

  /// - Parameter isInterrupted: asked before each frame.
  package init(_ request: FilmRequest, isInterrupted: @escaping @Sendable () -> Bool = { Signals.isInterrupted }) {
    self.request = request
    self.isInterrupted = isInterrupted
    encoder = FilmFrameEncoder(request)
    awaited = request.frames[...]
    caches = (0..<max(request.jobs, 1)).map { _ in PaintCache() }
    animation = AnimatedPNGWriter(
      frameCount: request.frames.count,
      delay: AnimatedPNGWriter.Delay(frames: request.rate.frames, seconds: request.rate.seconds))
  }

  /// How many frames are taken at once from whoever plays them; raw ones are large.
  package var chunkSize: Int { request.format.isRaw ? caches.count : max(16, caches.count * 8) }

  /// Takes the next frame of the play, whether or not it is one of those to be written.
  package func append(_ snapshot: FrameSnapshot) throws(OutputError) {
    defer { nextIndex += 1 }
    guard awaited.first == nextIndex else { return }
    awaited = awaited.dropFirst()
    waiting.append(snapshot)
    if waiting.count >= chunkSize { try writeWaiting() }
  }

  /// Ends the stream after the last frame of the play.
  package func finish() throws(OutputError) {
    try writeWaiting()
    if request.format == .apng { stream += AnimatedPNGWriter.end }
  }

  /// What the stream goes on with since the last call.
  package func take() -> [UInt8] {
    defer { stream.removeAll(keepingCapacity: request.format.isRaw) }
    return stream
  }
}

// MARK: - Frames

extension FilmWriter {
  private func writeWaiting() throws(OutputError) {
    let frames = waiting
    waiting.removeAll(keepingCapacity: true)
    let isRepeated = frames.areRepeated(after: last?.snapshot, showing: request.overlays)
    let drawn: [Result<[UInt8]?, PNGError>] = ParallelWork.map(count: frames.count, tools: caches) {
      [encoder, isInterrupted] index, cache in
      Result { () throws(PNGError) -> [UInt8]? in
        isRepeated[index] || isInterrupted() ? nil : try encoder.bytes(of: frames[index], cache)
      }
    }
    for (index, result) in drawn.enumerated() {
      if isInterrupted() { throw .interrupted }
      try write(frames[index], result)
    }
  }

  /// What libpng could not do, with the frame it was for.
  private func coding<Output>(_ work: () throws(PNGError) -> Output) throws(OutputError) -> Output {
    do throws(PNGError) {
      return try work()
    } catch {
      throw .png(error, frame: request.frames[framesWritten])
    }
  }

  private func corner(of snapshot: FrameSnapshot) throws(OutputError) -> [UInt8] {
    try coding { () throws(PNGError) -> [UInt8] in try encoder.corner(of: snapshot) }
  }

  private func write(
    _ snapshot: FrameSnapshot, _ result: Result<[UInt8]?, PNGError>
  ) throws(OutputError) {
    let drawn = try coding(result.get)
    switch request.format {
    case .apng:
      let file = if let drawn { drawn } else { try corner(of: snapshot) }
      stream += animation.piece(for: file)
    case .y4m:
      if framesWritten == 0 { stream += header(of: snapshot) }
      stream += Array("FRAME\n".utf8)
      stream += drawn ?? last?.bytes ?? []
    case .rgba:
      stream += drawn ?? last?.bytes ?? []
    }
    // Only raw frames are written again; a piece of an animation is not kept.
    last = (snapshot, request.format.isRaw ? drawn ?? last?.bytes ?? [] : [])
    framesWritten += 1
  }

  /// YUV4MPEG2's line: size, rate, progressive, square pixels, 4:4:4, samples from 16 to 235.
  private func header(of snapshot: FrameSnapshot) -> [UInt8] {
    var canvas = snapshot.canvas
    canvas.scale = request.scale
    let rate = "\(request.rate.frames):\(request.rate.seconds)"
    let size = "W\(canvas.pixelWidth) H\(canvas.pixelHeight)"
    return Array("YUV4MPEG2 \(size) F\(rate) Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
  }
}
