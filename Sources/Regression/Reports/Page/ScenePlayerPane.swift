import WebPages

/// The pictures of a scene: the worst frame as it stands, and what the page's script needs to play all of them.
struct ScenePlayerPane {
  private let verification: SceneVerification
  /// Where in the frames the player begins, and the frame that is there.
  private let start: Int
  private let frame: FrameVerification
  /// Changed pixels of the frame with the most of them; nil where none were counted.
  private let most: Int?

  /// Nil for a scene without frames.
  init?(_ verification: SceneVerification) throws(RegressionError) {
    self.verification = verification
    var (first, changed, worst): ((Int, FrameVerification)?, (Int, FrameVerification)?, (Int, FrameVerification)?)
    var (place, most): (Int, Int?) = (0, nil)
    var frames = verification.frames.reader()
    while let frame = try frames.next() {
      first = first ?? (place, frame)
      if changed == nil, frame.isChanged { changed = (place, frame) }
      if worst == nil, frame.index == verification.worstFrame { worst = (place, frame) }
      if let pixels = frame.changedPixels { most = max(most ?? pixels, pixels) }
      place += 1
    }
    guard let shown = worst ?? changed ?? first else { return nil }
    (start, frame) = shown
    self.most = most
  }

  var markup: Markup {
    """
    <div class="player" data-start="\(start)" data-fps="\(rate)">
    \(Timeline(verification.frames, most: most).markup)\
    <div class="controls" hidden>
    <button class="play" type="button" title="Space">Play</button>
    <button class="speed" type="button" title="1 and 4">1×</button>
    <input class="scrub" type="range" min="0" max="\(verification.frames.count - 1)" value="\(start)" aria-label="Frame">
    <output></output>
    <span class="views" role="group" aria-label="View">\(views.map(button).joined())</span>
    <input class="mix" type="range" min="0" max="100" value="50" aria-label="Slide or onion" hidden>
    </div>
    <div class="stage two-up"\(size)>
    \(figure("expected", "Expected", data.e))\
    \(figure("actual", "Actual", data.a))\
    \(figure("difference", "Difference", data.d))</div>
    <p class="frame-note">\(note)</p>
    \(FrameData.markup(verification.frames))</div>

    """
  }

  /// The pictures' size, so that a picture that is not there leaves as much room; nothing of it where it is not known.
  private var size: Markup {
    guard let sequence = verification.actual ?? verification.expected else { return "" }
    return " style=\"--width: \(sequence.width); --height: \(sequence.height)\""
  }

  /// Frames a second as a number; written ones may be fractions.
  private var rate: Double {
    let written = (verification.actual ?? verification.expected)?.fps ?? "60"
    let parts = written.split(separator: "/").compactMap { Double($0) }
    guard let first = parts.first, first > 0 else { return 60 }
    return parts.count == 2 && parts[1] > 0 ? first / parts[1] : first
  }

  private let views = [
    ("two-up", "2-up", "2"), ("diff", "Diff", "D"), ("slide", "Slide", "S"), ("onion", "Onion", "O"),
    ("toggle", "Toggle", "T"),
  ]

  private func button(_ view: (name: String, label: String, key: String)) -> Markup {
    let pressed = view.name == "two-up"
    return """
      <button type="button" data-view="\(view.name)" title="\(view.key)" aria-pressed="\(pressed)">\(view.label)</button>

      """
  }

  private func figure(_ name: String, _ label: String, _ address: String?) -> Markup {
    let picture: Markup =
      address.map { "<img loading=\"lazy\" alt=\"\(label)\" src=\"\($0)\">" } ?? "<img alt=\"\(label)\" hidden>"
    let absence: Markup = "<span class=\"absent\"\(address == nil ? "" : " hidden" as Markup)>no picture</span>"
    return "<figure class=\"\(name)\">\(picture)\(absence)<figcaption>\(label)</figcaption></figure>\n"
  }

  private var data: FrameData { FrameData(frame) }

  private var note: String {
    let shown = "Frame \(frame.index) of \(verification.frames.count)"
    guard let nearest = frame.nearestIndex else { return shown }
    return "\(shown); the expected picture is that of frame \(nearest), the nearest that is kept"
  }
}
