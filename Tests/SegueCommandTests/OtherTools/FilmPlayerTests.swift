import Foundation
import SegueCommand
import TestSupport
import Testing

/// Films as other programs see them, beside the frames that they are made of.
@MainActor
@Suite("Films in other programs")
struct FilmPlayerTests {
  nonisolated static let alternatives: [[String]] = [
    [], ["--jobs", "1"], ["--frames", "3..9"], ["--speed", "0.5"], ["--scale", "0.77"], ["--show", "time"],
  ]

  /// A film and the same frames as one stream of straight pixels, each read by ffmpeg.
  private static func pixels(
    of film: String, _ flags: [String] = [], format: String = "rgba", text: String = VariedScene.text
  ) throws -> (film: [UInt8], frames: [UInt8]) {
    let folder = try VariedScene.folder()
    try folder.write(text, to: "varied.json")
    let scene = folder("varied.json")
    #expect(segue(["render", scene, "-o", folder(film)] + flags).status == .success)
    #expect(segue(["render", scene, "-o", folder("f-####.png")] + flags).status == .success)
    let frames = "ffmpeg -v error -pattern_type glob -i 'f-*.png' -f rawvideo -pix_fmt \(format) frames.raw"
    let own =
      "ffmpeg -v error \(film.hasSuffix("rgba") ? try raw(folder) : "") -i \(film) -f rawvideo -pix_fmt \(format)"
    let run = try Shell.run("\(frames) && \(own) -fps_mode passthrough film.raw", in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    return (try folder.bytes(of: "film.raw"), try folder.bytes(of: "frames.raw"))
  }

  private static func raw(_ folder: SceneFolder) throws -> String {
    let size = try Shell.run(
      "ffprobe -v error -show_entries stream=width,height -of csv=p=0:s=x $(ls f-*.png | head -1)", in: folder.path)
    return "-f rawvideo -pix_fmt rgba -s \(size.output.trimmingCharacters(in: .whitespacesAndNewlines))"
  }

  @Test(.enabled(if: OtherTool.ffmpeg.isExpected, "ffmpeg is not installed"), arguments: alternatives)
  func ffmpegReadsTheFramesFromAnAnimatedPNG(_ flags: [String]) throws {
    let (film, frames) = try Self.pixels(of: "x.apng", flags)
    #expect(film == frames)
  }

  @Test(.enabled(if: OtherTool.ffmpeg.isExpected, "ffmpeg is not installed"), arguments: alternatives)
  func rawPixelsAreThoseOfTheFrames(_ flags: [String]) throws {
    let (film, frames) = try Self.pixels(of: "x.rgba", flags)
    #expect(film == frames)
  }

  /// On white and on nothing: an animation says what stays by a picture of one pixel, with or without alpha.
  @Test(
    .enabled(if: OtherTool.ffmpeg.isExpected, "ffmpeg is not installed"), arguments: ["white", "clear"],
    ["apng", "rgba"])
  func framesThatStayAreShownAgain(_ background: String, _ format: String) throws {
    let text = SmallScene.scene(render: "\"fps\": 10, \"tail\": 0.5")
      .replacingOccurrences(of: "\"background\": \"white\"", with: "\"background\": \"\(background)\"")
    let (film, frames) = try Self.pixels(of: "x.\(format)", text: text)
    #expect(film == frames)
    #expect(film.count == 40 * 60 * 4 * 10)
  }

  /// Eight bits of luma and chroma hold a colour to this many levels, rounding of both sides included.
  nonisolated static let colorError: Int = 3

  @Test(.enabled(if: OtherTool.ffmpeg.isExpected, "ffmpeg is not installed"), arguments: alternatives)
  func ffmpegReadsTheColorsFromY4M(_ flags: [String]) throws {
    let (film, frames) = try Self.pixels(of: "x.y4m", flags, format: "rgb24")
    #expect(film.count == frames.count)
    let worst = zip(film, frames).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(worst <= Self.colorError)
  }

  @Test(.enabled(if: OtherTool.chromium.isExpected, "chromium is not installed"))
  func aBrowserShowsAnAnimatedPNG() throws {
    let folder = try VariedScene.folder()
    #expect(segue("render", folder("varied.json"), "-o", folder("x.apng")).status == .success)
    let data = Data(try folder.bytes(of: "x.apng")).base64EncodedString()
    try folder.write("<html><body><img src='data:image/apng;base64,\(data)'></body></html>", to: "page.html")
    let answer = try Browser.answer(
      of: """
        const image = document.querySelector("img");
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        canvas.getContext("2d").drawImage(image, 0, 0);
        const corner = canvas.getContext("2d").getImageData(0, 0, 1, 1).data;
        image.remove();
        return [canvas.width, canvas.height, ...corner].join(" ");
        """, on: folder("page.html"))
    #expect(answer == "120 180 255 255 255 255")
  }
}
