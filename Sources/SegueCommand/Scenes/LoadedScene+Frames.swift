import FrameOutput
import Motion
import StagePlayback

extension LoadedScene {
  /// The frames that a range means; nil for all, when there is no range.
  ///
  /// Marks and the last frame are known only once the scene was played.
  func frames(_ text: String?) throws(CommandError) -> [Int]? {
    guard text != nil else { return nil }
    return try frames(text, of: try play())
  }

  func frames(_ text: String?, of playback: Playback) throws(CommandError) -> [Int]? {
    guard let text else { return nil }
    let range: FrameRange
    do throws(FrameRangeError) {
      range = try FrameRange(text)
    } catch {
      throw .range(error, path: operand.path)
    }
    return try frames(range, of: playback)
  }

  func frames(_ range: FrameRange, of playback: Playback) throws(CommandError) -> [Int] {
    do throws(FrameRangeError) {
      return try range.indices(of: playback)
    } catch {
      throw .range(error, path: operand.path)
    }
  }

  func time(of index: Int) -> Double { FrameClock(rate: rate).time(of: index) }
}
