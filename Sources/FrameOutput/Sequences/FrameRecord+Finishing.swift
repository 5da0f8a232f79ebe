import StagePlayback
import SystemFiles

extension FrameRecord {
  /// Gives a frame's file the name that a layout has for it, and gives its entry.
  func moved(to layout: SequenceLayout) throws(FileError) -> FrameRecord {
    var moved = self
    moved.file = layout.file(ofFrame: index, time: time)
    guard moved.file != file else { return self }
    try FileSystem.move(FilePaths.join(layout.folder, file), to: FilePaths.join(layout.folder, moved.file))
    return moved
  }
}

extension Playback {
  /// The marks that each frame is the first to show, in the order of the script.
  var marksByFrame: [Int: [String]] {
    let frames = markFrames
    var names: [Int: [String]] = [:]
    for mark in marks {
      guard let index = frames[mark.name], names[index]?.contains(mark.name) != true else { continue }
      names[index, default: []].append(mark.name)
    }
    return names
  }
}
