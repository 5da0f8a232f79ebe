#if !canImport(os)
  import Foundation

  /// What a log says; how private a value is has no effect, all are written.
  public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The words.
    package let text: String

    /// Words as they stand.
    public init(stringLiteral value: String) { text = value }

    /// Words with values in them.
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// Collects words and values.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
      fileprivate var text = ""

      /// Begins with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends words.
      public mutating func appendLiteral(_ literal: String) { text += literal }

      /// Appends a value.
      public mutating func appendInterpolation<Value>(_ value: Value, privacy: OSLogPrivacy = .auto) {
        text += "\(value)"
      }
    }
  }

  /// Who may read a value in a log, as `OSLogPrivacy`; has no effect.
  public struct OSLogPrivacy: Sendable {
    /// What stands for a value that nobody may read.
    public enum Mask: Sendable { case hash, none }

    /// As its type says.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Everybody.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// Nobody else.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// Nobody.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    /// Nobody else.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  }

  /// How much a message matters, as `OSLogType`; has no effect.
  public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt8
    /// A level by its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// As usual.
    public static let `default`: OSLogType = OSLogType(rawValue: 0)
    /// What may help.
    public static let info: OSLogType = OSLogType(rawValue: 1)
    /// What helps to find mistakes.
    public static let debug: OSLogType = OSLogType(rawValue: 2)
    /// What went wrong.
    public static let error: OSLogType = OSLogType(rawValue: 16)
    /// What should never go wrong.
    public static let fault: OSLogType = OSLogType(rawValue: 17)
  }

  /// Where messages come from, as `OSLog`.
  public final class OSLog: Sendable {
    fileprivate let category: String

    /// A part of an app.
    public init(subsystem: String, category: String) { self.category = category }

    /// No part.
    public static let `default`: OSLog = OSLog(subsystem: "", category: "")
  }

  /// Writes to standard error what an app logs, as `Logger` of the module os.
  public struct Logger: Sendable {
    private let category: String

    /// The log of no part of an app.
    public init() { category = "" }

    /// The log of a part of an app.
    public init(subsystem: String, category: String) { self.category = category }

    /// The log of a part of an app.
    public init(_ log: OSLog) { category = log.category }

    /// Writes a message.
    public func log(_ message: OSLogMessage) { OSLog.write(message.text, category) }
    /// Writes a message.
    public func log(level: OSLogType, _ message: OSLogMessage) { log(message) }
    /// Writes a message.
    public func trace(_ message: OSLogMessage) { log(message) }
    /// Writes a message.
    public func debug(_ message: OSLogMessage) { log(message) }
    /// Writes a message.
    public func info(_ message: OSLogMessage) { log(message) }
    /// Writes a message.
    public func notice(_ message: OSLogMessage) { log(message) }
    /// Writes a message.
    public func warning(_ message: OSLogMessage) { log(message) }
    /// Writes a message.
    public func error(_ message: OSLogMessage) { log(message) }
    /// Writes a message.
    public func critical(_ message: OSLogMessage) { log(message) }
    /// Writes a message.
    public func fault(_ message: OSLogMessage) { log(message) }
  }

  extension OSLog {
    fileprivate static func write(_ text: String, _ category: String) {
      let line = category.isEmpty ? text : "[\(category)] \(text)"
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }

  /// Writes a message to standard error, its arguments in the places of `%@`, `%d` and their kin.
  public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...) {
    OSLog.write(LogFormat(message.description).text(with: arguments), log.category)
  }

  /// Writes a message to standard error.
  public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    OSLog.write(message.text, log.category)
  }
#endif
