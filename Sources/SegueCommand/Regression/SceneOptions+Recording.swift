import Motion
import Regression
import SceneFiles

extension SceneOptions {
  /// What of it decides frames, as a baseline keeps it.
  var recordedSettings: RecordedSettings {
    let set = Dictionary(loading.settings.map { ($0.name, $0.value) }) { $1 }
    return RecordedSettings(
      appearance: loading.appearance?.rawValue, fps: rate?.description, scale: scale, set: set.isEmpty ? nil : set)
  }

  /// The options without what decides frames.
  var withoutSettings: SceneOptions {
    var options = self
    options.loading = SceneLoadingOptions(allowsOutside: loading.allowsOutside)
    (options.rate, options.scale) = (nil, nil)
    return options
  }

  /// The options, and where they say nothing what was said when a baseline was recorded.
  func asRecorded(in folder: BaselineFolder) -> SceneOptions {
    guard let recorded = folder.recordedSettings() else { return self }
    var options = self
    options.loading.appearance = loading.appearance ?? recorded.appearance.flatMap(Scene.Appearance.init(rawValue:))
    options.rate = rate ?? recorded.fps.flatMap { FrameRate($0) }
    options.scale = scale ?? recorded.scale
    // Of two values of a parameter the later one counts.
    let set = (recorded.set ?? [:]).sorted { $0.key < $1.key }
    options.loading.settings =
      set.map { SceneLoadingOptions.Setting(name: $0.key, value: $0.value) } + loading.settings
    return options
  }
}
