import SegueKit
import UIKit

/// The usual patterns of transitions, written as apps write them, each on a stage of its own that is ready to be played.
///
/// Nothing but UIKit's names and the stage is imported, and nothing that is not public can be seen.
public enum PatternStage: String, CaseIterable, Sendable {
  /// A navigation delegate that fades.
  case fadePush = "fade-push"
  /// A presentation controller that dims what lies under its card.
  case dimmedCard = "dimmed-card"
  /// A pop by a finger from the edge.
  case interactivePop = "interactive-pop"
  /// A card that is caught while it moves, and thrown.
  case interruptibleCard = "interruptible-card"
  /// A story that tears off when it has been pulled far enough.
  case handOff = "hand-off"
  /// A photo that grows out of its cell, and is dragged back into it.
  case cellToFullScreen = "cell-to-full-screen"

  /// The stage with its screens, and what happens on it.
  @MainActor public func make() -> Stage {
    let stage = Self.emptyStage()
    switch self {
    case .fadePush: playFadePush(on: stage)
    case .dimmedCard: playDimmedCard(on: stage)
    case .interactivePop: playInteractivePop(on: stage)
    case .interruptibleCard: playInterruptibleCard(on: stage)
    case .handOff: playHandOff(on: stage)
    case .cellToFullScreen: playCellToFullScreen(on: stage)
    }
    return stage
  }

  /// The hand-off, but the story is put back before it flies.
  @MainActor public static func carelessHandOff() -> Stage {
    let stage = emptyStage()
    playHandOff(on: stage, isCareless: true)
    return stage
  }

  @MainActor static func emptyStage() -> Stage { Stage(size: CGSize(width: 200, height: 400), scale: 1) }
}
