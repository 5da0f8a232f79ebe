import FrameOutput
import PNGCoding
import SystemFiles

extension Arguments {
  /// Where `-o` says that frames go; nil when it says nothing.
  func outputTarget() throws(UsageError) -> OutputTarget? {
    guard let text = value(.output) else { return nil }
    guard text != PictureDestination.standardOutput else {
      throw .conflict(
        "-o -: frames are PNG files, of which standard output takes one; 'segue still -o -' writes one there")
    }
    return try OutputTarget(argument: text, self)
  }

  /// libpng's zlib at a level; nil for the usual encoding.
  func compression() throws(UsageError) -> PNGCompression? {
    try parse(.compression, expected: "a whole number from 1 to 9") { text in
      Int(text).flatMap { 1...9 ~= $0 ? .level($0) : nil }
    }
  }

  /// How many frames are drawn side by side; more than this many never help, and each holds a frame's memory.
  func jobs() throws(UsageError) -> Int {
    let most = 1024
    let jobs = try parse(.jobs, expected: "a whole number from 1 to \(most)") { text in
      Int(text).flatMap { 1...most ~= $0 ? $0 : nil }
    }
    return jobs ?? ProcessEnvironment.processorCount
  }
}

extension OutputTarget {
  /// Reads the value of `-o`; for films it says how to make them from the frames of the command's first scene.
  init(argument text: String, _ arguments: Arguments) throws(UsageError) {
    do throws(OutputTargetError) {
      try self.init(text)
    } catch {
      let scene = arguments.operands.first.map { FilePaths.name(of: $0).withoutSuffix(".json") }
      throw .conflict("-o: \(error.description(scene: scene, rate: arguments.value(.fps)))")
    }
  }
}
