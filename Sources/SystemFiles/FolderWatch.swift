#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Sleeps until something happens in some folders, or a time is over.
///
/// Linux wakes it at once, through inotify; elsewhere it sleeps for the whole time. Either way whoever waits looks at the
/// files themselves afterwards: folders are watched and not files, because editors put a new file in the old one's place.
@safe package final class FolderWatch {
  #if os(Linux)
    private let descriptor: Int32
    /// A file was written, came, or went away.
    private static let events: Int32 = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE

    /// - Parameter folders: those that are not there are passed over.
    package init(_ folders: some Sequence<String>) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      for folder in folders { _ = unsafe inotify_add_watch(descriptor, folder, UInt32(Self.events)) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Sleeps for so many milliseconds at most.
    package func wait(milliseconds: Int32) {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Without a descriptor, where the system has no more of them, the time passes all the same.
      guard unsafe poll(&request, descriptor >= 0 ? 1 : 0, milliseconds) > 0 else { return }
      var told = [UInt8](repeating: 0, count: 4096)
      while unsafe read(descriptor, &told, told.count) > 0 {}
    }
  #else
    package init(_ folders: some Sequence<String>) {}

    package func wait(milliseconds: Int32) { _ = unsafe poll(nil, 0, milliseconds) }
  #endif
}
