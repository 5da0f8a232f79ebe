import Foundation
import Testing

@Suite("The scene player leaves the progress of transitions to UIKit")
struct ProgressArithmeticTests {
  /// Lines of code, without comments and texts, that count with what stands for a share of a transition.
  static func arithmetic(in source: String) -> [String] {
    source.split(separator: "\n").map(String.init).filter { line in
      let code = line.replacing(/\/\/.*/, with: "").replacing(/"[^"]*"/, with: "").replacing("->", with: "")
      let names = /[pP]rogress|[fF]raction|[pP]ercent|[tT]ranslation|[cC]aught/
      return code.contains(names) && code.contains(/[-+*\/%]\s|[-+*\/%]=|[-+*\/]\(/)
    }
  }

  @Test func `nothing is counted with progress in the scene player`() throws {
    let folder = Checkout.root.appending(path: "Sources/ScenePlayer")
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.hasSuffix(".swift") }
    #expect(paths.contains { $0.hasSuffix("TransitionGesture.swift") })
    for path in paths {
      let source = try Checkout.text(of: "Sources/ScenePlayer/\(path)")
      #expect(Self.arithmetic(in: source) == [], "\(path)")
    }
  }

  @Test(arguments: [
    "let progress = translation.y / 600", "animator.fractionComplete += 0.1", "update(1 - caught)",
    "percentComplete = min(percentComplete * 2, 1)",
  ])
  func `counting would be found`(_ line: String) {
    #expect(Self.arithmetic(in: "func f() {\n  \(line)\n}") == ["  \(line)"])
  }

  @Test func `comments, texts and arrows are no counting`() {
    let source = """
      /// progress = caught value + translation / travel
      func progress() -> Double { driver.progress }
      let text = "fraction / 2"
      """
    #expect(Self.arithmetic(in: source) == [])
  }
}
