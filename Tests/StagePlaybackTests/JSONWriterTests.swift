import Foundation
import Geometry
import StagePlayback
import Testing

struct JSONWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-12.0, "-12"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
    (1e17, "1e+17"), (999_999_999_999_999, "999999999999999"), (-0.5, "-0.5"), (1e-7, "1e-07"),
    (.infinity, "null"), (.nan, "null"), (852.25, "852.25"),
  ])
  func `numbers are the shortest text that reads back`(number: Double, expected: String) {
    var writer = JSONWriter()
    writer.value(number)
    #expect(writer.text == expected)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("line\nbreak", #""line\u000abreak""#), ("hé…", #""hé…""#),
  ])
  func `strings are escaped where they must be`(string: String, expected: String) {
    var writer = JSONWriter()
    writer.value(string)
    #expect(writer.text == expected)
  }

  @Test func `separators and line breaks stand where they belong`() {
    var writer = JSONWriter()
    writer.object { object in
      object.key("a")
      object.value(1)
      object.breakLine()
      object.key("b")
      object.array { list in
        list.value(true)
        list.null()
        list.array { _ in }
        list.value([0.5, 2])
      }
      object.breakLine()
    }
    writer.endText()
    #expect(writer.text == "{\"a\":1,\n\"b\":[true,null,[],[0.5,2]]\n}\n")
  }

  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0), "#FF8000FF"), (Color.clear, "#00000000"),
    (Color(red: 2, green: -1, blue: 0.2, alpha: 0.4), "#FF003366"),
  ])
  func `colours are eight hexadecimal digits`(color: Color, expected: String) {
    #expect(color.hexadecimal == expected)
  }

  @Test func `what Foundation reads back is what was written`() throws {
    var generator = SeededNumbers(seed: 7)
    let numbers = (0..<500).map { _ in generator.next() }
    var writer = JSONWriter()
    writer.value(numbers)
    let read = try JSONDecoder().decode([Double].self, from: Data(writer.bytes))
    #expect(read == numbers)
  }
}

/// Numbers of many magnitudes from a fixed seed.
private struct SeededNumbers {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mantissa = Double(Int64(bitPattern: state) >> 11)
    return mantissa * (state % 3 == 0 ? 1e-20 : state % 3 == 1 ? 1e-12 : 1)
  }
}
