import Foundation
import SegueCommand
import Testing

@MainActor
@Suite("Lists for people and programs")
struct ListTests {
  @Test func theSchemaIsJSON() throws {
    let run = segue("schema")
    #expect(run.status == .success)
    let schema = try JSONObject(run.output)
    #expect(schema.text("$schema")?.contains("json-schema.org") == true)
    let scene = schema.object("definitions")?.object("scene")?.object("properties")
    #expect(scene?.keys.isSuperset(of: ["screens", "transitions", "script", "expect"]) == true)
  }

  @Test func everyDeviceIsALineAndAnObject() throws {
    let table = segue("devices")
    #expect(table.status == .success)
    let json = segue("devices", "--json")
    let list = try #require(JSONSerialization.jsonObject(with: Data(json.output)) as? [[String: Any]])
    #expect(list.count == table.lines.count)
    let keys: Set = ["name", "title", "size", "scale", "safeArea", "displayCornerRadius", "landscape"]
    for (device, line) in zip(list, table.lines) {
      #expect(Set(device.keys) == keys)
      let name = try #require(device["name"] as? String)
      #expect(line.hasPrefix(name + " "))
    }
    #expect(list.contains { $0["name"] as? String == "iphone-15" })
  }

  nonisolated static let sides: [(name: String, size: [Double], safeArea: [Double])] = [
    ("iphone-15", [852, 393], [0, 59, 21, 59]), ("iphone-se", [667, 375], [0, 0, 0, 0]),
    ("iphone-air", [912, 420], [0, 68, 21, 68]), ("ipad-pro-13", [1376, 1032], [24, 0, 20, 0]),
  ]

  @Test(arguments: sides)
  func aDeviceOnItsSideHasASafeAreaOfItsOwn(_ name: String, _ size: [Double], _ safeArea: [Double]) throws {
    let run = segue("devices", "--json")
    let list = try #require(JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]])
    let device = try #require(list.first { $0["name"] as? String == name })
    let landscape = try #require(device["landscape"] as? [String: [Double]])
    #expect(landscape["size"] == size)
    #expect(landscape["safeArea"] == safeArea)
  }

  @Test(arguments: ["schema", "devices"])
  func listsTakeNoOperands(_ verb: String) {
    let run = segue(verb, "card.json")
    #expect(run.status == .usage)
    #expect(run.messages.contains("card.json"))
  }
}
