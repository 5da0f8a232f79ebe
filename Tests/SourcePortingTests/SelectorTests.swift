import SourcePorting
import Testing

@Suite("Selectors and key paths")
struct SelectorTests {
  @Test(arguments: [
    Rewriting.members("#selector(f)", #"Selector(Screen.f, named: "f")"#),
    .members("#selector(f(_:))", #"Selector(Screen.f(_:), named: "f")"#),
    .members("#selector(f(sender:for:))", #"Selector(Screen.f(sender:for:), named: "f")"#),
    .members("#selector(self.f(_:))", #"Selector(Screen.f(_:), named: "f")"#),
    .members("#selector(Self.f(_:))", #"Selector(Screen.f(_:), named: "f")"#),
    .members("#selector(super.f)", #"Selector(Screen.f, named: "f")"#),
    .members("#selector(Screen.f(_:))", #"Selector(Screen.f(_:), named: "f")"#),
    .members("#selector(Outer.Inner.f)", #"Selector(Outer.Inner.f, named: "f")"#),
    .members("#selector(child.f(_:))", #"Selector(child.f(_:), named: "f")"#),
    .members("#selector(self.child.f)", #"Selector(self.child.f, named: "f")"#),
    .members("#selector(`default`)", #"Selector(Screen.`default`, named: "default")"#),
    .members(
      "#selector(f as (UITapGestureRecognizer) -> Void)",
      #"Selector(Screen.f as (Screen) -> (UITapGestureRecognizer) -> Void, named: "f")"#),
    .members(
      "#selector((f as () -> Void))", #"Selector((Screen.f as (Screen) -> () -> Void), named: "f")"#),
    .members(
      "#selector(Screen.f as (Screen) -> () -> Void)",
      #"Selector(Screen.f as (Screen) -> () -> Void, named: "f")"#),
    .members(
      "#selector(\n  f(_:) // why\n)", "Selector(\n  Screen.f(_:), named: \"f\" // why\n)"),
    .members("#selector(getter: title)", #"Selector(getter: \Screen.title)"#),
    .members("#selector(getter: self.title)", #"Selector(getter: \Screen.title)"#),
    .members("#selector(setter: Other.title)", #"Selector(setter: \Other.title)"#),
    .members("#selector", "#selector"), .members("#selector()", "#selector()"),
  ])
  func `a selector names the type whose method it is, and holds nobody`(_ rewriting: Rewriting) throws {
    #expect(try ported(rewriting.source) == rewriting.result)
  }

  /// The type of a selector that stands where the sign is.
  @Test(arguments: [
    ("class A { § }", "A"), ("final public class A: B<C>, D where E == F { func f() { if g { § } } }", "A"),
    ("class A<T> { lazy var b: C = { § }() }", "A"), ("extension A.B { § }", "A.B"),
    ("extension A where T: B { § }", "A"), ("class A { class B {} ; § }", "A"),
    ("class A { class B { § } }", "B"), ("class A { struct B { enum C {} } ; func f(_ b: B = { b }()) { § } }", "A"),
    ("class A { class func f() { § } }", "A"), ("class A { class override func f() {} ; class var b: Int { § } }", "A"),
    ("class A { func f(class: Int, extension e: Int) { § } }", "A"),
    ("class A { let s = \"}\" ; let t = #\"}\"# ; /* } */ // }\n § }", "A"),
    ("class A { let s = \"\\({ \"}\" }())\" ; § }", "A"), ("actor A { § }", "A"),
    ("class A { func f() { actor.g() ; § } }", "A"), ("class `Type` { § }", "`Type`"),
    ("protocol P: class {} ; class A { § }", "A"), ("class A { var x = y.extension ; let z = [{ 1 }] ; § }", "A"),
    ("func f() { class A { § } }", "A"), ("class A {\n#if os(iOS)\n  func f() {}\n#endif\n § }", "A"),
  ])
  func `the type is the innermost around the selector`(source: String, type: String) throws {
    let text = try ported(source.replacing("§", with: "#selector(tap)"))
    #expect(text.contains("Selector(\(type).tap, named: \"tap\")"))
  }

  @Test(arguments: [
    Rewriting("#keyPath(CALayer.opacity)", #""opacity""#), Rewriting("#keyPath(a.b.c)", #""a.b.c""#),
    Rewriting("#keyPath(UIView.isHidden)", #""hidden""#), Rewriting("#keyPath(Card.isOpen)", #""isOpen""#),
    Rewriting("#keyPath(CAShapeLayer.path)", #""path""#), Rewriting("#keyPath(self.a)", #""a""#),
    Rewriting("#keyPath(Outer.Inner.a.b)", #""a.b""#), Rewriting("#keyPath(\n  A.b\n)", "\"b\"\n\n"),
  ])
  func `a key path is its text`(_ rewriting: Rewriting) throws {
    #expect(try ported(rewriting.source) == rewriting.result)
  }

  @Test(arguments: [
    Rewriting(same: "import UIKit"), Rewriting("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    Rewriting("import QuartzCore", "import UIKit"),
    Rewriting("import CoreGraphics;import Foundation", "import UIKit;import Foundation"),
    Rewriting("@preconcurrency import class UIKit.UIView", "@preconcurrency import UIKit"),
    Rewriting(same: "import struct Foundation.URL"), Rewriting(same: "import class Other.View"),
    Rewriting("#if os(iOS)\n#endif", "#if (os(iOS) || os(Linux))\n#endif"),
    Rewriting(
      "#if DEBUG && !os(iOS)\n#elseif os(iOS)\n#endif",
      "#if DEBUG && !(os(iOS) || os(Linux))\n#elseif (os(iOS) || os(Linux))\n#endif"),
    Rewriting(same: "#if os(macOS)\nf(os(iOS))\n#endif"),
  ])
  func `the parts of UIKit are one module, and its system is this one too`(_ rewriting: Rewriting) throws {
    #expect(try ported(rewriting.source) == rewriting.result)
    #expect(try ported(rewriting.result) == rewriting.result)
  }
}
