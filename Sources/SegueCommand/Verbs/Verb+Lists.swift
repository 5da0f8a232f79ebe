import Geometry
import SceneFiles
import StagePlayback

extension Verb {
  static let schema = Verb(
    name: "schema", operands: "", summary: "print the JSON Schema of scenes",
    examples: [
      Example(command: "segue schema > scene.schema.json", says: "then name it in a scene's \"$schema\"")
    ],
    notes: ["Editors that know JSON Schema complete and explain keys from it."],
    flags: [.json]
  ) { arguments, console throws(CommandError) in
    try SceneOperand.none(arguments, verb: "schema")
    try console.result(SceneSchema.text)
    return .success
  }

  static let devices = Verb(
    name: "devices", operands: "", summary: "list the device presets",
    examples: [
      Example(
        command: "segue devices",
        says: "names, sizes in points, scales, safe areas in portrait and landscape, display radii"),
      Example(command: "segue devices --json", says: "the same for programs"),
    ],
    notes: [
      "Safe areas are top, left, bottom, right. A scene in landscape names size, scale, safeArea and displayCornerRadius",
      "instead of a device.",
    ],
    flags: [.json]
  ) { arguments, console throws(CommandError) in
    try SceneOperand.none(arguments, verb: "devices")
    try console.result(arguments.has(.json) ? DeviceList.json : DeviceList.table)
    return .success
  }
}

/// The device presets as text.
enum DeviceList {
  static var table: String {
    let width = (DevicePreset.all.map(\.name.count).max() ?? 0) + 2
    return DevicePreset.all.map { device in
      let insets = [device.safeAreaTop, 0, device.safeAreaBottom, 0]
      return device.name.padded(to: width)
        + "\(device.size.width.plain) × \(device.size.height.plain) @\(device.scale.plain)".padded(to: 19)
        + "safe area \(insets.map(\.plain).joined(separator: " "))".padded(to: 24)
        + "landscape \(device.landscapeSafeArea.map(\.plain).joined(separator: " "))".padded(to: 23)
        + "radius \(device.displayCornerRadius.plain)".padded(to: 14) + device.title + "\n"
    }.joined()
  }

  static var json: String {
    var writer = JSONWriter()
    writer.array { list in
      for device in DevicePreset.all {
        list.object { object in
          object.member("name", device.name)
          object.member("title", device.title)
          object.key("size")
          object.value([device.size.width, device.size.height])
          object.key("scale")
          object.value(device.scale)
          object.key("safeArea")
          object.value([device.safeAreaTop, 0, device.safeAreaBottom, 0])
          object.key("displayCornerRadius")
          object.value(device.displayCornerRadius)
          object.key("landscape")
          object.object { landscape in
            landscape.key("size")
            landscape.value([device.landscapeSize.width, device.landscapeSize.height])
            landscape.key("safeArea")
            landscape.value(device.landscapeSafeArea)
          }
        }
      }
    }
    writer.endText()
    return writer.text
  }
}

extension Double {
  /// Without `.0`.
  fileprivate var plain: String { self == rounded() ? String(Int(self)) : String(self) }
}
