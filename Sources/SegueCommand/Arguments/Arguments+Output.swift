import FrameOutput
import PNGCoding

extension Arguments {
  /// Where `-o` says that frames go; nil when it says nothing.
  func outputTarget() throws(UsageError) -> OutputTarget? {
    guard let text = value(.output) else { return nil }
    do throws(OutputTargetError) {
      return try OutputTarget(text)
    } catch {
      throw .conflict("-o: \(error.description)")
    }
  }

  /// libpng's zlib at a level; nil for the usual encoding.
  func compression() throws(UsageError) -> PNGCompression? {
    try parse(.compression, expected: "a whole number from 1 to 9") { text in
      Int(text).flatMap { 1...9 ~= $0 ? .level($0) : nil }
    }
  }
}

extension OutputTarget {
  /// Whether scenes get folders of their own.
  var isFolder: Bool {
    if case .folder = self { return true }
    return false
  }
}
