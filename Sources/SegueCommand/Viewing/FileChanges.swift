import SystemFiles

/// Waits for some files to be written, replaced, made or removed.
struct FileChanges {
  private let stamps: [String: FileStamp?]
  private let folders: FolderWatch

  /// How often Ctrl-C is looked for, and files where the system tells nothing; milliseconds.
  private static let step: Int32 = 200
  /// How long files must rest, for editors write in several steps; milliseconds.
  private static let rest: Int32 = 30

  /// - Parameter stamps: how files were, nil for those that were not there; what happened since then is noticed too.
  init(since stamps: [String: FileStamp?]) {
    self.stamps = stamps
    folders = FolderWatch(Set(stamps.keys.map { FilePaths.folder(of: $0) }).map { $0.isEmpty ? "." : $0 }.sorted())
  }

  /// Sleeps until one of them is otherwise; false when somebody pressed Ctrl-C.
  func wait() -> Bool {
    while !Signals.isInterrupted {
      if isOtherwise {
        rest()
        return true
      }
      folders.wait(milliseconds: Self.step)
    }
    return false
  }

  private var isOtherwise: Bool { stamps.contains { FileStamp($0.key) != $0.value } }

  private func rest() {
    var last = stamps.keys.map { FileStamp($0) }
    while true {
      FolderWatch([]).wait(milliseconds: Self.rest)
      let now = stamps.keys.map { FileStamp($0) }
      if now == last { return }
      last = now
    }
  }
}
