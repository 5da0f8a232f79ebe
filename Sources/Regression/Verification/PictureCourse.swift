import FrameOutput

/// What a sequence of pictures is like, told by their digests, in constant memory.
struct PictureCourse: Sendable {
  private(set) var count = 0
  /// How many times there is another picture than before, the first one among them.
  private(set) var changes = 0
  /// For how many frames the first picture stays, and the last one.
  private(set) var leading = 0
  private(set) var trailing = 0
  private var last: String?
  private var pictures = SceneFingerprint()

  mutating func add(_ picture: String) {
    if picture == last {
      trailing += 1
    } else {
      (changes, trailing) = (changes + 1, 1)
      pictures.append(picture)
      last = picture
    }
    if changes == 1 { leading = trailing }
    count += 1
  }

  /// Whether two sequences have the same pictures in the same order, however long each stays.
  func hasPictures(of other: PictureCourse) -> Bool {
    changes == other.changes && pictures.text == other.pictures.text
  }
}
