extension UIViewController {
  /// Has no effect: nobody turns the device, and the home indicator is not drawn.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Has no effect: the home indicator is not drawn.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Has no effect: the system has no gestures at the screen's edges here.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Has no effect: nobody turns the device.
  public static func attemptRotationToDeviceOrientation() {}
}
