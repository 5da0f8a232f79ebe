/// What a comparison finds of one pixel.
enum PixelMark {
  static let alike: UInt8 = 0
  static let different: UInt8 = 1
  /// Beyond the tolerance, and let pass because it only smooths an edge.
  static let antialiased: UInt8 = 2
  static let ignored: UInt8 = 3
  /// Only one of the pictures has it.
  static let outside: UInt8 = 4

  static func counts(_ mark: UInt8) -> Bool { mark == different || mark == outside }
}

/// The marks of every pixel of the area around two pictures.
package struct DifferenceMap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  var marks: ContiguousArray<UInt8>
}
