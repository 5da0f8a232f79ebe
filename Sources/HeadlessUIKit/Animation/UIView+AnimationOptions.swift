import Motion

extension UIView {
  /// How a block animates, as `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews with the block, so that they move along.
    public static let layoutSubviews: AnimationOptions = AnimationOptions(rawValue: 1 << 0)
    /// Touches are taken during the animation.
    public static let allowUserInteraction: AnimationOptions = AnimationOptions(rawValue: 1 << 1)
    /// Values that do not stack begin where they are seen.
    public static let beginFromCurrentState: AnimationOptions = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat`: AnimationOptions = AnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after every run.
    public static let autoreverse: AnimationOptions = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another block.
    public static let overrideInheritedDuration: AnimationOptions = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another block.
    public static let overrideInheritedCurve: AnimationOptions = AnimationOptions(rawValue: 1 << 6)
    /// A transition shows its content changing.
    public static let allowAnimatedContent: AnimationOptions = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows views instead of adding and removing them.
    public static let showHideTransitionViews: AnimationOptions = AnimationOptions(rawValue: 1 << 8)
    /// Takes no options of the block around it.
    public static let overrideInheritedOptions: AnimationOptions = AnimationOptions(rawValue: 1 << 9)

    /// A slow beginning and end.
    public static let curveEaseInOut: AnimationOptions = []
    /// A slow beginning.
    public static let curveEaseIn: AnimationOptions = AnimationOptions(rawValue: 1 << 16)
    /// A slow end.
    public static let curveEaseOut: AnimationOptions = AnimationOptions(rawValue: 2 << 16)
    /// An even pace.
    public static let curveLinear: AnimationOptions = AnimationOptions(rawValue: 3 << 16)

    /// Turns about the vertical axis, from the left.
    public static let transitionFlipFromLeft: AnimationOptions = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis, from the right.
    public static let transitionFlipFromRight: AnimationOptions = AnimationOptions(rawValue: 2 << 20)
    /// Curls a page up; drawn as a dissolve.
    public static let transitionCurlUp: AnimationOptions = AnimationOptions(rawValue: 3 << 20)
    /// Curls a page down; drawn as a dissolve.
    public static let transitionCurlDown: AnimationOptions = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old content to the new.
    public static let transitionCrossDissolve: AnimationOptions = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the horizontal axis, from the top.
    public static let transitionFlipFromTop: AnimationOptions = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom: AnimationOptions = AnimationOptions(rawValue: 7 << 20)

    private var curveNumber: UInt { rawValue >> 16 & 7 }

    /// Curve 7, the keyboard's: the system's spring.
    var isSystemSpring: Bool { curveNumber == 7 }

    var transitionNumber: UInt { rawValue >> 20 & 7 }

    var curve: CubicCurve {
      switch curveNumber {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      case 5: .systemDefault
      default: .easeInOut
      }
    }
  }

  /// A named curve of time, as `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
