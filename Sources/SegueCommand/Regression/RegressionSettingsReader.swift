import FrameOutput
import ImageComparison
import SceneFiles
import SystemFiles

/// Reads a `segue.json`: `{ "baselines": "golden", "limits": { "photos/*": { "maxPixels": 20, "reason": "…" } } }`.
struct RegressionSettingsReader {
  private let path: String
  private let bytes: [UInt8]

  static func read(_ path: String, folder: String) throws(CommandError) -> RegressionSettings {
    let bytes = try CommandError.files { () throws(FileError) in try FileSystem.read(path) }
    return try RegressionSettingsReader(path: path, bytes: bytes).settings(folder)
  }

  private func settings(_ folder: String) throws(CommandError) -> RegressionSettings {
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONReader.read(bytes, source: 0)
    } catch {
      throw mistake(error.message, at: error.offset)
    }
    let members = try members(of: root, among: ["$schema", "baselines", "limits"])
    var baselines: String?
    if let node = members["baselines"] {
      guard let text = node.text, !text.isEmpty else { throw mistake("\"baselines\" is a folder's path", node) }
      baselines = text
    }
    var limits: [RegressionSettings.Limits] = []
    if let node = members["limits"] {
      guard let globs = node.members else { throw mistake("\"limits\" is an object of limits by glob", node) }
      for member in globs { limits.append(try self.limits(member.key, member.value)) }
    }
    return RegressionSettings(folder: folder, baselines: baselines, limits: limits)
  }

  private func limits(_ glob: String, _ node: JSONNode) throws(CommandError) -> RegressionSettings.Limits {
    let members = try members(
      of: node,
      among: ["tolerance", "maxPixels", "maxRatio", "window", "maxFrames", "skipAA", "ignore", "ignoreView", "reason"])
    guard let reason = members["reason"]?.text, !reason.isEmpty else {
      throw mistake("limits need a \"reason\" that says why anything may differ", node)
    }
    var limits = ComparisonLimits()
    var spelled: [String] = []
    try readMeasures(members, into: &limits, &spelled)
    try readExemptions(members, into: &limits, &spelled)
    return RegressionSettings.Limits(glob: Glob(pattern: glob), limits: limits, spelled: spelled, reason: reason)
  }

  /// What is measured, and how much of it may be.
  private func readMeasures(
    _ members: [String: JSONNode], into limits: inout ComparisonLimits, _ spelled: inout [String]
  ) throws(CommandError) {
    func value<Value>(
      _ key: String, _ flag: Flag, _ expected: String, _ read: (String) -> Value?
    ) throws(CommandError) -> Value? {
      guard let node = members[key] else { return nil }
      guard let text = node.scalarText, let value = read(text) else { throw mistake("\"\(key)\" is \(expected)", node) }
      spelled.append("--\(flag.name) \(text)")
      return value
    }
    limits.tolerance = try value("tolerance", .tolerance, Tolerance.forms) { Tolerance($0) } ?? .exact
    limits.maximumPixels = try value("maxPixels", .maximumPixels, "a whole number of at least 0", Self.count)
    limits.maximumRatio = try value("maxRatio", .maximumRatio, "a number from 0 to 1") { text in
      Double(text).flatMap { 0...1 ~= $0 ? $0 : nil }
    }
    limits.window = try value("window", .window, "N:K, such as 8:4") { WindowLimit($0) }
    limits.maximumFrames = try value("maxFrames", .maximumFrames, "a whole number of at least 0", Self.count)
  }

  /// What is not looked at.
  private func readExemptions(
    _ members: [String: JSONNode], into limits: inout ComparisonLimits, _ spelled: inout [String]
  ) throws(CommandError) {
    if let node = members["skipAA"] {
      guard case .flag(let flag) = node.value else { throw mistake("\"skipAA\" is true or false", node) }
      limits.skipsAntialiased = flag
      if flag { spelled.append("--skip-aa") }
    }
    for node in try texts(members["ignore"]) {
      guard let area = IgnoredArea(node.text ?? "") else { throw mistake("an area is \(IgnoredArea.form)", node) }
      limits.ignoredAreas.append(area)
      spelled.append("--ignore \(node.text ?? "")")
    }
    for node in try texts(members["ignoreView"]) {
      limits.ignoredViews.append(node.text ?? "")
      spelled.append("--ignore-view \(node.text ?? "")")
    }
  }

  private static func count(_ text: String) -> Int? { Int(text).flatMap { $0 >= 0 ? $0 : nil } }
}

// MARK: - Nodes

extension RegressionSettingsReader {
  private func members(of node: JSONNode, among keys: [String]) throws(CommandError) -> [String: JSONNode] {
    guard let members = node.members else { throw mistake("an object is expected", node) }
    for member in members where !keys.contains(member.key) {
      let similar = Suggestion.nearest(to: member.key, among: keys).map { "; did you mean \"\($0)\"?" } ?? ""
      throw mistake("there is no key \"\(member.key)\" here\(similar)", at: Int(member.keyPosition.offset))
    }
    return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// The texts of a list.
  private func texts(_ node: JSONNode?) throws(CommandError) -> [JSONNode] {
    guard let node else { return [] }
    guard let elements = node.elements, elements.allSatisfy({ $0.text != nil }) else {
      throw mistake("a list of texts is expected", node)
    }
    return elements
  }

  private func mistake(_ message: String, _ node: JSONNode) -> CommandError {
    mistake(message, at: Int(node.position.offset))
  }

  private func mistake(_ message: String, at offset: Int) -> CommandError {
    let before = bytes.prefix(offset)
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: line.last ?? [], as: UTF8.self).count + 1
    return .scene(
      SceneLoadingError([
        Diagnostic(
          place: Place(file: path, line: line.count, column: column), path: nil, message: message,
          status: .invalidScene)
      ]))
  }
}

extension JSONNode {
  /// A text as it is, a number as it would be written.
  fileprivate var scalarText: String? {
    if case .number(let number) = value {
      return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
    return text
  }
}
