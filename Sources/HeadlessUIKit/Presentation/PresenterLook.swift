import Foundation

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
  private func cut(_ view: UIView) {
    UIView.performWithoutAnimation {
      view.clipsToBounds = true
      view.layer.cornerCurve = .continuous
      view.layer.cornerRadius = startRadius
    }
  }

  private func isForward(_ view: UIView) -> Bool { view.transform == transform }

  /// - Parameter share: how far it goes, 0…1; at 0 it is as it was before.
  func sendBack(_ view: UIView, geometry: SheetGeometry, share: CGFloat) {
    guard share > 0 else { return bringForward(view) }
    if isForward(view) || !view.clipsToBounds { cut(view) }
    let back = geometry.presenterTransform(frame: view.untransformedFrame)
    view.transform = share == 1 ? back : transform.moved(to: back, share)
    view.layer.cornerRadius = startRadius + (UndocumentedUIKit.sheetCornerRadius - startRadius) * share
  }

  /// Lets it come forward; it stays cut until it has arrived.
  private func bringForward(_ view: UIView) {
    guard !isForward(view), let context = UIEnvironment.current.animationContext, context.isEnabled else {
      return restore(view)
    }
    view.transform = transform
    view.layer.cornerRadius = startRadius
    context.group.addCleanUp { [weak view] in
      if let view, isForward(view) { restore(view) }
    }
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
