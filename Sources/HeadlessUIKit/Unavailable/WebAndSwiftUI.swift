/// Not carried: no pages are loaded.
@available(*, unavailable, message: "no pages are loaded; stand a UIImageView with a picture of the page in its place")
@preconcurrency @MainActor open class WKWebView: UIView {
  /// Not carried.
  public override init(frame: CGRect) { preconditionFailure("unavailable") }
  /// Not carried.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { preconditionFailure("unavailable") }
  /// Not carried.
  public func load<Request>(_ request: Request) { preconditionFailure("unavailable") }
  /// Not carried.
  public func loadHTMLString(_ string: String, baseURL: URL?) { preconditionFailure("unavailable") }
  /// Not carried.
  public var configuration: WKWebViewConfiguration {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var scrollView: UIScrollView {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var url: URL? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
}

/// Not carried: no pages are loaded.
@available(*, unavailable, message: "no pages are loaded; stand a UIImageView with a picture of the page in its place")
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// Not carried.
  public override init() { preconditionFailure("unavailable") }
}

/// Not carried: there is no SwiftUI.
@available(*, unavailable, message: "there is no SwiftUI here; stand a UIViewController with plain views in its place")
@preconcurrency @MainActor open class UIHostingController<Content>: UIViewController {
  /// Not carried.
  public init(rootView: Content) { preconditionFailure("unavailable") }
  /// Not carried.
  public var rootView: Content {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
}

/// Not carried: there is no SwiftUI.
@available(*, unavailable, message: "there is no SwiftUI here; stand a UIViewController with plain views in its place")
@preconcurrency @MainActor public struct UIHostingConfiguration<Content> {
  /// Not carried.
  public init(content: () -> Content) { preconditionFailure("unavailable") }
}
