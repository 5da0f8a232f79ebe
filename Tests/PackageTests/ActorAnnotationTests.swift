import Foundation
import Testing

/// UIKit is imported to apps as if every declaration were `@preconcurrency @MainActor`: in Swift 5, helpers that are bound
/// to no actor may touch views.
@Suite("What apps call is on the main actor as UIKit is")
struct ActorAnnotationTests {
  /// The modules that an app's files or its stage call.
  private static let modules: [String] = ["HeadlessUIKit", "StagePlayback", "FrameOutput", "SegueKit", "SegueTesting"]

  /// Public declarations of a source that are on the main actor strictly.
  private static func strictDeclarations(in source: String) -> [String] {
    let isolated =
      /(?<attributes>(?:@\w+\s+)*)@MainActor\s+(?:(?:@\w+(?:\([^)]*\))?|final|override)\s+)*(?:public|open)\s[^\n]*/
    return source.matches(of: isolated)
      .filter { !$0.output.attributes.contains("@preconcurrency") }.map { String($0.output.0) }
  }

  @Test(arguments: modules) func `public declarations on the main actor let Swift 5 call them from anywhere`(
    _ module: String
  ) throws {
    let files = Checkout.files(in: "Sources/\(module)", suffix: ".swift")
    try #require(!files.isEmpty)
    for file in files {
      #expect(Self.strictDeclarations(in: try Checkout.text(of: file)) == [], "\(file)")
    }
  }

  @Test(arguments: [
    ("@MainActor open class View: NSObject {}", 1), ("@MainActor\nopen class View {}", 1),
    ("@MainActor @objc(View) public final class View {}", 1), ("@preconcurrency @MainActor\npublic protocol P {}", 0),
    ("@MainActor final class View {}", 0), ("public func at(_ action: @escaping @MainActor () -> Void) {}", 0),
  ])
  func `a strict one is seen`(_ source: String, count: Int) {
    #expect(Self.strictDeclarations(in: source).count == count)
  }
}
