package import FrameOutput
package import Geometry
import SystemFiles

/// What a scene looked like and how it moved when that was found right: digests of pixels and a trace, no pictures.
///
/// The frames stay in a file and are read one after the other, so that their number costs no memory.
package struct Baseline: Sendable {
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
  package let reference: ReferenceValues
  package let frameCount: Int
  let lines: BaselineLines?

  /// A baseline without frames.
  package init(header: Header) {
    self.init(header: header, reference: ReferenceValues(), frameCount: 0, lines: nil)
  }

  /// - Parameter lines: where the lines of the frames are; nil where there are none.
  init(header: Header, reference: ReferenceValues, frameCount: Int, lines: BaselineLines?) {
    self.header = header
    self.reference = reference
    self.frameCount = frameCount
    self.lines = lines
  }

  /// Its frames from the first one on.
  package func frames() -> BaselineFrames { BaselineFrames(self) }
}

/// Where the lines of a baseline's frames are, one after the other.
struct BaselineLines: Sendable {
  let file: RereadFile
  /// Bytes in front of the first one.
  let offset: Int
  /// Lines in front of the first one.
  let before: Int
  /// Named in errors.
  let path: String
}
