extension UIView {
  /// A frame is derived from bounds, centre and transform: under a transform, setting it changes the size as well.
  func warnOfFrameConflict(_ newFrame: CGRect) {
    let environment = UIEnvironment.current
    guard environment.watchesCalls, !transform.isIdentity, newFrame != frame else { return }
    let name = traceName ?? "\(type(of: self))"
    let message = "the frame of \(name) is set while its transform is not the identity"
    guard !environment.log.warnings.contains(where: { $0.message == message }) else { return }
    environment.log.append(
      LoggedWarning(
        time: environment.clock.now, kind: "frame-conflict", message: message,
        fix: "set bounds and center, or the frame before the transform", step: environment.origin?.step))
  }
}
