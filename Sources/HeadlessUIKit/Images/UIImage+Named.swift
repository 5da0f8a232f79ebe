import DisplayLists
import Foundation
import Geometry
import Pixels

extension UIImage {
  /// What stands for a picture that is not found: an opaque grey square of 100 × 100 points.
  static let placeholderSide: CGFloat = 100
  /// The grey of what stands for a picture: UIKit's `systemGray` in light.
  static let placeholderColor: UInt32 = 0xff93_8e8e

  /// A picture by its name: a PNG file of the stage's folders, or of the bundle.
  ///
  /// Where there is none, an opaque grey square of 100 × 100 points, and the stage's notes say so.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// A picture by its name in a bundle.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// A picture by its name in a bundle.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let found = MainActor.assumeIsolated { Self.file(named: name, in: bundle) ?? .placeholder(named: name) }
    self.init(picture: found.picture, scale: found.scale)
  }

  /// A symbol: a PNG file called as it is, of the stage's folders or the bundle.
  ///
  /// Where there is none, an opaque grey square of 20 × 20 points at the size of body text, and the stage's notes say so.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol in a size.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let points = (configuration as? SymbolConfiguration)?.pointSize
    let found = MainActor.assumeIsolated { Self.file(named: name, in: nil) ?? .placeholder(symbol: name, points) }
    self.init(picture: found.picture, scale: found.scale)
  }

  @MainActor private static func file(named name: String, in bundle: Bundle?) -> FoundImage? {
    guard let file = UIEnvironment.current.imageFile(named: name, in: bundle),
      let data = try? Data(contentsOf: URL(fileURLWithPath: file.path)),
      let image = UIImage(data: data, scale: file.scale)
    else { return nil }
    return FoundImage(picture: image.picture, scale: file.scale)
  }
}

/// What a name leads to.
private struct FoundImage: Sendable {
  let picture: Picture
  let scale: CGFloat

  @MainActor static func placeholder(named name: String) -> FoundImage {
    let environment = UIEnvironment.current
    let side = UIImage.placeholderSide
    environment.noteMissingImage(
      name, kind: LoggedWarning.imageNotFound,
      message: "there is no PNG file for the picture \"\(name)\" in \(environment.imagePlaces); a grey square of "
        + "\(Int(side)) × \(Int(side)) points stands in its place",
      fix: "put \(name).png or \(name)@3x.png into a folder, and name the folder by stage.findImages(in:)")
    return FoundImage(side: side)
  }

  @MainActor static func placeholder(symbol name: String, _ points: CGFloat?) -> FoundImage {
    let side = UIImage.SymbolConfiguration.side(ofPoints: points ?? UIFont.labelFontSize)
    UIEnvironment.current.noteMissingImage(
      name, kind: LoggedWarning.symbolNotDrawn,
      message: "there are no symbols here; a grey square of \(Int(side)) × \(Int(side)) points stands in the place of "
        + "\"\(name)\"",
      fix: "put \(name).png or \(name)@3x.png into a folder, and name the folder by stage.findImages(in:)")
    return FoundImage(side: side)
  }

  init(picture: Picture, scale: CGFloat) { (self.picture, self.scale) = (picture, scale) }

  @MainActor private init(side: CGFloat) {
    let pixels = max(1, Int((side * UIScreen.main.scale).rounded()))
    let bitmap = Bitmap(width: pixels, height: pixels, filledWith: UIImage.placeholderColor)
    self.init(picture: Picture(bitmap), scale: CGFloat(pixels) / side)
  }
}
