package import Geometry

/// Everything that one frame shows, as plain values: what trace, lint, overlays and painters read.
package struct FrameSnapshot: Hashable, Sendable {
  /// Seconds since the stage began.
  package var time: Double
  package var canvas: Canvas
  /// The tree of layers in depth-first order, each before its children; the window is the first.
  package var layers: [LayerSnapshot]
  /// The innermost transition that runs; nil when none does.
  package var transition: TransitionSnapshot?
  package var statusBar: StatusBarSnapshot
  /// Where the finger is, in window coordinates; nil when it is up.
  package var touch: Point?
  /// Name of the deepest selected controller's root view; nil when there is none.
  package var top: String?

  package init(
    time: Double, canvas: Canvas, layers: [LayerSnapshot] = [], transition: TransitionSnapshot? = nil,
    statusBar: StatusBarSnapshot = StatusBarSnapshot(), touch: Point? = nil, top: String? = nil
  ) {
    self.time = time
    self.canvas = canvas
    self.layers = layers
    self.transition = transition
    self.statusBar = statusBar
    self.touch = touch
    self.top = top
  }
}

/// What the frames are drawn on.
package struct Canvas: Hashable, Sendable {
  /// Points.
  package var size: Size
  /// Pixels a point, above 0.
  package var scale: Double
  package var background: Color

  package init(size: Size, scale: Double, background: Color = .black) {
    self.size = size
    self.scale = scale
    self.background = background
  }

  /// The canvas in pixels: points × scale without a fraction, at least 1.
  ///
  /// A fraction of a pixel at the right or lower edge would show what lies under the canvas, so it is left out.
  package var pixelWidth: Int { Self.wholePixels(size.width * scale) }
  package var pixelHeight: Int { Self.wholePixels(size.height * scale) }

  private static func wholePixels(_ length: Double) -> Int {
    // A product such as 66.7 × 3 may fall a hair short of its whole number.
    max(1, Int((length + 1e-6).rounded(.down)))
  }
}

/// The status bar that the frontmost controller asks for.
package struct StatusBarSnapshot: Hashable, Sendable {
  /// `default`, `lightContent` or `darkContent`.
  package var style: String
  package var isHidden: Bool
  /// The screen that decides; nil when there is none.
  package var screen: String?

  package init(style: String = "default", isHidden: Bool = false, screen: String? = nil) {
    self.style = style
    self.isHidden = isHidden
    self.screen = screen
  }
}

/// How far a transition is.
package struct TransitionSnapshot: Hashable, Sendable {
  /// Number of the transition in the order in which they began, from 0.
  package var number: Int
  /// Script step that began it and transition used; nil in plain Swift stages.
  package var step: String?
  package var id: String?
  /// `present`, `dismiss`, `push`, `pop`, `select` or `page`; nil when it is not known.
  package var kind: String?
  /// `running`, `interactive`, `finishing` or `cancelling`.
  package var phase: String
  /// Share of its duration that has passed, 0…1.
  package var progress: Double
  package var isInteractive: Bool

  package init(
    number: Int, step: String? = nil, id: String? = nil, kind: String? = nil, phase: String = "running",
    progress: Double = 0, isInteractive: Bool = false
  ) {
    self.number = number
    self.step = step
    self.id = id
    self.kind = kind
    self.phase = phase
    self.progress = progress
    self.isInteractive = isInteractive
  }
}
