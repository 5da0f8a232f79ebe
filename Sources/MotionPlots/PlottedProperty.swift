import FrameSnapshots
import Geometry
package import StagePlayback

/// A property of a view, or one component of it, that is plotted.
package struct PlottedProperty: Hashable, Sendable {
  /// Where its values come from.
  package enum Kind: Hashable, Sendable {
    case measured(MeasuredProperty)
    /// The box around the view in window coordinates, as the trace has it.
    case window

    package var name: String {
      switch self {
      case .measured(let property): property.rawValue
      case .window: "window"
      }
    }
  }

  package let kind: Kind
  /// Nil for all.
  package let component: String?

  /// Reads `alpha`, `frame`, `frame.x`, `shadow.offset.width`; nil for anything else.
  package init?(_ text: String) {
    if let kind = Self.kinds.first(where: { $0.name == text }) {
      self.init(kind, component: nil)
      return
    }
    guard let dot = text.lastIndex(of: ".") else { return nil }
    let component = String(text[text.index(after: dot)...])
    guard let kind = Self.kinds.first(where: { $0.name == text[..<dot] }),
      kind.componentNames.contains(component)
    else { return nil }
    self.init(kind, component: component)
  }

  private init(_ kind: Kind, component: String?) {
    self.kind = kind
    self.component = component
  }

  package var name: String { component.map { "\(kind.name).\($0)" } ?? kind.name }

  /// Everything that can be plotted, without components.
  package static let names: [String] = kinds.map(\.name)

  /// Everything that can be asked for.
  package static let allNames: [String] = kinds.flatMap { kind in
    [kind.name] + kind.componentNames.map { "\(kind.name).\($0)" }
  }

  private static let kinds: [Kind] = MeasuredProperty.allCases.map(Kind.measured) + [.window]

  /// The values of a layer.
  func values(of layer: LayerSnapshot, box: Rect) -> [Double] {
    switch kind {
    case .measured(let property): property.values(of: layer)
    case .window: box.numbers
    }
  }
}

// MARK: - Components and units

extension PlottedProperty.Kind {
  /// By the number of values: one radius stands for four, six numbers of a matrix for sixteen.
  func components(count: Int) -> [String] {
    switch self {
    case .window: Self.box
    case .measured(let property):
      switch property {
      case .frame, .bounds, .contentsRect: Self.box
      case .center, .anchorPoint: ["x", "y"]
      case .shadowOffset: ["width", "height"]
      case .backgroundColor, .shadowColor, .borderColor: ["red", "green", "blue", "alpha"]
      case .cornerRadius: count == 4 ? Self.corners : []
      case .transform: count == 16 ? Self.matrix : ["a", "b", "c", "d", "tx", "ty"]
      case .alpha, .zPosition, .shadowOpacity, .shadowRadius, .borderWidth: []
      }
    }
  }

  fileprivate var componentNames: [String] {
    self == .measured(.transform)
      ? components(count: 6) + components(count: 16)
      : components(count: 4)
  }

  /// What its values are measured in; nil for plain numbers.
  package var unit: String? {
    switch self {
    case .window: "pt"
    case .measured(let property):
      switch property {
      case .frame, .bounds, .center, .zPosition, .cornerRadius, .shadowRadius, .shadowOffset, .borderWidth: "pt"
      case .backgroundColor, .shadowColor, .borderColor: "levels"
      case .transform, .anchorPoint, .alpha, .shadowOpacity, .contentsRect: nil
      }
    }
  }

  private static let box = ["x", "y", "width", "height"]
  private static let corners = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
  private static let matrix = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
}
