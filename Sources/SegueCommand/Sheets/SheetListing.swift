import FrameOutput
import StagePlayback

/// What is on a sheet, for programs.
enum SheetListing {
  /// One JSON line; `null` stands for a column in which a play is over.
  static func line(_ path: String, _ strips: [Sheet.Strip], _ scenes: [SweptScene]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.member("file", path)
      object.key("strips")
      object.array { list in
        for (scene, strip) in zip(scenes, strips) { list.value(strip, of: scene) }
      }
    }
    writer.endText()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ strip: Sheet.Strip, of scene: SweptScene) {
    object { object in
      object.member("scene", scene.operand.path)
      if let setting = scene.setting {
        object.key("set")
        object.object { $0.member(setting.name, setting.value) }
      }
      object.key("frames")
      object.array { frames in
        for frame in strip.frames {
          if let frame { frames.value(frame.index) } else { frames.null() }
        }
      }
    }
  }
}
