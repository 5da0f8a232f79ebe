/// The name that was probably meant.
package enum Suggestion {
  /// ", did you mean …" for the nearest candidate, or nothing when none is near.
  static func text(for name: String, among candidates: some Sequence<String>, quote: Bool = true) -> String {
    guard let nearest = nearest(to: name, among: candidates) else { return "" }
    return "; did you mean \"\(nearest)\"?"
  }

  /// The candidate with the fewest edits, if a third of the letters or less differ; case counts only among equals.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(name.lowercased().unicodeScalars)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, max(letters.count, other.count) / 3)
      guard abs(letters.count - other.count) <= limit else { continue }
      let distance = distance(letters, other)
      guard distance <= limit else { continue }
      if let current = best, (current.distance, current.candidate) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// Letters added, left out, changed, or swapped with their neighbour.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var edits = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { edits = min(edits, beforeLast[j - 1] + 1) }
        row.append(edits)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
