import Motion

/// Stands for the animator that a transition does not vend; Swift has no optional protocol methods.
final class AbsentAnimator: UIViewPropertyAnimator {
  init() { super.init(duration: 0, timing: .curve(.linear), parameters: nil) }
}
