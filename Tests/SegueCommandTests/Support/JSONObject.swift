import Foundation
import SystemFiles

/// A JSON object that a test looks into.
struct JSONObject {
  private let members: [String: Any]

  struct NotAnObject: Error {}

  init(_ bytes: [UInt8]) throws {
    guard let members = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      throw NotAnObject()
    }
    self.members = members
  }

  init(file path: String) throws { try self.init(FileSystem.read(path)) }

  private init(members: [String: Any]) { self.members = members }

  var keys: Set<String> { Set(members.keys) }

  func text(_ key: String) -> String? { members[key] as? String }
  func number(_ key: String) -> Double? { (members[key] as? NSNumber)?.doubleValue }
  func whole(_ key: String) -> Int? { (members[key] as? NSNumber)?.intValue }
  func flag(_ key: String) -> Bool? { (members[key] as? NSNumber)?.boolValue }
  func numbers(_ key: String) -> [Double]? { (members[key] as? [NSNumber])?.map(\.doubleValue) }
  func texts(_ key: String) -> [String]? { members[key] as? [String] }
  func isNull(_ key: String) -> Bool { members[key] is NSNull }

  func object(_ key: String) -> JSONObject? { (members[key] as? [String: Any]).map(JSONObject.init(members:)) }

  func objects(_ key: String) -> [JSONObject] {
    (members[key] as? [[String: Any]] ?? []).map(JSONObject.init(members:))
  }
}

/// The lines of a JSON Lines file.
func jsonLines(of path: String) throws -> [JSONObject] {
  try FileSystem.read(path).split(separator: UInt8(ascii: "\n")).map { try JSONObject(Array($0)) }
}
