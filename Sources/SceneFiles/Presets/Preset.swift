/// The legs that are written out for a scene.
enum Preset: String, Hashable, Sendable, CaseIterable {
  case fade
  case zoom
  case coverVertical
  case crossDissolve
  case slide
  case flip
  case push
  case sheet
  case cardDismiss
  case page
  case none
}
