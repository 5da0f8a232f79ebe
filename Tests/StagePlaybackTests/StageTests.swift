import FrameSnapshots
import Geometry
import HeadlessUIKit
import Motion
import StagePlayback
import Testing

/// A stage with one square view named `dot` at (10, 20).
@MainActor
private func dotStage() -> (stage: Stage, dot: UIView) {
  let stage = Stage(size: CGSize(width: 100, height: 200), scale: 2)
  let dot = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
  dot.accessibilityIdentifier = "dot"
  dot.backgroundColor = .red
  stage.window.addSubview(dot)
  return (stage, dot)
}

private func settings(
  _ rate: String = "60", duration: Double? = nil, tail: Double = 0, maxDuration: Double = 60
) throws -> PlaySettings {
  let rate = try #require(FrameRate(rate))
  return PlaySettings(rate: rate, duration: duration, tail: tail, maxDuration: maxDuration)
}

@MainActor
private func play(_ stage: Stage, _ settings: PlaySettings, chunk: Int = 1000) throws -> (
  frames: [FrameSnapshot], playback: Playback
) {
  let player = try StagePlayer(stage, settings)
  var frames: [FrameSnapshot] = []
  while player.playback == nil { frames += try player.next(upTo: chunk) }
  return (frames, try #require(player.playback))
}

extension FrameSnapshot {
  fileprivate func layer(_ name: String) -> LayerSnapshot? { layers.first { $0.name == name } }
}

@MainActor
struct StageTests {
  @Test func `a still stage is one frame`() throws {
    let played = try play(dotStage().stage, settings())
    #expect(played.frames.count == 1)
    #expect(played.playback.frameCount == 1)
    #expect(played.playback.duration == 0)
  }

  @Test(arguments: [
    ("60", nil, 0.0, 43), ("30", nil, 0, 22), ("60", nil, 0.2, 55), ("60", 0.5, 0, 31), ("60", 2, 0, 121),
    ("60000/1001", nil, 0, 43),
  ])
  func `a play lasts until all has settled, and its tail, or as long as it is told`(
    rate: String, duration: Double?, tail: Double, expected: Int
  ) throws {
    let (stage, dot) = dotStage()
    stage.at(0.1) { UIView.animate(withDuration: 0.6) { dot.frame.origin.x = 50 } }
    let played = try play(stage, settings(rate, duration: duration, tail: tail))
    #expect(played.playback.frameCount == expected)
    #expect(played.frames.count == expected)
  }

  @Test func `frames show exactly their times`() throws {
    let (stage, dot) = dotStage()
    stage.at(0.1) {
      UIView.animate(withDuration: 0.6, delay: 0, options: .curveLinear) { dot.frame.origin.x = 70 }
    }
    let rate = 60.0
    for (index, frame) in try play(stage, settings()).frames.enumerated() {
      let time = Double(index) / rate
      #expect(frame.time == time)
      let x = 10 + 60 * min(max((time - 0.1) / 0.6, 0), 1)
      let measured = try #require(frame.layer("dot")).frame.origin.x
      #expect(abs(measured - x) < 1e-9)
    }
  }

  @Test func `what falls on a frame's time acts before the frame, in the order in which it was given`() throws {
    let (stage, dot) = dotStage()
    stage.at(0.1) { dot.alpha = 0.5 }
    stage.at(0.1) { dot.alpha *= 0.5 }
    stage.at(0.05) { dot.frame.origin.x = 11 }
    let frames = try play(stage, settings()).frames
    #expect(frames.map { $0.layer("dot")?.opacity } == [1, 1, 1, 1, 1, 1, 0.25])
    #expect(frames.map { $0.layer("dot")?.frame.origin.x } == [10, 10, 10, 11, 11, 11, 11])
  }

  @Test(arguments: [1, 2, 7])
  func `the size of the chunks changes nothing`(chunk: Int) throws {
    func frames(_ chunk: Int) throws -> [FrameSnapshot] {
      let (stage, dot) = dotStage()
      stage.at(0.02) {
        UIView.animate(
          withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
        ) { dot.frame.size.width = 80 }
      }
      return try play(stage, settings(), chunk: chunk).frames
    }
    let whole = try frames(1000)
    #expect(try frames(chunk) == whole)
  }

  @Test func `what never settles is an error that names it`() throws {
    let (stage, dot) = dotStage()
    let place = SourcePlace(file: "scene.json", line: 3, column: 4)
    stage.places = ScriptPlaces(steps: ["blink": place])
    stage.perform(
      ScriptStep(.time(0), label: "blink", end: .whenTold) {
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat]) { dot.alpha = 0 }
      })
    do {
      _ = try play(stage, settings(maxDuration: 1))
      Issue.record("it settled")
    } catch let error as StageError {
      guard case .notSettled(let seconds, let moving, _) = error else { throw error }
      #expect(error.place == place)
      #expect(seconds == 1)
      #expect(moving.contains { $0.contains("dot") && $0.contains("opacity") })
    }
  }

  @Test func `a stage plays once`() throws {
    let stage = dotStage().stage
    try stage.play()
    #expect(throws: StageError.alreadyPlayed) { try stage.play() }
  }

  @Test func `a pan moves the finger that frames show, and the stage waits for it`() throws {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    var translations: [CGPoint] = []
    stage.window.addGestureRecognizer(
      UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended else { return }
        translations = [pan.translation(in: nil), pan.velocity(in: nil)]
      })
    stage.pan(at: 0.125, [(0, 1, 2), (0.25, 9, 4)], releaseVelocity: CGVector(dx: 300, dy: 0))
    try stage.play(fps: 16)
    let (count, moved) = (7, [CGPoint(x: 8, y: 2), CGPoint(x: 300, y: 0)])
    #expect(stage.trace.count == count)
    #expect(stage.trace[3].contains(#""touch":[3,2.5]"#))
    #expect(translations == moved)
    #expect(stage.events.map(\.kind) == [.begin, .release])
  }

  @Test(arguments: [0.0, -1, .infinity, .nan])
  func `a rate must be above nought`(fps: Double) {
    let stage = dotStage().stage
    #expect(throws: StageError.invalidRate("\(fps)")) { try stage.play(fps: fps) }
  }

  @Test(arguments: [(1.0, []), (0.5, ["frame-conflict"])])
  func `a frame set under a transform is warned of once`(scale: Double, expected: [String]) throws {
    let (stage, dot) = dotStage()
    stage.at(0.1) {
      dot.transform = CGAffineTransform(scaleX: scale, y: scale)
      dot.frame.origin.x = 50
      dot.frame.origin.x = 60
    }
    try stage.play()
    #expect(stage.warnings.map(\.kind) == expected)
  }

  @Test func `trace has one line a frame`() throws {
    let (stage, dot) = dotStage()
    stage.at(0.1) { dot.alpha = 0.5 }
    try stage.play(fps: 30)
    #expect(stage.trace.count == 4)
    let isFirst = stage.trace[0].hasPrefix(#"{"frame":0,"time":0,"views":{"#)
    #expect(isFirst)
    let isFaded = stage.trace[3].contains(#""dot":{"frame":[10,20,30,30],"window":[10,20,30,30],"alpha":0.5,"#)
    #expect(isFaded)
  }
}

@MainActor
struct ScriptTests {
  @Test func `steps wait for the end of others`() throws {
    let (stage, dot) = dotStage()
    stage.perform(
      ScriptStep(.time(0.1), label: "walk", end: .whenTold) {
        UIView.animate(withDuration: 0.4, animations: { dot.frame.origin.x = 50 }) { _ in stage.endStep("walk") }
      })
    stage.perform(ScriptStep(.after(step: "walk", delay: 0.25), label: "fade") { dot.alpha = 0.5 })
    stage.perform(ScriptStep(.after(step: "fade", delay: 0)) { stage.mark("done") })
    let playback = try play(stage, settings()).playback
    let expected = 0.75
    #expect(playback.marks.map(\.name) == ["done"])
    #expect(abs((playback.marks.first?.time ?? 0) - expected) < 1e-12)
    #expect(playback.frameCount == 46)
  }

  @Test func `a step that waits for what never ends does not keep the play from ending`() throws {
    let (stage, dot) = dotStage()
    stage.perform(ScriptStep(.after(step: "never", delay: 0)) { dot.alpha = 0 })
    #expect(try play(stage, settings()).playback.frameCount == 1)
  }

  @Test func `a step at the end of an animation finds it ended`() throws {
    let (stage, dot) = dotStage()
    var isOver = false
    var wasOver: Bool?
    stage.at(0.1) { UIView.animate(withDuration: 0.2, animations: { dot.alpha = 0 }) { _ in isOver = true } }
    stage.at(0.3) { wasOver = isOver }
    _ = try play(stage, settings())
    #expect(wasOver == true)
  }

  @Test func `marks and expectations mean the first frame at or after them`() throws {
    let (stage, dot) = dotStage()
    stage.at(0.1) { dot.alpha = 0.5 }
    stage.mark("early", at: 0.09)
    stage.mark("late", at: 0.1)
    stage.expectations = [("early", 0.5), ("late", 0.5), ("late", 1)].map { mark, alpha in
      PlaybackExpectation(
        .property(at: .mark(mark), view: "dot", .alpha, values: [alpha], within: 0), text: "\(mark) \(alpha)")
    }
    let playback = try play(stage, settings()).playback
    #expect(playback.expectations.map(\.passed) == [true, true, false])
    #expect(playback.failedExpectations.first?.message == "dot.alpha is 0.5 at frame 6 (0.1 s), expected 1 within 0")
  }
}

@MainActor
struct SamplingTests {
  @Test(arguments: ["60", "120", "600"])
  func `looking more often changes nothing`(rate: String) throws {
    func positions(_ rate: String) throws -> [Double] {
      let (stage, dot) = dotStage()
      stage.at(0.05) {
        UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1) {
          dot.frame.origin = CGPoint(x: 60, y: 90)
        }
      }
      stage.at(0.41) { UIView.animate(withDuration: 0.3) { dot.frame.origin.x = 0 } }
      let frames = try play(stage, settings(rate)).frames
      let tenths = frames.filter { abs(($0.time * 10).rounded() / 10 - $0.time) < 1e-12 }
      return tenths.compactMap { $0.layer("dot")?.frame.origin.x }
    }
    let seldom = try positions("10")
    let often = try positions(rate)
    #expect(seldom.count >= 8)
    #expect(Array(often.prefix(seldom.count - 1)) == Array(seldom.dropLast()))
  }
}
