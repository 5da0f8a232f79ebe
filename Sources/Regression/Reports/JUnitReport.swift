/// A verification as JUnit XML: a suite a scene file, a case a variant.
package enum JUnitReport {
  package static func text(of result: VerificationResult) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"segue verify\" \(counts(result.scenes))>",
    ]
    for scenes in groups(result.scenes) {
      lines.append(suiteOpening(scenes))
      for scene in scenes { lines += testCase(scene) }
      lines.append("  </testsuite>")
    }
    return lines.joined(separator: "\n") + "\n</testsuites>\n"
  }

  /// Successive verifications of one scene file.
  private static func groups(_ scenes: [SceneVerification]) -> [[SceneVerification]] {
    var groups: [[SceneVerification]] = []
    for scene in scenes {
      if groups.last?.last?.scene == scene.scene {
        groups[groups.count - 1].append(scene)
      } else {
        groups.append([scene])
      }
    }
    return groups
  }

  private static func counts(_ scenes: [SceneVerification]) -> String {
    let errors = scenes.count { $0.verdict == .invalid }
    let failures = scenes.count { $0.status != 0 } - errors
    return "tests=\"\(scenes.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
  }

  private static func suiteOpening(_ scenes: [SceneVerification]) -> String {
    "  <testsuite name=\"\(escaped(scenes[0].scene))\" \(counts(scenes))>"
  }

  private static func testCase(_ scene: SceneVerification) -> [String] {
    let path = escaped(scene.scene)
    let opening = "    <testcase name=\"\(escaped(scene.variant ?? "default"))\" classname=\"\(path)\" file=\"\(path)\""
    guard scene.status != 0 else {
      guard !scene.details.isEmpty else { return [opening + "/>"] }
      return [
        opening + ">", "      <system-out>\(escaped(scene.details.joined(separator: "\n")))</system-out>",
        "    </testcase>",
      ]
    }
    let element = scene.verdict == .invalid ? "error" : "failure"
    let text = escaped(scene.details.joined(separator: "\n"))
    return [
      opening + ">",
      "      <\(element) message=\"\(escaped(scene.headline))\" type=\"\(scene.verdict.rawValue)\">\(text)</\(element)>",
      "    </testcase>",
    ]
  }

  /// A text as XML 1.0 takes it in attributes and elements; characters that it cannot hold are replaced.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
