package import FrameOutput
package import FrameSnapshots
package import StagePlayback
import SystemFiles

/// A frame as it was rendered now: to be drawn, or a file that is there already.
package enum ActualPicture: Sendable {
  case snapshot(FrameSnapshot, FrameRenderer)
  case file(path: String)
}

/// Gives the pictures of a sequence in their order, a few at a time.
@MainActor
package protocol ActualPictures {
  /// The next ones; none once the sequence is over.
  mutating func next(upTo count: Int) throws(RegressionError) -> [ActualPicture]
}

/// The pictures of a stage that is played.
@MainActor
package struct PlayedPictures: ActualPictures {
  private let player: StagePlayer
  private let renderer: FrameRenderer

  /// - Parameter player: a stage at its beginning.
  package init(_ player: StagePlayer, _ renderer: FrameRenderer) {
    self.player = player
    self.renderer = renderer
  }

  package mutating func next(upTo count: Int) throws(RegressionError) -> [ActualPicture] {
    do throws(StageError) {
      return try player.next(upTo: count).map { .snapshot($0, renderer) }
    } catch {
      throw .stage(error)
    }
  }
}
