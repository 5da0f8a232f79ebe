/// What may differ between frames and their baseline, and why; without limits every pixel has to be equal.
///
/// All limits have to hold together.
public struct BaselineLimits: Hashable, Sendable {
  /// How far two pixels may differ and still count as equal.
  public enum Tolerance: Hashable, Sendable {
    case exact
    /// Every channel, alpha too, by at most so much of 255.
    case channel(Int)
    /// pixelmatch's threshold of the YIQ difference, from 0 to 1.
    case yiq(Double)
    /// HyAB distance in OKLab, where black and white are 1 apart.
    case oklab(Double)
    /// CIEDE2000, where black and white are 100 apart.
    case deltaE2000(Double)
  }

  /// What is not compared.
  public enum Ignored: Hashable, Sendable {
    /// The box of a view, named as in the trace: `card`, or `card.clock` for a view in it.
    case view(String)
    /// Pixels from the upper left corner, in frames such as `10..20`; in all frames when nil.
    case pixels(x: Int, y: Int, width: Int, height: Int, frames: String? = nil)
  }

  /// Why anything may differ at all.
  public let reason: String
  /// How far two pixels may differ and still count as equal.
  public var tolerance: Tolerance = .exact
  /// The most pixels of a frame that may be different.
  public var maximumPixels: Int?
  /// The largest share of a frame's pixels that may be different, from 0 to 1.
  public var maximumRatio: Double?
  /// The most frames that may be different.
  public var maximumFrames: Int?
  /// Whether pixels count as equal that differ by the smoothing of an edge.
  public var skipsAntialiasing: Bool = false
  /// What is not compared.
  public var ignored: [Ignored] = []

  /// Limits that still let nothing differ; say what may.
  ///
  /// - Parameter reason: why anything may differ; not empty.
  public init(reason: String) {
    precondition(!reason.isEmpty, "limits need a reason that says why anything may differ")
    self.reason = reason
  }
}

extension BaselineLimits {
  /// As the tool takes them.
  var flags: [String] {
    var flags = ["--tolerance", tolerance.text, "--reason", reason]
    if let maximumPixels { flags += ["--max-pixels", "\(maximumPixels)"] }
    if let maximumRatio { flags += ["--max-ratio", "\(maximumRatio)"] }
    if let maximumFrames { flags += ["--max-frames", "\(maximumFrames)"] }
    if skipsAntialiasing { flags.append("--skip-aa") }
    for part in ignored {
      switch part {
      case .view(let name): flags += ["--ignore-view", name]
      case .pixels(let x, let y, let width, let height, let frames):
        flags += ["--ignore", "\(x),\(y),\(width),\(height)" + (frames.map { "@\($0)" } ?? "")]
      }
    }
    return flags
  }
}

extension BaselineLimits.Tolerance {
  fileprivate var text: String {
    switch self {
    case .exact: "exact"
    case .channel(let levels): "channel:\(levels)"
    case .yiq(let threshold): "yiq:\(threshold)"
    case .oklab(let distance): "oklab:\(distance)"
    case .deltaE2000(let distance): "de2000:\(distance)"
    }
  }
}
