extension UIControl {
  /// What happens to a control, as `UIControl.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down on it.
    public static let touchDown: Event = Event(rawValue: 1 << 0)
    /// A finger comes down again and again.
    public static let touchDownRepeat: Event = Event(rawValue: 1 << 1)
    /// A finger moves within it.
    public static let touchDragInside: Event = Event(rawValue: 1 << 2)
    /// A finger moves outside of it.
    public static let touchDragOutside: Event = Event(rawValue: 1 << 3)
    /// A finger moves back into it.
    public static let touchDragEnter: Event = Event(rawValue: 1 << 4)
    /// A finger moves out of it.
    public static let touchDragExit: Event = Event(rawValue: 1 << 5)
    /// A finger goes up within it: it was tapped.
    public static let touchUpInside: Event = Event(rawValue: 1 << 6)
    /// A finger goes up outside of it.
    public static let touchUpOutside: Event = Event(rawValue: 1 << 7)
    /// A finger is taken away.
    public static let touchCancel: Event = Event(rawValue: 1 << 8)
    /// Its value has changed.
    public static let valueChanged: Event = Event(rawValue: 1 << 12)
    /// What it is there for: a button's tap.
    public static let primaryActionTriggered: Event = Event(rawValue: 1 << 13)
    /// Text begins to be edited.
    public static let editingDidBegin: Event = Event(rawValue: 1 << 16)
    /// Text is edited.
    public static let editingChanged: Event = Event(rawValue: 1 << 17)
    /// Text is no longer edited.
    public static let editingDidEnd: Event = Event(rawValue: 1 << 18)
    /// All of fingers.
    public static let allTouchEvents: Event = Event(rawValue: 0xFFF)
    /// All there are.
    public static let allEvents: Event = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is, as `UIControl.State`.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted: State = State(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled: State = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected: State = State(rawValue: 1 << 2)
  }
}
