import Geometry
public import HeadlessUIKit

extension Stage {
  /// A stage with a device's display in portrait.
  ///
  /// - Parameters:
  ///   - device: one of `deviceNames`; any other name is a mistake in the program and stops it.
  ///   - appearance: light or dark.
  public convenience init(device: String = "iphone-15", appearance: UIUserInterfaceStyle = .light) {
    guard let preset = DevicePreset(named: device) else {
      preconditionFailure("no device is named \(device); there are \(Self.deviceNames.joined(separator: ", "))")
    }
    self.init(
      size: CGSize(width: preset.size.width, height: preset.size.height), scale: preset.scale,
      safeArea: UIEdgeInsets(top: preset.safeAreaTop, left: 0, bottom: preset.safeAreaBottom, right: 0),
      displayCornerRadius: preset.displayCornerRadius, appearance: appearance)
  }

  /// A stage with a display of its own.
  ///
  /// - Parameters:
  ///   - size: points, both sides above 0.
  ///   - scale: pixels a point, above 0.
  ///   - safeArea: points.
  ///   - displayCornerRadius: how far the glass is rounded, in points; nothing is cut off by it.
  ///   - appearance: light or dark.
  public convenience init(
    size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, displayCornerRadius: CGFloat = 0,
    appearance: UIUserInterfaceStyle = .light
  ) {
    precondition(size.width > 0 && size.height > 0 && scale > 0, "a stage has a size and a scale above 0")
    let environment = UIEnvironment(size: size, scale: scale, appearance: appearance)
    environment.safeAreaInsets = safeArea
    environment.displayCornerRadius = displayCornerRadius
    environment.watchesCalls = true
    self.init(environment: environment)
  }

  /// The names of the devices whose displays are known.
  public static var deviceNames: [String] { DevicePreset.all.map(\.name) }
}
