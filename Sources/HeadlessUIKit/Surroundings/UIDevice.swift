/// The device, as `UIDevice`: what a stage stands for.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The stage's device.
  public static var current: UIDevice { UIDevice() }

  private override init() { super.init() }

  /// Phone or tablet, by the size of the screen.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIEnvironment.current.traitCollection.userInterfaceIdiom }
}

#if !canImport(ObjectiveC)
  /// Runs a closure; there is nothing to release here.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
