import WebPages

extension Markup {
  /// Markup for each of some frames with its place, one after another; frames are read only when the page is written.
  static func each(
    _ frames: VerifiedFrames, _ markup: @escaping @Sendable (Int, FrameVerification) -> Markup
  ) -> Markup {
    Markup(later: { take in
      var reader = frames.reader()
      var place = 0
      while let frame = try reader.next() {
        try markup(place, frame).write(take)
        place += 1
      }
    })
  }
}
