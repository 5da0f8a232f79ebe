#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the system refused something asked of a file.
package struct FileError: Error, Hashable, Sendable {
  package enum Operation: String, Hashable, Sendable {
    case read, write, list, remove
    case createFolder = "create the folder"
  }

  package enum Reason: Hashable, Sendable {
    case missing
    case permissionDenied
    case diskFull
    case isFolder
    case notFolder
    /// Nobody reads what is written any more.
    case closed
    /// More bytes than are read at once.
    case tooLarge(limit: Int)
    /// Anything else, in the system's words.
    case other(String)
  }

  package var operation: Operation
  package var path: String
  package var reason: Reason

  package init(_ operation: Operation, _ path: String, _ reason: Reason) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// The error that the last system call of this thread left.
  init(_ operation: Operation, _ path: String, errno code: Int32) {
    self.init(operation, path, Reason(code))
  }
}

extension FileError.Reason {
  /// What a code of the system's `errno` means.
  package init(_ code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EACCES, EPERM, EROFS: self = .permissionDenied
    case ENOSPC, EDQUOT: self = .diskFull
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .notFolder
    case EPIPE: self = .closed
    // The system's text for a code is a constant, as nobody sets a locale.
    default: self = unsafe .other(String(cString: strerror(code)))
    }
  }
}

extension FileError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "it does not exist"
    case .permissionDenied: "permission denied"
    case .diskFull: "the disk is full"
    case .isFolder: "it is a folder"
    case .notFolder: "a part of its path is not a folder"
    case .closed: "nobody reads it any more"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .other(let text): text
    }
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }
}
