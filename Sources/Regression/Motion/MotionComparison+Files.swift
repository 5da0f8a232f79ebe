package import SystemFiles

extension MotionComparison {
  /// Compares two traces in files, of which only a line each is in memory.
  package init(
    expectedPath: String, actualPath: String, names: NamePairs = NamePairs()
  ) throws(TraceFileError) {
    self.init(names: names)
    var expected = try TraceFile(expectedPath)
    var actual = try TraceFile(actualPath)
    var (one, other) = (try expected.next(), try actual.next())
    while one != nil || other != nil {
      switch try Self.order(one, expected, other, actual) {
      case .both:
        try add(one, expected, other, actual)
        (one, other) = (try expected.next(), try actual.next())
      case .missing(let frame):
        addMissing(frame: frame)
        one = try expected.next()
      case .extra(let frame):
        addExtra(frame: frame)
        other = try actual.next()
      }
    }
  }

  private enum Order {
    case both
    case missing(Int)
    case extra(Int)
  }

  /// Which trace has the frame that comes next; equal lines are not looked into.
  private static func order(
    _ one: [UInt8]?, _ expected: borrowing TraceFile, _ other: [UInt8]?, _ actual: borrowing TraceFile
  ) throws(TraceFileError) -> Order {
    if one == other { return .both }
    let first = try one.map { line throws(TraceFileError) in try expected.frame(line).index }
    let second = try other.map { line throws(TraceFileError) in try actual.frame(line).index }
    guard let first else { return .extra(second ?? 0) }
    guard let second, second <= first else { return .missing(first) }
    return second == first ? .both : .extra(second)
  }

  private mutating func add(
    _ one: [UInt8]?, _ expected: borrowing TraceFile, _ other: [UInt8]?, _ actual: borrowing TraceFile
  ) throws(TraceFileError) {
    guard let one, let other, one != other || hasOwnNames else { return addSame() }
    add(expected: try expected.frame(one), actual: try actual.frame(other))
  }
}

/// A trace in a file, line by line.
package struct TraceFile: ~Copyable {
  private let path: String
  private var lines: FileLines
  private var number = 0

  package init(_ path: String) throws(TraceFileError) {
    self.path = path
    do throws(FileError) {
      lines = try FileLines(path)
    } catch {
      throw .file(error)
    }
  }

  /// The next line that holds something; nil at the end.
  package mutating func next() throws(TraceFileError) -> [UInt8]? {
    do throws(FileError) {
      while let line = try lines.next() {
        number += 1
        if !line.isEmpty { return line }
      }
      return nil
    } catch {
      throw .file(error)
    }
  }

  /// What the line read last tells.
  package borrowing func frame(_ line: [UInt8]) throws(TraceFileError) -> TraceFrame {
    do throws(TraceError) {
      return try Trace.frame(line: line, number: number)
    } catch {
      throw .trace(error, path: path)
    }
  }
}

/// Why a trace cannot be compared.
package enum TraceFileError: Error, Hashable, Sendable {
  case file(FileError)
  case trace(TraceError, path: String)
}

extension TraceFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .trace(let error, let path): "\(path): \(error)"
    }
  }
}
