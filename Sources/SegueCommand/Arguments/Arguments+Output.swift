import FrameOutput
import PNGCoding
import SystemFiles

extension Arguments {
  /// Where `-o` and `--format` say that frames go, without what scenes say.
  func renderTarget() throws(UsageError) -> RenderTarget {
    let (output, format) = (value(.output), value(.format))
    do throws(RenderTargetError) {
      return try RenderTarget(output: output, format: format)
    } catch {
      let said = output == nil ? "--format" : "-o"
      throw .conflict("\(said): \(error.description(scene: firstScene, rate: value(.fps)))")
    }
  }

  /// What the output of the first operand is called.
  fileprivate var firstScene: String? { operands.first.map { FilePaths.name(of: $0).withoutSuffix(".json") } }

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
      throw .conflict("-o: \(error.description(scene: arguments.firstScene, rate: arguments.value(.fps)))")
    }
  }
}
