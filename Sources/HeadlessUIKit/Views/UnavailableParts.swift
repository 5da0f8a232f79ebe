/// Not carried: screens are made in code.
@available(*, unavailable, message: "storyboards are not read here; make the view controller and its views in code")
public typealias UIStoryboard = UIResponder

/// Not carried: screens are made in code.
@available(*, unavailable, message: "storyboards are not read here; call the method that performs the transition")
public typealias UIStoryboardSegue = UIResponder

/// Not carried: views are made in code.
@available(*, unavailable, message: "nib files are not read here; make the views in code")
public typealias UINib = UIResponder

/// Not carried: a stage stands for the app.
@available(*, unavailable, message: "a Stage stands for the app; take the window from a view, or from the stage")
public typealias UIApplication = UIResponder

/// Not carried: a stage stands for the app.
@available(*, unavailable, message: "a Stage stands for the app; leave the file out")
public typealias UIApplicationDelegate = UIGestureRecognizerDelegate

/// Not carried: a stage stands for the app.
@available(*, unavailable, message: "a Stage stands for the app; leave the file out")
public typealias UIWindowSceneDelegate = UIGestureRecognizerDelegate

/// Not carried: no pages are loaded.
@available(*, unavailable, message: "no pages are loaded; stand a UIImageView with a picture of the page in its place")
public typealias WKWebView = UIView

/// Not carried: there is no SwiftUI.
@available(*, unavailable, message: "there is no SwiftUI here; stand a UIViewController with plain views in its place")
public typealias UIHostingController = UIViewController

/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
public typealias UISwitch = UIControl

/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
public typealias UISlider = UIControl

/// Not carried: this control is not drawn.
@available(*, unavailable, message: "this control is not drawn; stand a UIControl with views of your own in its place")
public typealias UISegmentedControl = UIControl

/// Not carried: alerts are not drawn.
@available(*, unavailable, message: "alerts are not drawn; present a UIViewController with views of your own")
public typealias UIAlertController = UIViewController

extension UIButton {
  /// Not carried.
  @available(*, unavailable, message: "use setTitle(_:for:), setImage(_:for:), backgroundColor and layer.cornerRadius")
  public typealias Configuration = UIAction
}

extension UIImage {
  /// Not carried: asset catalogues are not read.
  @available(*, unavailable, message: "asset catalogues are not read; use UIImage(contentsOfFile:) with a PNG file")
  public convenience init?(named name: String) { nil }

  /// Not carried: there are no symbols.
  @available(*, unavailable, message: "there are no symbols here; use UIImage(contentsOfFile:) with a PNG file")
  public convenience init?(systemName name: String) { nil }
}
