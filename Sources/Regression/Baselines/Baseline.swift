package import FrameOutput
package import Geometry

/// What a scene looked like and how it moved when that was found right: digests of pixels and a trace, no pictures.
package struct Baseline: Hashable, Sendable {
  /// The version of the file's own form.
  package static let format: Int = 2

  /// What all frames have in common.
  package struct Header: Hashable, Sendable {
    package var engine: EngineVersion
    package var fingerprint: String
    /// Points.
    package var canvas: Size
    package var scale: Double
    /// Pixels.
    package var width: Int
    package var height: Int
    /// Frames a second, as written.
    package var rate: String
    /// The first frame at or after each mark's time, by name.
    package var marks: [String: Int]
    /// What the command line said of the rendering.
    package var settings: RecordedSettings
    /// Digests of the picture files that the scene shows, by their paths from its folder on.
    package var images: [String: String]

    package init(
      engine: EngineVersion = .current, fingerprint: String, canvas: Size, scale: Double, width: Int, height: Int,
      rate: String, marks: [String: Int] = [:], settings: RecordedSettings = RecordedSettings(),
      images: [String: String] = [:]
    ) {
      self.engine = engine
      self.fingerprint = fingerprint
      self.canvas = canvas
      self.scale = scale
      self.width = width
      self.height = height
      self.rate = rate
      self.marks = marks
      self.settings = settings
      self.images = images
    }
  }

  package var header: Header
  package var reference: ReferenceValues
  /// One line a frame, from 0 on.
  package var lines: [[UInt8]]

  package init(header: Header, reference: ReferenceValues = ReferenceValues(), lines: [[UInt8]] = []) {
    self.header = header
    self.reference = reference
    self.lines = lines
  }

  package var frameCount: Int { lines.count }

  /// What a line says.
  package func frame(at index: Int) throws(TraceError) -> BaselineFrame {
    try BaselineLine.frame(of: lines[index], number: index + 1, reference)
  }

  /// Adds the next frame; views that it is the first to show become values of reference.
  package mutating func append(_ frame: BaselineFrame) {
    reference.learn(from: frame.trace)
    lines.append(BaselineLine.text(of: frame, reference))
  }

  /// Puts a frame in the place of one that is there; values of reference stay, and so do all other lines.
  package mutating func replace(_ frame: BaselineFrame) {
    lines[frame.index] = BaselineLine.text(of: frame, reference)
  }
}
