import SystemFiles

/// The two operands of a comparison, of one kind.
struct ComparedOperands: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case folders, traces, pictures
  }

  let expected: String
  let actual: String
  let kind: Kind

  init(_ arguments: Arguments) throws(CommandError) {
    let operands = arguments.operands
    guard operands.count >= 2 else {
      throw .usage(.missingOperand(verb: "compare", "EXPECTED and ACTUAL: two PNG or APNG files, folders, or traces"))
    }
    guard operands.count == 2 else {
      throw .usage(.tooManyOperands(verb: "compare", found: operands[2], expected: "EXPECTED and ACTUAL"))
    }
    if operands.contains("") { throw .usage(.emptyOperand) }
    (expected, actual) = (operands[0], operands[1])
    let kinds = (try Self.kind(of: expected), try Self.kind(of: actual))
    guard kinds.0 == kinds.1 else {
      throw .usage(
        .conflict(
          "\(expected) is \(kinds.0.words) and \(actual) is \(kinds.1.words); 'segue compare' takes two of a kind"))
    }
    kind = kinds.0
    if let folder = arguments.value(.difference) { try requireElsewhere(folder) }
  }

  private static func kind(of path: String) throws(CommandError) -> Kind {
    switch FileSystem.kind(of: path) {
    case nil: throw .file(FileError(.read, path, .missing))
    case .folder: .folders
    default: path.hasSuffix(".jsonl") ? .traces : .pictures
    }
  }

  /// Differences drawn among the pictures would be compared themselves the next time.
  private func requireElsewhere(_ folder: String) throws(CommandError) {
    guard kind == .folders else { return }
    let drawn = Self.resolved(folder)
    for operand in [expected, actual] {
      let compared = Self.resolved(operand)
      guard drawn == compared || drawn.hasPrefix(compared.hasSuffix("/") ? compared : compared + "/") else { continue }
      throw .usage(.conflict("--diff: \(folder) lies in \(operand), which is compared; name a folder outside of it"))
    }
  }

  /// With links resolved as far as there is something.
  private static func resolved(_ path: String) -> String {
    if let resolved = FileSystem.resolved(path) { return resolved }
    let folder = FilePaths.folder(of: path)
    guard folder != path else { return path }
    return FilePaths.join(resolved(folder), FilePaths.name(of: path))
  }
}

extension ComparedOperands.Kind {
  fileprivate var words: String {
    switch self {
    case .folders: "a folder"
    case .traces: "a trace"
    case .pictures: "a file"
    }
  }
}
