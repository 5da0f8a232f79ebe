import Foundation

/// One line of a trace, every value by its path: `views.list.frame.0`.
struct TracedValues: Hashable {
  private enum Leaf: Decodable, Hashable {
    case number(Double)
    case text(String)
    case flag(Bool)
    case null
    case list([Leaf])
    case object([String: Leaf])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([Leaf].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: Leaf].self))
      }
    }
  }

  private var leaves: [String: Leaf] = [:]

  init(line: String) throws {
    add(try JSONDecoder().decode(Leaf.self, from: Data(line.utf8)), at: "")
  }

  private mutating func add(_ leaf: Leaf, at path: String) {
    let prefix = path.isEmpty ? "" : "\(path)."
    switch leaf {
    case .object(let members): for (key, member) in members { add(member, at: prefix + key) }
    case .list(let elements): for (index, element) in elements.enumerated() { add(element, at: "\(prefix)\(index)") }
    default: leaves[path] = leaf
    }
  }

  /// What a line says of steps and screens by the names that only scenes have.
  private static let named: Set<String> = ["transition.step", "transition.id", "statusBar.screen"]

  /// What differs from another line in the values that this one has, one text each.
  func differences(from other: TracedValues) -> [String] {
    leaves.keys.sorted().filter { !Self.named.contains($0) && leaves[$0] != other.leaves[$0] }.map { path in
      "\(path): \(leaves[path].map { "\($0)" } ?? "none"), not \(other.leaves[path].map { "\($0)" } ?? "none")"
    }
  }

  /// The numbers of views, by their paths.
  var numbers: [String: Double] {
    leaves.compactMapValues { leaf in
      if case .number(let number) = leaf { number } else { nil }
    }.filter { $0.key.hasPrefix("views.") }
  }
}
