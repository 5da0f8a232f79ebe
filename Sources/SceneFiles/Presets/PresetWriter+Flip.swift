import Motion

extension PresetWriter {
  /// Two faces of one card: the front turns away in the first half, the back comes round in the second.
  ///
  /// The speeds of the halves meet: easeIn, then easeOut. The right edge comes towards the viewer when a screen is shown,
  /// the left one when it goes. Mid-way the card is pushed back so far that its nearer edge stays as tall as the container.
  var flip: [JSONMember] {
    let turn: Double = isIncoming ? 90 : -90
    let count = UndocumentedMotion.flipSteps
    let steps = (0...count).map { Double($0) / Double(count) }
    let away = steps.map { (time: $0 / 2, degrees: -turn * CubicCurve.easeIn.value(at: $0)) }
    let round = steps.map { (time: 0.5 + $0 / 2, degrees: turn * (1 - CubicCurve.easeOut.value(at: $0))) }
    let tracks = [
      rotation("from", away + [(1, -turn)]), rotation("to", [(0, turn)] + round),
      switching("from", hidden: [false, true]), switching("to", hidden: [true, false]),
    ]
    let upright = json.numbers([1, 0, 0, 1, 0, 0])
    let faces = [json.text("from"), json.text("to")]
    let cleanup = faces.flatMap { face in
      [json.assignment(face, "transform", upright), json.assignment(face, "isHidden", json.flag(false))]
    }
    return [
      json.member("duration", json.number(UndocumentedMotion.flipDuration)), json.member("timing", json.text("linear")),
      json.member("tracks", json.list(tracks)), json.member("cleanup", json.list(cleanup)),
    ]
  }

  private func rotation(_ view: String, _ keys: [(time: Double, degrees: Double)]) -> JSONNode {
    let keys = keys.map { key in
      json.object(["at": json.number(key.time), "value": turned(key.degrees), "timing": json.text("linear")])
    }
    return json.object(["view": json.text(view), "property": json.text("transform"), "keys": json.list(keys)])
  }

  /// At angle a the nearer edge of a card of width w lies s·w/2·sin a before the plane: with s = d / (d + w/2·sin a) it is
  /// drawn as tall as the card.
  private func turned(_ degrees: Double) -> JSONNode {
    let distance = UndocumentedMotion.flipEyeDistance
    let depth = UndocumentedMotion.flipDepth(width: canvas.size.width, angle: degrees * .pi / 180)
    return json.object([
      "scale": json.number(distance / (distance + depth)), "rotateY": json.number(degrees),
      "perspective": json.number(distance),
    ])
  }

  private func switching(_ view: String, hidden: [Bool]) -> JSONNode {
    let keys = zip([0, 0.5], hidden).map { time, isHidden in
      json.object(["at": json.number(time), "value": json.flag(isHidden)])
    }
    return json.object(["view": json.text(view), "property": json.text("isHidden"), "keys": json.list(keys)])
  }
}
