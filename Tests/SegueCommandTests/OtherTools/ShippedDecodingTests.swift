import PNGCoding
import Pixels
import SegueCommand
import SystemFiles
import TestSupport
import Testing

/// Some frames of every shipped scene, small, read back by libpng and by decoders of others.
@MainActor
@Suite("What decoders read from the frames of shipped scenes", .serialized)
struct ShippedDecodingTests {
  private struct Frame {
    /// From the folder of the test.
    var file: String
    /// The digest that was taken while it was painted.
    var pixels: String
  }

  /// Frames as they go into files by our own compression: RGB, and straight alpha where the canvas is clear.
  private static func frames(in folder: SceneFolder) throws -> [Frame] {
    let run = segue(
      "render", ShippedFiles.folder.path, "-o", folder("out"), "--scale", "0.5", "--frames", "../40,-1", "--quiet")
    #expect(run.status == .success, "\(run.messages)")
    let records = try folder.tree("out").filter { $0.hasSuffix("sequence.json") }
    return try records.flatMap { path in
      try JSONObject(file: folder(path)).objects("frames").map { frame in
        let file = FilePaths.join(FilePaths.folder(of: path), try #require(frame.text("file")))
        return Frame(file: file, pixels: try #require(frame.text("pixels")))
      }
    }
  }

  /// R, G, B, A of each pixel, as a decoder gives them.
  private static func samples(of bitmap: Bitmap) -> [UInt8] {
    var samples: [UInt8] = []
    samples.reserveCapacity(bitmap.pixels.count * 4)
    for pixel in bitmap.pixels {
      let straight = StraightPixel.make(fromPremultiplied: pixel)
      for shift: UInt32 in [0, 8, 16, 24] { samples.append(UInt8(truncatingIfNeeded: straight >> shift)) }
    }
    return samples
  }

  @Test(.enabled(if: OtherTool.ffmpeg.isExpected, "ffmpeg is not installed"))
  func libpngAndFFmpegReadThePixelsThatWerePainted() throws {
    let folder = try SceneFolder()
    let frames = try Self.frames(in: folder)
    #expect(frames.count > 2 * ShippedFiles.scenes.count)
    // One process for all of them, each with an output of its own, as they differ in size.
    let inputs = frames.map { "-threads 1 -i \($0.file)" }.joined(separator: " ")
    let outputs = frames.indices.map { "-map \($0) -f rawvideo -pix_fmt rgba \($0).raw" }.joined(separator: " ")
    let run = try Shell.run("ffmpeg -v error \(inputs) \(outputs)", in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    for (index, frame) in frames.enumerated() {
      let bitmap = try PNGDecoder.decode(folder.bytes(of: frame.file)).bitmap
      #expect(bitmap.pixelDigest == frame.pixels, "\(frame.file)")
      #expect(try folder.bytes(of: "\(index).raw") == Self.samples(of: bitmap), "\(frame.file)")
    }
  }

  @Test(.enabled(if: OtherTool.pngcheck.isExpected, "pngcheck is not installed"))
  func pngcheckFindsNothing() throws {
    let folder = try SceneFolder()
    let files = try Self.frames(in: folder).map(\.file).joined(separator: " ")
    let run = try Shell.run("pngcheck -q \(files)", in: folder.path)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
  }
}
