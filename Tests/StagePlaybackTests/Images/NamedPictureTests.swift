import DisplayLists
import Foundation
import HeadlessUIKit
import Pixels
import StagePlayback
import Testing

@MainActor
@Suite("Pictures by their names")
struct NamedPictureTests {
  private func makeStage() -> Stage { Stage(size: CGSize(width: 40, height: 40), scale: 2) }

  /// A folder of pictures, whose width says which file it is; gone afterwards.
  private func withFolder(_ files: [String: Int], texts: [String: String] = [:], _ use: (String) throws -> Void) throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, width) in files {
      let image = UIImage(bitmap: Bitmap(width: width, height: 6, filledWith: 0xff00_00ff), scale: 1)
      try write(try #require(image.pngData()), to: folder.appending(path: path))
    }
    for (path, text) in texts { try write(Data(text.utf8), to: folder.appending(path: path)) }
    try use(folder.path)
  }

  private func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  @Test(arguments: [
    (["card.png": 6, "card@2x.png": 12, "card@3x.png": 18], CGSize(width: 6, height: 3)),
    (["card.png": 6, "card@3x.png": 18], CGSize(width: 6, height: 2)),
    (["icons/deep/card.png": 8], CGSize(width: 8, height: 6)),
    (
      ["Assets.xcassets/cards/card.imageset/first.png": 6, "Assets.xcassets/cards/card.imageset/second.png": 10],
      CGSize(width: 5, height: 3)
    ),
  ])
  func `the file with the screen's scale is taken, or else one with more`(_ files: [String: Int], size: CGSize) throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "first.png"},
        {"idiom": "universal", "scale": "2x", "filename": "second.png"},
        {"idiom": "universal", "scale": "2x", "filename": "night.png", "appearances": [{"appearance": "luminosity"}]},
        {"idiom": "universal", "scale": "3x"}], "info": {"version": 1}}
      """
    let isSet = files.keys.contains { $0.contains("imageset") }
    let texts = isSet ? ["Assets.xcassets/cards/card.imageset/Contents.json": contents] : [:]
    let stage = makeStage()
    try withFolder(files, texts: texts) { folder in
      stage.findImages(in: folder)
      #expect(UIImage(named: "card")?.size == size)
      #expect(UIImage(named: "card.png")?.size == size)
      #expect(UIImage(systemName: "card")?.size == size)
    }
    try stage.play()
    #expect(stage.notes == [])
  }

  @Test func `a grey square stands for a picture that is nowhere, and a note says so once`() throws {
    let stage = makeStage()
    let image = try #require(UIImage(named: "absent"))
    #expect(image == UIImage(named: "absent"))
    #expect(image.size == CGSize(width: 100, height: 100) && image.picture.isOpaque)
    #expect(Set(image.picture.bitmap.pixels) == [0xff93_8e8e])
    try stage.play()
    #expect(stage.warnings == [])
    #expect(stage.notes.map(\.kind) == ["image-not-found"])
    let note = try #require(stage.notes.first)
    #expect(note.message.contains("\"absent\"") && note.message.contains("100 × 100 points"))
    #expect(note.fix.contains("stage.findImages(in:)"))
  }

  @Test(arguments: [(nil, 20), (17, 20), (34, 40)] as [(Double?, Double)])
  func `a grey square stands for a symbol, as large as its text says`(_ points: Double?, side: Double) throws {
    let stage = makeStage()
    let configuration = points.map { UIImage.SymbolConfiguration(pointSize: $0, weight: .bold) }
    let image = try #require(UIImage(systemName: "xmark", withConfiguration: configuration))
    #expect(image.size == CGSize(width: side, height: side))
    try stage.play()
    #expect(stage.notes.map(\.kind) == ["symbol-not-drawn"])
  }

  @Test func `a template takes the tint of its view, and another when that changes`() {
    let template = UIImage(bitmap: Bitmap(width: 1, height: 1, filledWith: 0xff00_00ff), scale: 1)
      .withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: template)
    view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(view.layer.picture?.bitmap.pixels == [0xffff_0000])
    view.image = template.withRenderingMode(.alwaysOriginal)
    #expect(view.layer.picture?.bitmap.pixels == [0xff00_00ff])
  }
}
