/// How an animation runs from its start to its end, as scene files and animators say it.
package enum Timing: Hashable, Sendable {
  case curve(CubicCurve)
  case spring(SpringForm)

  package static let linear = Timing.curve(.linear)
  package static let easeIn = Timing.curve(.easeIn)
  package static let easeOut = Timing.curve(.easeOut)
  package static let easeInOut = Timing.curve(.easeInOut)
  package static let systemDefault = Timing.curve(.systemDefault)
  package static let system = Timing.spring(.system)

  /// The motion of an animation that is given some seconds.
  ///
  /// Curves and damping-ratio springs take them; every other spring lasts its own settling time, by UIKit's rule.
  package func motion(duration: Double) -> TimedMotion {
    switch self {
    case .curve(let curve): TimedMotion(curve: curve, duration: duration)
    case .spring(let form):
      TimedMotion(spring: form.spring(duration: duration), duration: form.obeysDuration ? duration : nil)
    }
  }
}
