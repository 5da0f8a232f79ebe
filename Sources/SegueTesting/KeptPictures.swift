/// Which frames a recording keeps as pictures beside the baseline's text.
///
/// Frames of a scene can be drawn again as they were recorded. Those of a stage cannot, as nobody has the code they came
/// from: what was expected of them is shown only where it was kept.
public enum KeptPictures: String, Hashable, Sendable, CaseIterable {
  /// The first, the middle and the last one, and those of marks.
  case key
  case all
  case none
}
