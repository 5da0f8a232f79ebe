import Testing

#if canImport(Darwin)
  import Foundation
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The line of a test that expects something.
struct TestLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  var place: TestPlace { TestPlace(fileID: "\(fileID)", filePath: "\(filePath)") }

  /// Lets the test that runs fail, be it one of Swift Testing or of XCTest; nil lets it go on.
  @MainActor
  func report(_ failure: ExpectationFailure?) {
    guard let failure else { return }
    if Test.current != nil {
      reportToSwiftTesting(failure)
    } else {
      reportToXCTest(failure)
    }
  }

  private func reportToSwiftTesting(_ failure: ExpectationFailure) {
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    for attachment in failure.attachments {
      Testing.Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
  }

  @MainActor
  private func reportToXCTest(_ failure: ExpectationFailure) {
    #if canImport(XCTest)
      #if canImport(Darwin)
        XCTContext.runActivity(named: "Segue") { activity in
          for attachment in failure.attachments {
            let type = attachment.name.hasSuffix(".png") ? "public.png" : "public.plain-text"
            activity.add(
              XCTAttachment(
                uniformTypeIdentifier: type, name: attachment.name, payload: Data(attachment.bytes), userInfo: nil))
          }
        }
      #endif
      XCTFail(failure.message, file: filePath, line: line)
    #endif
  }
}
