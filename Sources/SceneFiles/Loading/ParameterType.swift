/// What a declared parameter holds.
enum ParameterType: String, Hashable, Sendable, CaseIterable {
  case number
  case time
  case length
  case color
  case point
  case rect
  case timing
  case image
  case view
  case text
  case bool
}
