import PNGCoding
import Pixels
import SegueCommand
import TestSupport
import Testing

@MainActor
@Suite("The commands that make films")
struct FilmTests {
  /// How ffprobe names what is in a file, and how many bytes one without a header has.
  nonisolated static let films: [(kind: String, format: String)] = [
    ("mp4", "mp4"), ("mov", "mov"), ("gif", "gif"), ("webm", "webm"),
  ]

  /// The command that the tool prints, and a folder in which it may be run.
  private static func command(kind: String, scale: String) throws -> (line: String, folder: SceneFolder) {
    let folder = try SceneFolder(["card one.json": SmallScene.card])
    let scene = folder("card one.json")
    #expect(segue("render", scene, "-o", folder("frames"), "--scale", scale).status == .success)
    let refusal = segue("render", scene, "-o", "film.\(kind)", "--fps", "10")
    #expect(refusal.status == .usage)
    let line = refusal.messages.split(separator: "\n").first { $0.contains("ffmpeg -") }
    return (try #require(line.map(String.init)), folder)
  }

  /// 15 × 23 pixels at the odd scale, which encoders of 4:2:0 do not take as they are.
  @Test(.enabled(if: OtherTool.ffmpeg.isExpected, "ffmpeg is not installed"), arguments: films, ["2", "0.77"])
  func aFilmOfAllFramesIsMade(_ film: (kind: String, format: String), _ scale: String) throws {
    let (kind, format) = film
    let (line, folder) = try Self.command(kind: kind, scale: scale)
    let run = try Shell.run(line, in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    let probe = "ffprobe -v error -count_frames -show_entries format=format_name:stream=nb_read_frames film.\(kind)"
    let found = try Shell.run(probe, in: folder.path).output
    #expect(found.contains("nb_read_frames=5"), "\(found)")
    #expect(found.contains(format), "\(found)")
  }
}

@MainActor
@Suite("What others think of the frames")
struct PNGCheckTests {
  @Test(
    .enabled(if: OtherTool.pngcheck.isExpected, "pngcheck is not installed"),
    arguments: [[], ["--compression", "9"], ["--scale", "0.37"], ["--appearance", "dark"]])
  func pngcheckFindsNothing(_ flags: [String]) throws {
    let folder = try VariedScene.folder()
    #expect(segue(["render", folder("varied.json"), "-o", folder("out")] + flags).status == .success)
    #expect(segue("sheet", folder("varied.json"), "-o", folder("out/varied/sheet.png")).status == .success)
    let run = try Shell.run("pngcheck -q out/varied/*.png", in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.isEmpty)
  }
}

@MainActor
@Suite("What an independent decoder reads from the frames")
struct IndependentDecoderTests {
  /// ffmpeg has a PNG decoder of its own; ours is libpng.
  @Test(
    .enabled(if: OtherTool.ffmpeg.isExpected, "ffmpeg is not installed"),
    arguments: [[], ["--compression", "6"], ["--scale", "0.37"]])
  func ffmpegReadsTheSamePixels(_ flags: [String]) throws {
    let folder = try VariedScene.folder()
    #expect(segue(["render", folder("varied.json"), "-o", folder("out")] + flags).status == .success)
    let frames = try folder.frames("out/varied")
    let run = try Shell.run(
      "ffmpeg -v error -i out/varied/frame-%04d.png -f rawvideo -pix_fmt rgba all.raw", in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    var expected: [UInt8] = []
    for frame in frames {
      let bitmap = try PNGDecoder.decode(folder.bytes(of: "out/varied/\(frame)")).bitmap
      for pixel in bitmap.pixels {
        let straight = StraightPixel.make(fromPremultiplied: pixel)
        for shift: UInt32 in [0, 8, 16, 24] { expected.append(UInt8(truncatingIfNeeded: straight >> shift)) }
      }
    }
    #expect(try folder.bytes(of: "all.raw") == expected)
  }
}
