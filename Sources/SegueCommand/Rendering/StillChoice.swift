import FrameOutput
import StagePlayback

/// Which one frame is meant.
enum StillChoice: Hashable, Sendable {
  /// By index; below 0 from the end.
  case frame(Int)
  case mark(String)
  /// Seconds.
  case time(Double)

  init(_ arguments: Arguments) throws(UsageError) {
    let frame = try arguments.parse(.frame, expected: "a frame's index, -1 for the last") { Int($0) }
    let time = try arguments.parse(.time, expected: "seconds, 0 or more", Self.seconds)
    switch (frame, time, arguments.value(.mark)) {
    case (let frame?, nil, nil): self = .frame(frame)
    case (nil, let time?, nil): self = .time(time)
    case (nil, nil, let mark?): self = .mark(mark)
    default: throw .conflict("'segue still' needs exactly one of --frame N, --time S and --mark M")
    }
  }

  private static func seconds(_ text: String) -> Double? {
    Double(text).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }

  /// The index of the frame in a play.
  func index(in playback: Playback, of operand: SceneOperand) throws(CommandError) -> Int {
    switch self {
    case .frame(let frame): return try index(FrameRange(frame: frame), .frame, in: playback, of: operand)
    case .mark(let mark): return try index(FrameRange(mark: mark), .mark, in: playback, of: operand)
    case .time(let time):
      // What acts up to 1e-9 s after a frame's time is in the frame.
      let index = ((time + 1e-9) * playback.framesPerSecond).rounded(.down)
      return index < Double(playback.frameCount) ? Int(index) : playback.frameCount - 1
    }
  }

  private func index(
    _ range: FrameRange, _ flag: Flag, in playback: Playback, of operand: SceneOperand
  ) throws(CommandError) -> Int {
    do throws(FrameRangeError) {
      return try range.indices(of: playback)[0]
    } catch {
      throw .range(error, flag: "--\(flag.name)", path: operand.path)
    }
  }
}
