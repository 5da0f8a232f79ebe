import Pixels

/// What says whether two renderings are of the same scene: a digest of everything that decides their frames.
package struct SceneFingerprint: Sendable {
  private var first = XXH64(seed: 0)
  private var second = XXH64(seed: 1)

  package init() {}

  /// Adds a part; its length goes first, so that parts do not run into each other.
  package mutating func append(_ part: [UInt8]) {
    let length = lengthBytes(part.count)
    first.append(length.span)
    first.append(part.span)
    second.append(length.span)
    second.append(part.span)
  }

  package mutating func append(_ text: String) {
    append(Array(text.utf8))
  }

  /// 32 hexadecimal digits.
  package var text: String { HexDigits.text(first.value) + HexDigits.text(second.value) }

  private func lengthBytes(_ count: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
  }
}
