import Geometry
import PNGCoding
import Pixels
import StagePlayback
import Testing

import MotionPlots

@Suite("Plots as pictures")
struct DrawingTests {
  private static func plot(_ plays: ObservedPlay..., title: String? = nil) throws -> Plot {
    var curves: [PlayCurves] = []
    for play in plays { curves.append(try PlayCurves(play, SmallPlay.transition)) }
    return Plot(curves, title: title)
  }

  /// The points of each curve, without the legend's.
  private static func curves(_ plot: Plot) -> [[Point]] {
    PlotLayout(plot).elements.compactMap { element in
      guard case .curve(let points, _, _) = element, points.count > 2 else { return nil }
      return points
    }
  }

  @Test func aLinearCurveIsAStraightLineFromCornerToCorner() throws {
    let curves = try Self.curves(Self.plot(SmallPlay.linear))
    #expect(curves.count == 3)
    for curve in curves.prefix(2) {
      let (first, last) = (try #require(curve.first), try #require(curve.last))
      let (left, right, height) = (64.0, 696.0, 150.0)
      #expect(first.x == left)
      #expect(abs(last.x - right) < 1e-9)
      #expect(abs(first.y - last.y - height) < 1e-9)
      for (index, point) in curve.enumerated() {
        let share = Double(index) / 10
        #expect(abs(point.x - left - share * (right - left)) < 1e-9)
        #expect(abs(first.y - point.y - share * height) < 1e-9)
      }
    }
    #expect(curves[2].allSatisfy { abs($0.y - curves[2][0].y) < 1e-9 })
  }

  @Test func theSVGHoldsTheSamePointsAndItsTextsAsTexts() throws {
    let plot = try Self.plot(SmallPlay.linear, title: "small")
    let svg = plot.svg
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 "))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("<title>small: open</title>"))
    #expect(svg.contains("prefers-color-scheme: dark"))
    for text in ["progress", "position, pt", "velocity, pt/s", "box", "start", "end", "seconds"] {
      #expect(svg.contains(">\(text)</text>"))
    }
    let first = try #require(Self.curves(plot).first?.first)
    #expect(svg.contains("points=\"\(Int(first.x)),\(Int(first.y)) "))
    #expect(!svg.contains("http://", after: "xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(plot.svg == svg)
  }

  @Test func namesAreEscaped() throws {
    let name = "a<b>&\"c\"\u{1}"
    let play = SmallPlay.play(title: name, marks: [PlaybackMark(name: "m<&", time: 0.5)]) {
      [SmallPlay.view("v<&>", x: 100 * $0)]
    }
    let svg = try Self.plot(play, title: name).svg
    #expect(svg.contains("<title>a&lt;b&gt;&amp;&quot;c&quot;\u{FFFD}: open</title>"))
    #expect(svg.contains(">v&lt;&amp;&gt;</text>"))
    #expect(svg.contains(">m&lt;&amp;</text>"))
    #expect(!svg.contains("v<&>"))
  }

  @Test(arguments: [2, 3.5]) func thePNGIsTheSamePictureInPixels(_ scale: Double) throws {
    let plot = try Self.plot(SmallPlay.linear)
    let picture = try PNGDecoder.decode(plot.picture(scale: scale)).bitmap
    let layout = PlotLayout(plot)
    #expect(picture.width == Int((PlotLayout.width * scale).rounded(.up)))
    #expect(picture.height == Int((layout.height * scale).rounded(.up)))
    let blue: UInt32 = 0xFFD6_660A
    for point in try #require(Self.curves(plot).first).dropFirst().dropLast() {
      #expect(picture[Int(point.x * scale), Int(point.y * scale)] == blue)
    }
    #expect(picture[0, 0] == 0xFFFF_FFFF)
    #expect(try PNGDecoder.decode(plot.picture(scale: scale, isDark: true)).bitmap[0, 0] == 0xFF1E_1C1C)
  }

  @Test func playsDifferByColoursAndShareWhatHappensAtOneTime() throws {
    let short = SmallPlay.play(tenths: 5, title: "b") { [SmallPlay.view(x: 200 * $0)] }
    let plot = try Self.plot(SmallPlay.linear, short)
    #expect(plot.legend.map(\.text) == ["small (box)", "b (box)"])
    #expect(plot.legend.map(\.color) == [0, 1])
    #expect(plot.moments.map(\.name) == ["start", "end", "end"])
    #expect(plot.moments.map(\.color) == [nil, 1, 0])
    #expect(plot.times == 0...1)
    #expect(plot.panes.map(\.curves.count) == [2, 2, 2])
  }

  @Test func whatMovesAndWhatFadesAreSharesOfTheirWay() throws {
    let fading = SmallPlay.play(title: "b") { [SmallPlay.view(alpha: 1 - 0.5 * $0)] }
    let plot = try Self.plot(SmallPlay.linear, fading)
    #expect(plot.panes.map(\.title) == ["progress", "share of the way", "velocity, 1/s"])
    for curve in plot.panes[1].curves {
      #expect(curve.samples.map(\.value).isNear((0...10).map { Double($0) / 10 }))
    }
  }

  @Test func numbersOfOnePlayDifferByColoursAndOfSeveralByDashes() throws {
    let play = SmallPlay.play { [SmallPlay.view(values: [$0, 1])] }
    let subject = PlotSubject.property(try #require(PlottedProperty("center")), view: "box", step: nil)
    let curves = try PlayCurves(play, subject)
    let one = Plot([curves], title: "small")
    #expect(one.legend.map(\.text) == ["x", "y"])
    #expect(one.legend.map(\.color) == [0, 1])
    #expect(one.panes.map(\.title) == ["box.center, pt", "velocity, pt/s"])
    let two = Plot([curves, curves])
    #expect(two.legend.map(\.color) == [0, 0, 1, 1])
    #expect(two.legend.map(\.dash) == [0, 1, 0, 1])
  }

  @Test func namesOfMomentsDoNotLieOnOneAnother() {
    let moments = (0..<40).map { Plot.Moment(name: "a long name \($0)", time: Double($0) / 40) }
    let placed = PlacedMoments(moments) { 64 + 632 * $0 }
    for row in 0..<placed.rows {
      let labels = placed.labels.filter { $0.row == row }
      for (one, next) in zip(labels, labels.dropFirst()) {
        #expect(one.left + Double(one.text.count) * PlotLayout.letter <= next.left)
      }
    }
    #expect(placed.labels.allSatisfy { $0.left + Double($0.text.count) * PlotLayout.letter <= PlotLayout.width })
  }

  @Test func aDashedLineIsDrawnAndLeftOutInTurn() {
    let line = [Point(0, 0), Point(5, 0), Point(20, 0)]
    let pieces = DashedLine.pieces(of: line, lengths: [6, 3])
    #expect(
      pieces == [[Point(0, 0), Point(5, 0), Point(6, 0)], [Point(9, 0), Point(15, 0)], [Point(18, 0), Point(20, 0)]])
    #expect(DashedLine.pieces(of: line, lengths: []) == [line])
  }
}

extension String {
  /// Whether there is another text behind one.
  fileprivate func contains(_ text: String, after prefix: String) -> Bool {
    guard let range = range(of: prefix) else { return false }
    return self[range.upperBound...].contains(text)
  }
}
