import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Layers' values by their names")
struct KeyValueCodingTests {
  private let layer = CALayer()

  @Test(
    arguments: [
      ("transform.scale", 0.5, 0.5), ("transform.rotation.z", 0.25, 0.25), ("transform.translation.x", 12, 12),
      ("opacity", 0.3, 0.3), ("position.y", 7, 7), ("bounds.size.width", 9, 9), ("cornerRadius", 4, 4),
      ("zPosition", 2, 2),
    ] as [(String, Double, Double)])
  func `a number is set and read`(_ keyPath: String, value: Double, expected: Double) throws {
    layer.setValue(value, forKeyPath: keyPath)
    let read = try #require(layer.value(forKeyPath: keyPath) as? Double)
    #expect(abs(read - expected) < 1e-12)
  }

  @Test func `parts of a transform come together`() {
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(30, forKeyPath: "transform.translation.x")
    #expect(layer.transform.m11 == 2 && layer.transform.m41 == 30)
  }

  @Test func `places, colours and outlines are what apps know them as`() throws {
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    #expect(layer.position == CGPoint(x: 3, y: 4) && layer.value(forKey: "position") as? CGPoint == layer.position)
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    layer.setValue(color, forKey: "backgroundColor")
    #expect(layer.backgroundColor == color && layer.value(forKey: "backgroundColor") as? CGColor == color)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil && layer.value(forKey: "backgroundColor") == nil)
  }

  @Test func `other names keep what they are given`() {
    let stage = TestStage()
    layer.setValue("card", forKey: "kind")
    #expect(layer.value(forKey: "kind") as? String == "card" && layer.value(forKey: "other") == nil)
    #expect(stage.environment.log.warnings.isEmpty)
  }

  @Test func `a value of the wrong kind is told`() {
    let stage = TestStage()
    layer.setValue("wide", forKeyPath: "bounds.size.width")
    #expect(layer.bounds.width == 0)
    #expect(stage.environment.log.warnings.map(\.kind) == ["unusable-value"])
  }
}
