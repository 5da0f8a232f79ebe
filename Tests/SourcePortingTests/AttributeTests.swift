import SourcePorting
import Testing

@Suite("Attributes of the Objective-C runtime and Interface Builder")
struct AttributeTests {
  @Test(arguments: [
    Rewriting("@objc func f() {}", "func f() {}"),
    Rewriting("  @objc private func f() {}", "  private func f() {}"),
    Rewriting("private @objc func f() {}", "private func f() {}"),
    Rewriting("@objc(tap:) func f() {}", "func f() {}"),
    Rewriting("@objc(setA:b:) @IBAction func f() {}", "func f() {}"),
    Rewriting("  @objc\n  func f() {}", "\n  func f() {}"),
    Rewriting("@objc( // why\n  name\n) func f() {}", "\n\nfunc f() {}"),
    Rewriting("@objc/* why */func f() {}", "/* why */func f() {}"),
    Rewriting("@objcMembers final class A {}", "final class A {}"),
    Rewriting("@IBDesignable class A { @IBInspectable var b = 1 }", "class A { var b = 1 }"),
    Rewriting("@IBOutlet weak var label: UILabel!", "weak var label: UILabel!"),
    Rewriting("@objc dynamic var a = 1", "dynamic var a = 1"),
    Rewriting("@objc extension A {}", "extension A {}"),
    Rewriting("@objc enum A: Int { case b }", "enum A: Int { case b }"),
    Rewriting("var f: @convention(block) () -> Void", "var f: () -> Void"),
    Rewriting("@MainActor @objc func f() {}", "@MainActor func f() {}"),
    Rewriting("@objc func f() {}\r\n@objc func g() {}\r\n", "func f() {}\r\nfunc g() {}\r\n"),
    Rewriting(same: "@MainActor @discardableResult func f() {}"),
    Rewriting(same: "@convention(c) () -> Void"), Rewriting(same: "@nonobjc func f() {}"),
    Rewriting(same: "let a = b.objc; @"),
  ])
  func `what means nothing here goes, and lines keep their numbers`(_ rewriting: Rewriting) throws {
    #expect(try ported(rewriting.source) == rewriting.result)
  }

  @Test(arguments: [
    Rewriting("@objc protocol A {}", "protocol A: AnyObject {}"),
    Rewriting("@objc public protocol A: B {}", "public protocol A: AnyObject, B {}"),
    Rewriting("@objc @MainActor protocol A\n{}", "@MainActor protocol A: AnyObject\n{}"),
    Rewriting("@objc protocol A: NSObjectProtocol {}", "protocol A: NSObjectProtocol {}"),
    Rewriting("@objc(B) protocol A: class, C {}", "protocol A: class, C {}"),
    Rewriting(same: "protocol A {}"),
  ])
  func `a protocol of Objective-C stays one of classes`(_ rewriting: Rewriting) throws {
    #expect(try ported(rewriting.source) == rewriting.result)
  }

  @Test func `all that cannot be ported is told with its place`() {
    let source = """
      import UIKit
      import SwiftUI
      @UIApplicationMain class App {}
      @objc protocol A {
        @objc optional func f()
      }
      class B { @NSManaged var c: Int }
      let action = #selector(tap)
      class D { let e = #selector(getter: other.f.g) }
      """
    typealias Problem = PortingError.Problem
    let problems = [
      Problem(line: 2, column: 8, reason: .module("SwiftUI")),
      Problem(line: 3, column: 1, reason: .entryPoint("@UIApplicationMain")),
      Problem(line: 5, column: 9, reason: .optionalRequirement),
      Problem(line: 7, column: 11, reason: .managedProperty),
      Problem(line: 8, column: 24, reason: .selectorOutsideType("tap")),
      Problem(line: 9, column: 37, reason: .accessorOfInstance("g")),
    ]
    #expect(throws: PortingError(problems: problems)) { try ported(source) }
    let lines = PortingError(problems: problems).lines(file: "a.swift")
    #expect(lines.count == problems.count && lines.allSatisfy { $0.contains("; ") })
    #expect(lines[0].hasPrefix("a.swift:2:8: error: there is no SwiftUI here; "))
  }

  @Test(arguments: [
    "protocol A { func optional() }", "class A { func f(optional: Int) { optional.g() } }",
    "#if canImport(SwiftUI)\nimport SwiftUI\n#endif", "let optional = 1",
  ])
  func `what only looks so is no mistake`(_ source: String) throws {
    #expect(try ported(source) == source)
  }
}
