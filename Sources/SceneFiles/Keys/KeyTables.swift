extension TableName {
  /// The table of an object.
  var table: KeyTable {
    switch self {
    case .scene: .scene
    case .canvas: .canvas
    case .parameterDeclaration: .parameterDeclaration
    case .paletteColors: .paletteColors
    case .component: .component
    case .screen: .screen
    case .view: .view
    case .gradient: .gradient
    case .border: .border
    case .shadow: .shadow
    case .repetition: .repetition
    case .centeredFrame: .centeredFrame
    case .insetFrame: .insetFrame
    case .frameOf: .frameOf
    case .transformParts: .transformParts
    case .timing: .timing
    case .springRatio: .springRatio
    case .springPhysical: .springPhysical
    case .springDuration: .springDuration
    case .springResponse: .springResponse
    case .root: .root
    case .transition: .transition
    case .presentation: .presentation
    case .dimming: .dimming
    case .leg: .leg
    case .track: .track
    case .trackKey: .trackKey
    case .snapshot: .snapshot
    case .assignment: .assignment
    case .interaction: .interaction
    case .finishWhen: .finishWhen
    case .handoff: .handoff
    case .step: .step
    case .release: .release
    case .animation: .animation
    case .animatorCommand: .animatorCommand
    case .animatorContinuation: .animatorContinuation
    case .expectation: .expectation
    case .render: .render
    case .variant: .variant
    case .limits: .limits
    case .ignoredArea: .ignoredArea
    }
  }
}
