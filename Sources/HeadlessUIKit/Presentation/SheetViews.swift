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
