import HeadlessUIKit
import SceneFiles

/// What an animator does to subviews that forgets layout: they stay as they are in its blocks, and then jump.
///
/// Autoresizing stands for constraints here: without `layoutIfNeeded` in the block it acts after it, all at once.
@MainActor struct ForgottenLayout {
  private struct Entry {
    let view: UIView
    let size: CGSize
    let autoresizes: Bool
  }

  private let entries: [Entry]

  /// Stops the subviews of all views that tracks resize from following, until the blocks have run.
  init(of tracks: [PreparedTrack]) {
    var entries: [Entry] = []
    for track in tracks where track.property.resizes && !entries.contains(where: { $0.view === track.view }) {
      entries.append(
        Entry(view: track.view, size: track.view.bounds.size, autoresizes: track.view.autoresizesSubviews))
      track.view.autoresizesSubviews = false
    }
    self.entries = entries
  }

  /// Lets the subviews follow to where the views end, without animation.
  func catchUp() {
    UIView.performWithoutAnimation {
      for entry in entries {
        let end = entry.view.bounds.size
        entry.view.bounds.size = entry.size
        entry.view.autoresizesSubviews = entry.autoresizes
        let witness = LayoutWitness(of: entry.view.layer)
        entry.view.bounds.size = end
        witness?.report()
      }
    }
  }
}

extension Scene.Property {
  fileprivate var resizes: Bool { self == .frame || self == .bounds }
}
