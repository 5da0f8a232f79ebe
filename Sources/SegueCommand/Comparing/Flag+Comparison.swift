import ImageComparison

extension Flag {
  static let tolerance = Flag(
    "tolerance", value: "T", help: "How far pixels may differ: exact (default), channel:N, yiq:T, oklab:T or de2000:D.")
  static let skipAntialiased = Flag("skip-aa", help: "Let pixels pass that only smooth an edge.")
  static let maximumPixels = Flag("max-pixels", value: "N", help: "At most so many different pixels in a picture.")
  static let maximumRatio = Flag("max-ratio", value: "R", help: "At most this share of a picture's pixels, 0 to 1.")
  static let window = Flag("window", value: "N:K", help: "At most K different pixels in any N × N window.")
  static let maximumFrames = Flag("max-frames", value: "K", help: "At most so many pictures with different pixels.")
  static let ignore = Flag(
    "ignore", value: "x,y,w,h[@frames]", isRepeatable: true, help: "Do not compare this area of pixels.")
  static let ignoreView = Flag(
    "ignore-view", value: "screen.id", isRepeatable: true, help: "Do not compare the box of this view, by the trace.")
  static let reason = Flag("reason", value: "TEXT", help: "Why the limits are right; told with the result.")
  static let difference = Flag("diff", value: "DIR", help: "Draw the differences into this folder.")
  static let map = Flag(
    "map", value: "NAME=NAME", isRepeatable: true,
    help: "A view of EXPECTED's trace and its name in ACTUAL's, none where it has none; its subviews go with it.")
}

extension Verb {
  /// Flags of the verbs that compare pictures.
  static let limitFlags: [Flag] = [
    .tolerance, .skipAntialiased, .maximumPixels, .maximumRatio, .window, .maximumFrames, .ignore, .ignoreView, .reason,
  ]
}

extension Arguments {
  /// What the command line lets pass.
  func comparisonLimits() throws(UsageError) -> ComparisonLimits {
    ComparisonLimits(
      tolerance: try parse(.tolerance, expected: Tolerance.forms) { Tolerance($0) } ?? .exact,
      skipsAntialiased: has(.skipAntialiased),
      maximumPixels: try parse(.maximumPixels, expected: "a whole number of at least 0", Self.count),
      maximumRatio: try parse(.maximumRatio, expected: "a number from 0 to 1") { text in
        Double(text).flatMap { 0...1 ~= $0 ? $0 : nil }
      },
      window: try parse(.window, expected: "N:K, such as 8:4 for at most 4 of any 8 × 8 pixels") { WindowLimit($0) },
      maximumFrames: try parse(.maximumFrames, expected: "a whole number of at least 0", Self.count),
      ignoredAreas: try ignoredAreas(), ignoredViews: all(.ignoreView))
  }

  private static func count(_ text: String) -> Int? { Int(text).flatMap { $0 >= 0 ? $0 : nil } }

  private func ignoredAreas() throws(UsageError) -> [IgnoredArea] {
    var areas: [IgnoredArea] = []
    for text in all(.ignore) {
      guard let area = IgnoredArea(text) else {
        throw .wrongValue(flag: "--ignore", found: text, expected: IgnoredArea.form)
      }
      areas.append(area)
    }
    return areas
  }
}
