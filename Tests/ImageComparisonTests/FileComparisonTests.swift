import ImageComparison
import PNGCoding
import Pixels
import SystemFiles
import TestSupport
import Testing

@Suite("Files are compared by name")
struct FileComparisonTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ picture: StoredPNG, to name: String) throws {
    let bitmap = Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels)
    try FileSystem.createFolder(FilePaths.folder(of: folder(name)))
    try FileSystem.write(PNGEncoder.encode(bitmap, isOpaque: true), to: folder(name))
  }

  private func animation(_ pictures: [StoredPNG], delay: UInt16 = 60) throws -> [UInt8] {
    let frames = pictures.map { APNGFile.Frame(picture: $0, delay: (1, delay)) }
    return try APNGFile(width: pictures[0].width, height: pictures[0].height, frames: frames).bytes()
  }

  private func compare(
    _ expected: String?, _ actual: String?, _ limits: ComparisonLimits = .exact, draws: Bool = false, jobs: Int = 2
  ) throws -> [ComparedPicture] {
    let pair = FilePair(
      name: actual ?? expected ?? "", expected: expected.map { folder($0) }, actual: actual.map { folder($0) })
    return try FileComparison(limits, differenceFolder: draws ? folder("diff") : nil).compare(pair, jobs: jobs)
  }

  private static let pictures = [StoredPNG("#..", "..."), StoredPNG(".#.", "..."), StoredPNG("..#", "...")]

  @Test func `equal pictures are the same and draw nothing`() throws {
    try write(Self.pictures[0], to: "a.png")
    try write(Self.pictures[0], to: "b.png")
    let results = try compare("a.png", "b.png", draws: true)
    #expect(results.map(\.verdict) == [.same])
    #expect(FileSystem.kind(of: folder("diff")) == nil)
  }

  @Test func `a difference is drawn under the picture's name`() throws {
    try write(Self.pictures[0], to: "a.png")
    try write(Self.pictures[1], to: "cards/b.png")
    let results = try compare("a.png", "cards/b.png", draws: true)
    #expect(results.map(\.verdict) == [.different])
    #expect(results.map(\.differencePath) == [folder("diff/cards/b-diff.png")])
    let drawn = try PNGDecoder.decodeStored(FileSystem.read(folder("diff/cards/b-diff.png")))
    #expect(drawn.pixels == [pixel(255, 0, 0), pixel(255, 0, 0), grey(255), grey(255), grey(255), grey(255)])
    #expect(try FileSystem.list(folder("diff/cards")) == ["b-diff.png"])
  }

  @Test func `a file that only one side has is missing or extra`() throws {
    try write(Self.pictures[0], to: "a.png")
    #expect(try compare("a.png", nil).map(\.outcome) == [.missing])
    #expect(try compare(nil, "a.png").map(\.outcome) == [.extra])
    #expect(try compare(nil, "a.png").map(\.verdict) == [.different])
  }

  @Test func `a file that cannot be read is told by its path`() throws {
    try write(Self.pictures[0], to: "a.png")
    try FileSystem.write(Array("GIF89a".utf8), to: folder("b.png"))
    for (one, other, named) in [("a.png", "b.png", "b.png"), ("b.png", "a.png", "b.png"), ("a.png", "c.png", "c.png")] {
      let result = try #require(try compare(one, other).first)
      #expect(result.verdict == nil)
      guard case .unreadable(let message) = result.outcome else {
        Issue.record("\(one) and \(other) were read")
        continue
      }
      #expect(message.contains(folder(named)))
    }
  }

  @Test(arguments: [1, 2, 8])
  func `animations are compared frame by frame`(_ jobs: Int) throws {
    try FileSystem.write(animation(Self.pictures), to: folder("a.apng"))
    try FileSystem.write(animation([Self.pictures[0], Self.pictures[2], Self.pictures[2]]), to: folder("b.apng"))
    let results = try compare("a.apng", "b.apng", draws: true, jobs: jobs)
    #expect(results.map(\.verdict) == [.same, .different, .same])
    #expect(results.map(\.frame) == [0, 1, 2])
    #expect(results.map(\.differencePath) == [nil, folder("diff/b-0001-diff.png"), nil])
  }

  @Test func `the longer animation has frames that the other lacks`() throws {
    try FileSystem.write(animation(Self.pictures), to: folder("a.apng"))
    try FileSystem.write(animation(Array(Self.pictures[..<2])), to: folder("b.apng"))
    try write(Self.pictures[0], to: "c.png")
    #expect(try compare("a.apng", "b.apng").map(\.outcome).last == .missing)
    #expect(try compare("b.apng", "a.apng").map(\.outcome).last == .extra)
    #expect(try compare("a.apng", "c.png").map(\.verdict) == [.same, .different, .different])
    #expect(try compare("a.apng", "c.png").map(\.outcome).dropFirst() == [.missing, .missing])
  }

  @Test(arguments: [("2", [true, true, false]), ("1..", [true, false, false]), ("-3", [false, true, true])])
  func `areas are ignored in the animation's own frames`(_ frames: String, _ differs: [Bool]) throws {
    try FileSystem.write(animation(Self.pictures), to: folder("a.apng"))
    try FileSystem.write(animation(Self.pictures.map { $0.changed(from: 5) }), to: folder("b.apng"))
    let area = try #require(IgnoredArea("2,1,1,1@\(frames)"))
    let results = try compare("a.apng", "b.apng", ComparisonLimits(ignoredAreas: [area]))
    #expect(results.map { $0.verdict == .different } == differs)
  }

  @Test func `an area cannot be ignored in frames that are not there`() throws {
    try write(Self.pictures[0], to: "a.png")
    let area = try #require(IgnoredArea("2,1,1,1@9"))
    #expect(throws: ComparisonError.self) {
      try compare("a.png", "a.png", ComparisonLimits(ignoredAreas: [area]))
    }
  }

  @Test func `another delay is a difference of its own`() throws {
    try FileSystem.write(animation(Self.pictures), to: folder("a.apng"))
    try FileSystem.write(animation(Self.pictures, delay: 30), to: folder("b.apng"))
    let results = try compare("a.apng", "b.apng")
    #expect(results.map(\.verdict) == [.different, .different, .different])
    #expect(results.map { $0.measurement?.differentPixels } == [0, 0, 0])
    let (old, new) = (FrameDelay(numerator: 1, denominator: 60), FrameDelay(numerator: 1, denominator: 30))
    #expect(results[0].delays == DelayChange(expected: old, actual: new))
  }

  @Test func `a frame that is damaged ends an animation`() throws {
    let good = try animation(Self.pictures)
    try FileSystem.write(good, to: folder("a.apng"))
    let broken = try APNGFile(
      width: 3, height: 2, frames: [.init(picture: Self.pictures[0]), .init(picture: StoredPNG("#"), x: 2, y: 1)]
    ).bytes()
    // The second frame claims to be wider than its data.
    var bytes = broken
    let place = try #require(bytes.indices.last { bytes[$0...].starts(with: Array("fcTL".utf8)) })
    let control = APNGFile.long(1) + APNGFile.long(2) + APNGFile.long(1) + APNGFile.long(1) + APNGFile.long(1)
    bytes.replaceSubrange((place - 4)..<(place + 34), with: APNGFile.chunk("fcTL", control + [0, 1, 0, 60, 0, 0]))
    try FileSystem.write(bytes, to: folder("b.apng"))
    let results = try compare("a.apng", "b.apng", jobs: 4)
    #expect(results.map(\.verdict) == [.same, nil])
  }

  @Test func `pictures below a folder are found in stable order`() throws {
    for name in ["b.png", "a/z.PNG", "a/b/c.apng", ".hidden/x.png", "a/.y.png", "note.txt"] {
      try write(Self.pictures[0], to: name)
    }
    #expect(try PictureFolder.names(below: folder.path) == ["a/b/c.apng", "a/z.PNG", "b.png"])
  }

  @Test(arguments: [
    ("frame-0012.png", 12), ("a/b/7.png", 7), ("card.png", nil), ("12x.png", nil), ("x-1.2.png", 1), (".png", nil),
    ("99999999999999999999.png", nil),
  ])
  func `the number at the end of a name is the frame's`(_ name: String, _ number: Int?) {
    #expect(PictureFolder.frameNumber(of: name) == number)
  }
}
