package import StagePlayback

extension SequenceRecord {
  /// The text of `sequence.json`: keys always in this order, one member and one frame a line.
  package var json: [UInt8] {
    let (beginning, end) = textAroundFrames
    var text = SequenceText()
    return beginning + frames.flatMap { text.entry(of: $0) } + end
  }

  /// What stands in front of the first frame, and what behind the last.
  var textAroundFrames: (beginning: ArraySlice<UInt8>, end: ArraySlice<UInt8>) {
    var writer = JSONWriter()
    let place = write(to: &writer, withFrames: true)
    return (writer.bytes[..<place], writer.bytes[place...])
  }

  /// The same without the frames as one line, which is what `check --json` prints.
  package var lineWithoutFrames: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer, withFrames: false)
    // No text of a JSON document holds a raw line break, so that those which lay it out can go.
    return writer.bytes.filter { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")]
  }

  /// Writes it with an empty list of frames, or none, and gives the place in that list.
  @discardableResult
  private func write(to writer: inout JSONWriter, withFrames: Bool) -> Int {
    var place = 0
    writer.object { object in
      object.line("format") { $0.value(Self.format) }
      object.line("scene") { $0.value(scene) }
      object.line("complete") { $0.value(isComplete) }
      object.line("engine") { $0.value(engine.description) }
      object.line("fingerprint") { $0.value(fingerprint) }
      object.line("canvas") { $0.value([canvas.width, canvas.height]) }
      object.line("scale") { $0.value(scale) }
      object.line("fps") { $0.rate(rate) }
      if let speed { object.line("speed") { $0.value(speed) } }
      if let frameCount { object.line("frameCount") { $0.value(frameCount) } }
      if withFrames { object.line("frames") { $0.array { list in place = list.bytes.count } } }
      if let playback { object.members(of: playback) }
      object.breakLine()
    }
    writer.endText()
    return place
  }
}

/// The list of frames in `sequence.json`, made one after the other: a frame a line, with commas between.
struct SequenceText {
  private var writer = JSONWriter()
  private var isEmpty = true

  init() {}

  mutating func entry(of frame: FrameRecord) -> [UInt8] {
    writer.removeAll()
    writer.value(frame)
    defer { isEmpty = false }
    return (isEmpty ? [] : [UInt8(ascii: ",")]) + [UInt8(ascii: "\n")] + writer.bytes
  }
}

extension JSONWriter {
  /// One frame of a sequence as an object.
  package mutating func value(_ frame: FrameRecord) {
    object { object in
      object.member("index", frame.index)
      object.member("time", frame.time)
      object.member("file", frame.file)
      object.member("pixels", frame.pixels)
      object.key("marks")
      object.array { marks in frame.marks.forEach { marks.value($0) } }
    }
  }

  /// A key and its value on a line of their own.
  fileprivate mutating func line(_ name: String, _ write: (inout JSONWriter) -> Void) {
    breakLine()
    key(name)
    write(&self)
  }

  /// A whole number stands as a number, a fraction as it was written.
  fileprivate mutating func rate(_ text: String) {
    if let number = Double(text), number.isFinite { value(number) } else { value(text) }
  }
}
