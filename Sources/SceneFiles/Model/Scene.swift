/// A scene, fully resolved: every default filled in, every reference checked, every parameter and colour put in its place.
///
/// Names stay names where the thing they name exists only while the scene plays: screens, transitions, steps and views are
/// referred to by their ids, which are known to exist. Lengths are points, times seconds, colours those of the appearance
/// the scene was loaded for. Two scenes are equal when they play alike and say the same of themselves, wherever in their
/// files things were written.
package struct Scene: Hashable, Sendable {
  package var title: String?
  package var about: String?
  package var canvas: Canvas
  /// In the order the scene names them.
  package var images: [Image]
  /// In the order the scene names them.
  package var screens: [Screen]
  /// A view above everything, moved by no transition.
  package var overlay: View?
  package var root: Root
  /// In the order the scene names them.
  package var transitions: [Transition]
  /// In the order they are written; the player orders them by time.
  package var script: [Step]
  package var expectations: [Expectation]
  package var render: RenderSettings
  /// The scene's own file and every included one, as the loader was asked for them.
  package var files: [String]

  package func screen(named name: String) -> Screen? { screens.first { $0.name == name } }
  package func transition(named name: String) -> Transition? { transitions.first { $0.name == name } }
  package func image(named name: String) -> Image? { images.first { $0.name == name } }
}

extension Scene {
  /// Where something was written, outside equality and hash: a scene that is printed and read again is the same scene.
  package struct Origin: Hashable, Sendable {
    package var place: Place

    package init(_ place: Place) { self.place = place }

    package static func == (a: Origin, b: Origin) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  /// The appearance colours are resolved for.
  package enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
  }

  /// Distances from the four edges, as UIEdgeInsets.
  package struct EdgeInsets: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    package static let zero: EdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  }
}
