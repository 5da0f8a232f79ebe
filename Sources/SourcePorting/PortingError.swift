/// What of a file cannot be ported, all of it.
package struct PortingError: Error, Hashable, Sendable {
  /// At least one, by rising places.
  package let problems: [Problem]

  package init(problems: [Problem]) { self.problems = problems }

  /// One thing that Linux has no counterpart for.
  package struct Problem: Hashable, Sendable {
    /// From 1.
    package let line: Int
    /// From 1, in bytes, as the compiler counts.
    package let column: Int
    package let reason: Reason

    package init(line: Int, column: Int, reason: Reason) {
      (self.line, self.column, self.reason) = (line, column, reason)
    }
  }

  package enum Reason: Hashable, Sendable {
    /// A requirement that need not be met.
    case optionalRequirement
    /// A property that Core Data stores.
    case managedProperty
    /// The start of an app, by its attribute.
    case entryPoint(String)
    /// Who an app tells of its own and its scenes' life, by the protocol.
    case appDelegate(String)
    /// A module that is not here.
    case module(String)
    /// A selector outside of types, so that nothing says whose method it is.
    case selectorOutsideType(String)
    /// The accessor of another object's property.
    case accessorOfInstance(String)
  }
}

extension PortingError.Reason: CustomStringConvertible {
  /// What was found, and what to do.
  package var description: String {
    switch self {
    case .optionalRequirement:
      "'optional' needs the Objective-C runtime; give the requirement a default in an extension of the protocol"
    case .managedProperty:
      "'@NSManaged' needs Core Data; leave the file out, or give the transition a plain class to work with"
    case .entryPoint(let attribute):
      "'\(attribute)' starts an app, and here a stage does; leave the file out"
    case .appDelegate(let name):
      "'\(name)' is told of an app's life, and a stage has none; leave the file out"
    case .module(let name):
      "there is no \(name) here; \(PortingModules.advice[name] ?? "leave the file out")"
    case .selectorOutsideType(let name):
      "nothing says whose method '\(name)' is; write '#selector(Type.\(name))'"
    case .accessorOfInstance(let path):
      "nothing says whose property '\(path)' is; write the type instead of the object"
    }
  }
}

extension PortingError {
  /// The problem that the file begins an app or its scenes, which a stage does in its stead; nil when it does not.
  package var start: Problem? {
    problems.first { problem in
      switch problem.reason {
      case .entryPoint, .appDelegate: true
      default: false
      }
    }
  }

  /// One line a problem, as compilers write them.
  package func lines(file: String) -> [String] {
    problems.map { "\(file):\($0.line):\($0.column): error: \($0.reason)" }
  }
}
