/// A place in a file, as editors count it.
public struct SourcePlace: Hashable, Sendable {
  /// The file's path as it was given.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int

  /// A place in a file; line and column count from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}
