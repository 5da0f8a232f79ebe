/// The keys an object of a scene may have: what the loader accepts and what the JSON Schema says, in one place.
final class KeyTable: Sendable {
  struct Key: Sendable {
    let name: String
    let shape: Shape
    let about: String
    let isRequired: Bool
  }

  /// The schema's name for it.
  let name: String
  let about: String
  let keys: [Key]
  /// Places of the keys with so many letters.
  private let placesByLength: [[Int]]
  /// Places of the keys that have to be there.
  let required: [Int]

  init(_ name: String, _ about: String, _ keys: [Key]) {
    self.name = name
    self.about = about
    self.keys = keys
    var places: [[Int]] = Array(repeating: [], count: (keys.map(\.name.utf8.count).max() ?? 0) + 1)
    for (index, key) in keys.enumerated() { places[key.name.utf8.count].append(index) }
    placesByLength = places
    required = keys.indices.filter { keys[$0].isRequired }
  }

  /// The place of a key; nil when the table does not have it.
  func index(of name: String) -> Int? {
    let length = name.utf8.count
    guard length < placesByLength.count else { return nil }
    for place in placesByLength[length] where keys[place].name == name { return place }
    return nil
  }
}

extension KeyTable.Key {
  static func key(_ name: String, _ shape: Shape, _ about: String) -> KeyTable.Key {
    KeyTable.Key(name: name, shape: shape, about: about, isRequired: false)
  }

  static func required(_ name: String, _ shape: Shape, _ about: String) -> KeyTable.Key {
    KeyTable.Key(name: name, shape: shape, about: about, isRequired: true)
  }
}

/// What a value may be.
indirect enum Shape: Sendable {
  case number(NumberRule)
  case flag
  /// A text that a parameter may stand for.
  case text
  /// A text for people, taken as it is.
  case prose
  /// One of some words.
  case choice([String])
  /// A shape with a name and a reader of its own.
  case definition(Definition)
  case object(TableName)
  /// An object whose keys are names the scene chooses.
  case map(Shape)
  case list(Shape, count: ClosedRange<Int>)
  case either([Shape])
  case anything

  static func list(_ shape: Shape) -> Shape { .list(shape, count: 0...Int.max) }
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(_ type: Choice.Type) -> Shape {
    .choice(type.allCases.map(\.rawValue))
  }
}

/// The range of a number, and what it is called in messages.
struct NumberRule: Hashable, Sendable {
  let name: String
  var minimum: Double = -Self.limit
  var maximum: Double = Self.limit
  var excludesMinimum: Bool = false
  var isInteger: Bool = false

  /// No length, time or factor of a scene comes near it; beyond it, sums and squares would lose their digits.
  static let limit: Double = 1e9

  static let any = NumberRule(name: "a number")
  static let share = NumberRule(name: "a number from 0 to 1", minimum: 0, maximum: 1)
  static let notNegative = NumberRule(name: "a number of at least 0", minimum: 0)
  static let positive = NumberRule(name: "a number above 0", minimum: 0, excludesMinimum: true)
  static let seconds = NumberRule(name: "a time of at least 0 seconds", minimum: 0)
  static let count = NumberRule(name: "a whole number of at least 0", minimum: 0, isInteger: true)

  static func range(_ range: ClosedRange<Double>) -> NumberRule {
    let (low, high) = (JSONPrinter.text(range.lowerBound), JSONPrinter.text(range.upperBound))
    return NumberRule(name: "a number from \(low) to \(high)", minimum: range.lowerBound, maximum: range.upperBound)
  }

  static func integer(_ range: ClosedRange<Int>) -> NumberRule {
    NumberRule(
      name: "a whole number from \(range.lowerBound) to \(range.upperBound)", minimum: Double(range.lowerBound),
      maximum: Double(range.upperBound), isInteger: true)
  }

  func allows(_ number: Double) -> Bool {
    guard number >= minimum, number <= maximum, !excludesMinimum || number != minimum else { return false }
    return !isInteger || Self.isWhole(number)
  }

  /// Apart, as it takes a call that the compiler else makes for every number before it is asked for.
  @inline(never)
  private static func isWhole(_ number: Double) -> Bool { number == number.rounded() }
}

/// Shapes that are read by a function of their own; each is one definition of the schema.
enum Definition: String, Hashable, Sendable, CaseIterable {
  case color
  case paletteEntry
  case length
  case point
  case size
  case rect
  case insets
  case frame
  case radii
  case transform
  case timing
  case curve
  case spring
  case name
  case screenName
  case transitionName
  case imageName
  case componentName
  case viewReference
  case property
  case propertyValue
  case root
  case parameter
  case frameRate
  case frameRange
  case stepTime
  case moment
  case samples
  case location
}

/// The objects of the format; each is one table and one definition of the schema.
enum TableName: String, Sendable, CaseIterable {
  case scene
  case canvas
  case parameterDeclaration
  case paletteColors
  case component
  case screen
  case view
  case gradient
  case border
  case shadow
  case repetition
  case centeredFrame
  case insetFrame
  case frameOf
  case transformParts
  case timing
  case springRatio
  case springPhysical
  case springDuration
  case springResponse
  case root
  case transition
  case presentation
  case dimming
  case leg
  case track
  case trackKey
  case snapshot
  case assignment
  case interaction
  case finishWhen
  case handoff
  case step
  case release
  case animation
  case animatorCommand
  case animatorContinuation
  case expectation
  case render
  case variant
  case limits
  case ignoredArea
}
