#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What changes when a file is written or replaced: which file it is, its length, and when it was written last.
package struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let length: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The stamp of what is at a path now; nil when nothing is.
  package init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    length = Int64(status.st_size)
    #if canImport(Darwin)
      let written = status.st_mtimespec
    #else
      let written = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int64(written.tv_sec), Int64(written.tv_nsec))
  }
}
