import StagePlayback

extension Baseline {
  /// Writes `baseline.json`: keys always in this order, a member, a view or a frame a line.
  ///
  /// A file that says the same already is left alone.
  func write(to path: String) throws(RegressionError) {
    var file = try PieceFile(path)
    try file.append(beginning)
    var frames = frames()
    var separator: [UInt8] = []
    while let line = try frames.nextLine() {
      // The line is JSON already.
      try file.append(separator + [UInt8(ascii: "\n")] + line)
      separator = [UInt8(ascii: ",")]
    }
    try file.append(Self.end)
    try file.commit()
  }

  /// What stands behind the last frame.
  private static let end: [UInt8] = Array("\n]\n}\n".utf8)

  /// The text as far as the bracket that opens the list of frames.
  private var beginning: ArraySlice<UInt8> {
    var writer = JSONWriter()
    writer.object { file in
      file.header(header, frameCount: frameCount)
      file.reference(reference)
      file.line("frames") { $0.array { list in list.breakLine() } }
      file.breakLine()
    }
    writer.endText()
    return writer.bytes.dropLast(Self.end.count)
  }
}

extension JSONWriter {
  fileprivate mutating func header(_ header: Baseline.Header, frameCount: Int) {
    line("format") { $0.value(Baseline.format) }
    line("engine") { $0.value(header.engine.description) }
    line("fingerprint") { $0.value(header.fingerprint) }
    line("canvas") { $0.value([header.canvas.width, header.canvas.height]) }
    line("scale") { $0.value(header.scale) }
    line("size") { $0.value([Double(header.width), Double(header.height)]) }
    line("fps") { $0.value(header.rate) }
    line("frameCount") { $0.value(frameCount) }
    line("marks") { marks in
      marks.object { object in
        for (name, frame) in header.marks.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
          object.key(name)
          object.value(frame)
        }
      }
    }
    if !header.settings.isEmpty { line("settings") { $0.object { object in object.settings(header.settings) } } }
    if !header.images.isEmpty { line("images") { $0.object { object in object.texts(header.images) } } }
  }

  private mutating func settings(_ settings: RecordedSettings) {
    member("appearance", settings.appearance)
    member("fps", settings.fps)
    if let scale = settings.scale {
      key("scale")
      value(scale)
    }
    if let set = settings.set {
      key("set")
      object { $0.texts(set) }
    }
  }

  /// Members in the order of their names.
  private mutating func texts(_ texts: [String: String]) {
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) { member(name, text) }
  }

  fileprivate mutating func reference(_ reference: ReferenceValues) {
    line("views") { views in
      views.object { object in
        for known in reference.views {
          object.line(known.view.name) { $0.object { view in view.reference(known) } }
        }
        object.breakLine()
      }
    }
    line("whole") { $0.object { object in object.parts(reference.whole) } }
  }

  private mutating func reference(_ known: ReferenceValues.View) {
    key("firstFrame")
    value(known.firstFrame)
    properties(known.view.properties)
  }

  /// A key and its value on a line of their own.
  fileprivate mutating func line(_ name: String, _ write: (inout JSONWriter) -> Void) {
    breakLine()
    key(name)
    write(&self)
  }
}
