import Foundation

/// The darkness beneath a sheet; a tap on it asks for the dismissal.
final class SheetDimmingView: UIView {
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { traits in
      let dimming = UndocumentedUIKit.sheetDimming
      return UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? dimming.dark : dimming.light)
    }
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
  }

  required init?(coder: NSCoder) { nil }
}

/// The handle at the top of a sheet.
final class SheetGrabber: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = frame.height / 2
    isTraced = false
  }

  required init?(coder: NSCoder) { nil }
}

/// A presenter's look before a sheet came over it.
@MainActor
struct PresenterLook {
  private let transform: CGAffineTransform
  private let cornerRadius: CGFloat
  private let cornerCurve: CALayerCornerCurve
  private let clips: Bool

  init(_ view: UIView) {
    transform = view.transform
    cornerRadius = view.layer.cornerRadius
    cornerCurve = view.layer.cornerCurve
    clips = view.clipsToBounds
  }

  /// A view that fills the display has the display's corners, which show as soon as it steps back.
  private var startRadius: CGFloat {
    cornerRadius == 0 ? UIEnvironment.current.displayCornerRadius : cornerRadius
  }

  /// Cuts the view along the display's corners, without animation.
  func cut(_ view: UIView) {
    UIView.performWithoutAnimation {
      view.clipsToBounds = true
      view.layer.cornerCurve = .continuous
      view.layer.cornerRadius = startRadius
    }
  }

  /// - Parameter share: how far it goes, 0…1.
  func sendBack(_ view: UIView, geometry: SheetGeometry, share: CGFloat = 1) {
    if view.transform.isIdentity { cut(view) }
    let back = geometry.presenterTransform(frame: view.untransformedFrame)
    view.transform = share == 1 ? back : transform.moved(to: back, share)
    view.layer.cornerRadius = startRadius + (UndocumentedUIKit.sheetCornerRadius - startRadius) * share
  }

  func bringForward(_ view: UIView) {
    view.transform = transform
    view.layer.cornerRadius = view.clipsToBounds && !clips ? startRadius : cornerRadius
  }

  func restore(_ view: UIView) {
    view.transform = transform
    view.layer.cornerRadius = cornerRadius
    view.layer.cornerCurve = cornerCurve
    view.clipsToBounds = clips
  }
}

extension CGAffineTransform {
  /// The same a share of the way towards another, entry by entry.
  fileprivate func moved(to other: CGAffineTransform, _ share: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a + (other.a - a) * share, b: b + (other.b - b) * share, c: c + (other.c - c) * share,
      d: d + (other.d - d) * share, tx: tx + (other.tx - tx) * share, ty: ty + (other.ty - ty) * share)
  }
}
