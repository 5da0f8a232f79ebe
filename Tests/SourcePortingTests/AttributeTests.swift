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

  @Test(
    arguments: [
      ("@main struct App {}", 1, .entryPoint("@main")),
      ("class AppDelegate: UIResponder, UIApplicationDelegate {}", 33, .appDelegate("UIApplicationDelegate")),
      ("extension Scenes: UIWindowSceneDelegate {}", 19, .appDelegate("UIWindowSceneDelegate")),
      ("import Combine", 8, .module("Combine")), ("@testable import AVFoundation", 18, .module("AVFoundation")),
    ] as [(String, Int, PortingError.Reason)])
  func `what begins an app and modules that are not here are told`(
    _ source: String, column: Int, reason: PortingError.Reason
  ) {
    let problem = PortingError.Problem(line: 1, column: column, reason: reason)
    let error = PortingError(problems: [problem])
    #expect(throws: error) { try ported(source) }
    var isStart = true
    if case .module = reason { isStart = false }
    #expect(error.start == (isStart ? problem : nil))
  }

  @Test(arguments: [
    Rewriting("a()\n#Preview { UIView() }\nb()", "a()\n\nb()"),
    Rewriting("#Preview(\"Card\", traits: .portrait) {\n  let a = { b }\n  @objc c\n}\nd()", "\n\n\n\nd()"),
    Rewriting("@available(iOS 17, *)\n#Preview {\n}", "\n\n"),
    Rewriting("@available(iOS 17, *) @MainActor #Preview(\"A\") { B() }\nc()", "\nc()"),
    Rewriting(
      "class A { @objc var b = 1 }\n#Preview { #selector(c) }\n@objc class D {}", "class A { var b = 1 }\n\nclass D {}"),
    Rewriting(same: "#Preview"), Rewriting(same: "let a = \"#Preview { }\""),
  ])
  func `previews go`(_ rewriting: Rewriting) throws {
    #expect(try ported(rewriting.source) == rewriting.result)
  }

  @Test(arguments: [
    Rewriting("import os", "import UIKit"), Rewriting("import os.log", "import UIKit"),
    Rewriting("import OSLog\nimport struct os.Logger", "import UIKit\nimport UIKit"),
    Rewriting(same: "import Foundation"), Rewriting(same: "import SnapKit"),
  ])
  func `logs are part of the module UIKit`(_ rewriting: Rewriting) throws {
    #expect(try ported(rewriting.source) == rewriting.result)
  }

  @Test(arguments: [
    "protocol A { func optional() }", "class A { func f(optional: Int) { optional.g() } }",
    "#if canImport(SwiftUI)\nimport SwiftUI\n#endif", "let optional = 1",
    "let delegate: UIApplicationDelegate? = nil", "func f(_ delegate: UIWindowSceneDelegate) {}",
    "class A { let b: UISceneDelegate }",
    "protocol UISceneDelegate: AnyObject {}", "protocol UIWindowSceneDelegate: UISceneDelegate {}",
    "#if !os(Linux)\nclass A: UIApplicationDelegate {}\n#endif",
  ])
  func `what only looks so is no mistake`(_ source: String) throws {
    #expect(try ported(source) == source)
  }
}
