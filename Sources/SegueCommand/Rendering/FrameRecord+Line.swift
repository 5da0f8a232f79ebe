import FrameOutput
import StagePlayback

extension FrameRecord {
  /// One JSON line, with the scene that the frame is of; without pixels where none were drawn.
  func line(of operand: SceneOperand) -> String {
    var writer = JSONWriter()
    writer.object { object in
      object.member("scene", operand.path)
      object.key("index")
      object.value(index)
      object.key("time")
      object.value(time)
      object.member("file", file)
      object.member("pixels", pixels.isEmpty ? nil : pixels)
      object.key("marks")
      object.array { list in marks.forEach { list.value($0) } }
    }
    writer.endText()
    return writer.text
  }
}

extension Playback {
  /// The marks whose first frame this is, in the order of the script.
  func marks(of index: Int) -> [String] {
    let frames = markFrames
    var names: [String] = []
    for mark in marks where frames[mark.name] == index && !names.contains(mark.name) { names.append(mark.name) }
    return names
  }
}
