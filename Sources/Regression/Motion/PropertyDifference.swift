/// One property that two traces tell differently: where it begins, what it was and is, how it goes on.
package struct PropertyDifference: Hashable, Sendable {
  /// How the distance between the two values goes on over the frames that differ.
  package enum Course: String, Hashable, Sendable {
    /// One frame differs.
    case once
    case constant
    case grows
    case decays
    case varies
  }

  /// The view by its name in the actual trace; nil for what is told of the frame as a whole.
  package var view: String?
  /// A key of the trace, or `inWindow` for a view that only one trace has.
  package var property: String
  package var firstFrame: Int
  package var lastFrame: Int
  /// How many frames differ.
  package var frameCount: Int
  /// The values at the first frame; nil for a property that a trace does not tell.
  package var old: TraceValue?
  package var new: TraceValue?
  /// The largest distance and where it is first; nil where nothing can be subtracted.
  package var largest: Double?
  package var largestFrame: Int
  package var course: Course
}

extension PropertyDifference {
  /// The property of a view that only one trace has in the window.
  package static let inWindow: String = "inWindow"

  /// `view.property`.
  package var name: String { view.map { "\($0).\(property)" } ?? property }
}

extension PropertyDifference: CustomStringConvertible {
  package var description: String {
    let change = "\(name): \(old?.description ?? "none") → \(new?.description ?? "none") at frame \(firstFrame)"
    guard frameCount > 1 else { return change }
    let extent = ", \(frameCount) frames up to \(lastFrame)"
    guard let largest else { return change + extent }
    let most = ", \(TraceValue.text(largest)) apart at most (frame \(largestFrame))"
    return change + extent + most + courseText
  }

  private var courseText: String {
    switch course {
    case .once, .varies: ""
    case .constant: "; stays so"
    case .grows: "; grows"
    case .decays: "; decays"
    }
  }
}
