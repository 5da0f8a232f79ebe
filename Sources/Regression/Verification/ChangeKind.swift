/// What kind of change two sequences of pictures tell of.
package enum ChangeKind: Codable, Hashable, Sendable {
  /// There is another number of pixels, or of pixels a point.
  case resized
  /// Frames come at another rate.
  case otherRate
  /// One frame between equal ones.
  case glitch
  /// The same pictures, so many frames later, or earlier when negative.
  case shifted(by: Int)
  /// So many frames more.
  case longer(by: Int)
  /// So many frames fewer.
  case shorter(by: Int)
  /// The same pictures in the same order at other times.
  case retimed
  /// Nothing but what is left at rest.
  case endStateOnly
  /// The longer it takes, the further apart.
  case growingDrift
  case everywhere
  /// Some frames and none of the above.
  case partly
}

extension ChangeKind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .resized: "another size"
    case .otherRate: "another frame rate"
    case .glitch: "one frame only: a glitch"
    case .shifted(let count):
      "shifted: the same pictures \(abs(count)) frame\(abs(count) == 1 ? "" : "s") \(count > 0 ? "later" : "earlier")"
    case .longer(let count): "longer by \(count) frame\(count == 1 ? "" : "s")"
    case .shorter(let count): "shorter by \(count) frame\(count == 1 ? "" : "s")"
    case .retimed: "retimed: the same pictures at other times"
    case .endStateOnly: "the end state only"
    case .growingDrift: "a drift that grows"
    case .everywhere: "everywhere"
    case .partly: "part of the frames"
    }
  }
}
