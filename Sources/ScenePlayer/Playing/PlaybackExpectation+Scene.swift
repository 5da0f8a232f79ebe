import Geometry
import SceneFiles
import StagePlayback

extension PlaybackExpectation {
  /// What a scene expects, as a stage checks it.
  init(_ scene: Scene.Expectation) {
    self.init(
      Condition(scene.check), text: scene.check.line, place: SourcePlace(scene.origin.place))
  }
}

extension PlaybackExpectation.Condition {
  fileprivate init(_ check: Scene.Check) {
    self =
      switch check {
      case .transition(let step, let outcome, let endsBy):
        .transition(step: step, outcome: outcome.map { ExpectedOutcome($0) }, endsBy: endsBy)
      case .value(let value, let view, let moment, let within):
        .property(
          at: ExpectedMoment(moment), view: "\(view)", value.property, values: value.numbers, within: within)
      case .overshoot(let range, let view, let property, let step):
        .overshoot(
          step: step, view: "\(view)", MeasuredProperty(rawValue: property.rawValue) ?? .frame,
          atLeast: range.lowerBound, atMost: range.upperBound)
      case .pixel(let color, let location, let moment, let within):
        .pixel(at: ExpectedMoment(moment), location, color, within: within)
      case .frameCount(let count): .frameCount(count)
      case .top(let screen, let moment): .top(screen, at: ExpectedMoment(moment))
      case .match(let view, let other, let moment, let within):
        .matches(at: ExpectedMoment(moment), view: "\(view)", other: "\(other)", within: within)
      case .warnings(let kinds): .warnings(kinds)
      }
  }
}

extension Scene.ExpectedValue {
  fileprivate var property: MeasuredProperty {
    switch self {
    case .frame: .frame
    case .alpha: .alpha
    case .cornerRadius: .cornerRadius
    case .transform: .transform
    case .backgroundColor: .backgroundColor
    }
  }

  fileprivate var numbers: [Double] {
    switch self {
    case .frame(let rect): rect.numbers
    case .alpha(let alpha): [alpha]
    case .cornerRadius(let radii): radii.numbers
    case .transform(let matrix): matrix.isAffine ? matrix.affine.numbers : matrix.elements
    case .backgroundColor(let color): color.levels
    }
  }
}

extension ExpectedOutcome {
  fileprivate init(_ outcome: Scene.Outcome) {
    self =
      switch outcome {
      case .completed: .completed
      case .cancelled: .cancelled
      case .never: .never
      }
  }
}

extension ExpectedMoment {
  fileprivate init(_ moment: Scene.Moment) {
    self =
      switch moment {
      case .seconds(let time): .time(time)
      case .start(let step): .start(of: step)
      case .end(let step): .end(of: step)
      case .mark(let name): .mark(name)
      }
  }
}
