import FrameOutput
import Regression
import SystemFiles

/// A scene, or one variant of it, that has a baseline of its own.
struct RegressionCase: Hashable, Sendable {
  let operand: SceneOperand
  /// Nil for the scene itself.
  let variant: String?
  let folder: BaselineFolder

  /// Its name in reports and folders: `card`, `card@dark`.
  var name: String { operand.name + suffix }

  /// How messages call it.
  var title: String { operand.path + suffix }

  private var suffix: String { variant.map { "@\($0)" } ?? "" }

  /// The operand and flag as a shell takes them.
  var shellWords: String {
    ShellWord.quoted(operand.path) + (variant.map { " --variant \(ShellWord.quoted($0))" } ?? "")
  }
}

/// Texts as a shell reads them.
enum ShellWord {
  static func quoted(_ text: String) -> String {
    let plain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "/._-@+=:,".unicodeScalars.contains(scalar))
    }
    guard !plain || text.isEmpty || text.hasPrefix("-") else { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
