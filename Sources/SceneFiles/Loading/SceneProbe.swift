/// Tells scenes from other JSON files of a folder.
package enum SceneProbe {
  /// True for a file with `format` and one of `root`, `screens` and `include`, and for one that cannot be read as JSON5.
  ///
  /// The latter is loaded so that its mistake is reported, never skipped.
  package static func isScene(_ bytes: [UInt8]) -> Bool {
    do throws(JSONSyntaxError) {
      let root = try JSONReader.read(bytes, source: 0)
      return root["format"] != nil && ["root", "screens", "include"].contains { root[$0] != nil }
    } catch {
      return true
    }
  }
}
