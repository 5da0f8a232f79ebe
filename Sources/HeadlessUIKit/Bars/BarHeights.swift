/// How high bars are in a place, in points without what the display's corners add.
@MainActor struct BarHeights {
  /// Of a navigation bar, without a large title.
  let navigation: CGFloat
  /// What a large title adds.
  let largeTitle: CGFloat
  /// Of a tab bar.
  let tab: CGFloat
  /// Of a toolbar.
  let toolbar: CGFloat

  init(around controller: UIViewController) {
    let traits = controller.traitCollection
    typealias Heights = UndocumentedUIKit.Bars
    if traits.verticalSizeClass == .compact {
      (navigation, largeTitle) = (Heights.compact, 0)
      (tab, toolbar) = (Heights.compact, Heights.compact)
      return
    }
    let isTablet = traits.userInterfaceIdiom == .pad
    navigation = controller.isInSheet ? Heights.inSheet : isTablet ? Heights.onTablet : Heights.navigation
    largeTitle = Heights.largeTitle
    (tab, toolbar) = isTablet ? (Heights.onTablet, Heights.onTablet) : (Heights.tab, Heights.toolbar)
  }
}

extension UndocumentedUIKit {
  /// Points of bars, without the safe area that they cover.
  enum Bars {
    /// Of a navigation bar; the classic value, and what every phone shows upright.
    static let navigation: CGFloat = 44
    /// What a large title adds; measured by many since iOS 11.
    static let largeTitle: CGFloat = 52
    /// Of every bar on a phone on its side; the largest phones may have 44 for navigation bars, sources differ.
    static let compact: CGFloat = 32
    /// Of every bar on a tablet since iOS 12; measured by several.
    static let onTablet: CGFloat = 50
    /// Of a navigation bar in a page or form sheet since iOS 13; measured by many on phones, on tablets by few.
    static let inSheet: CGFloat = 56
    /// Of a tab bar; measured by many.
    static let tab: CGFloat = 49
    /// Of a toolbar; 44 up to iOS 10, and as a tab bar since, which few have measured.
    static let toolbar: CGFloat = 49
    /// Seconds in which bars come and go; the value of UIKit's own constant.
    static let hideShowDuration: CGFloat = 0.2
  }
}

extension UIViewController {
  /// Whether it, or what contains it, is presented as a page or form sheet.
  fileprivate var isInSheet: Bool {
    sequence(first: self, next: \.parent).contains { $0.presentation?.controller is UISheetPresentationController }
  }
}
