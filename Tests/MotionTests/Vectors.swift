import Foundation
import Motion
import Testing

/// Numbers computed independently of this package, at fifty digits and more, read from `Vectors`.
///
/// Springs by matrix exponential, curves and duration-based springs by bisection, elementary functions by mpmath.
enum Vectors {
  static var springs: SpringVectors { get throws { try read("springs") } }
  static var durationSprings: DurationSpringVectors { get throws { try read("duration_springs") } }
  static var curves: CurveVectors { get throws { try read("cubic_bezier") } }

  /// By function: arguments and the nearest Double to the result.
  static var elementary: [String: [[Double]]] { get throws { try read("elementary") } }

  private static func read<Value: Decodable>(_ name: String, beside file: String = #filePath) throws -> Value {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Vectors")
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: folder.appendingPathComponent("\(name).json")))
  }
}

struct SpringVectors: Decodable {
  let times: [Double]
  let cases: [Case]

  struct Case: Decodable, CustomTestStringConvertible {
    let name: String
    let mass: Double
    let stiffness: Double
    let damping: Double
    let initialVelocity: Double
    let value: [Double]
    let velocity: [Double]
    let clampedValue: [Double]?
    let clampedVelocity: [Double]?
    let settling: Double?
    let uikitSettling: Double?
    let toleranceOfValue: Double
    let toleranceOfVelocity: Double

    var testDescription: String { name }

    func spring(allowsOverdamping: Bool) -> Spring {
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
        allowsOverdamping: allowsOverdamping)
    }
  }
}

struct DurationSpringVectors: Decodable {
  let cases: [Case]

  struct Case: Decodable, CustomTestStringConvertible {
    let duration: Double
    let dampingRatio: Double
    let velocity: Double
    let frequency: Double
    let stiffness: Double
    let damping: Double
    let times: [Double]
    let values: [Double]
    let velocities: [Double]

    var testDescription: String { "\(duration) s, ratio \(dampingRatio), velocity \(velocity)" }

    var spring: Spring { Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity) }
  }
}

struct CurveVectors: Decodable {
  let progress: [Double]
  let cases: [Case]

  /// A curve fitted to the frames of a push measured on iOS 16.3, over half a second.
  let measuredPush: [Double]

  struct Case: Decodable, CustomTestStringConvertible {
    let name: String
    let controlPoints: [Double]
    let y: [Double]
    let ySingle: [Double]
    let slope: [Double?]

    var testDescription: String { name }

    func curve(_ precision: CubicCurve.Precision) -> CubicCurve {
      CubicCurve(controlPoints[0], controlPoints[1], controlPoints[2], controlPoints[3], precision: precision)
    }
  }
}

/// The same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The difference of two numbers, in units of the spacing of Doubles at the expected one.
func ulps(_ value: Double, from expected: Double) -> Double {
  value == expected ? 0 : (value - expected).magnitude / expected.ulp
}
