extension PresetWriter {
  /// Two faces of one card: the front turns away in the first half, the back comes round in the second.
  ///
  /// The speeds of the halves meet: easeIn, then easeOut. The right edge comes towards the viewer when a screen is shown,
  /// the left one when it goes.
  var flip: [JSONMember] {
    let turn: Double = isIncoming ? 90 : -90
    let tracks = [
      rotation("from", [(0, 0, "easeIn"), (0.5, -turn, nil), (1, -turn, nil)]),
      rotation("to", [(0, turn, nil), (0.5, turn, "easeOut"), (1, 0, nil)]),
      switching("from", hidden: [false, true]), switching("to", hidden: [true, false]),
    ]
    let upright = json.numbers([1, 0, 0, 1, 0, 0])
    let faces = [json.text("from"), json.text("to")]
    let cleanup = faces.flatMap { face in
      [json.assignment(face, "transform", upright), json.assignment(face, "isHidden", json.flag(false))]
    }
    return [
      json.member("duration", json.number(PresetNumbers.flipDuration)), json.member("timing", json.text("linear")),
      json.member("tracks", json.list(tracks)), json.member("cleanup", json.list(cleanup)),
    ]
  }

  private func rotation(_ view: String, _ keys: [(time: Double, degrees: Double, timing: String?)]) -> JSONNode {
    let keys = keys.map { key in
      var members = [json.member("at", json.number(key.time)), json.member("value", turned(key.degrees))]
      if let timing = key.timing { members.append(json.member("timing", json.text(timing))) }
      return JSONNode(.object(members), at: json.position)
    }
    return json.object(["view": json.text(view), "property": json.text("transform"), "keys": json.list(keys)])
  }

  /// Turned on edge, the card is pushed back so that its nearer edge is as tall as the container.
  private func turned(_ degrees: Double) -> JSONNode {
    let distance = PresetNumbers.flipPerspective
    let scale = degrees == 0 ? 1 : distance / (distance + canvas.size.width / 2)
    return json.object([
      "scale": json.number(scale), "rotateY": json.number(degrees), "perspective": json.number(distance),
    ])
  }

  private func switching(_ view: String, hidden: [Bool]) -> JSONNode {
    let keys = zip([0, 0.5], hidden).map { time, isHidden in
      json.object(["at": json.number(time), "value": json.flag(isHidden)])
    }
    return json.object(["view": json.text(view), "property": json.text("isHidden"), "keys": json.list(keys)])
  }
}
