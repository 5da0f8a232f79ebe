import Foundation

/// One presented controller: who presents it, in which container, and its way in and out.
@MainActor
final class ModalPresentation {
  enum Stage: Hashable {
    case presenting, presented, dismissing
  }

  /// It keeps its presentation, not the other way round.
  unowned let presented: UIViewController
  /// Weak: the presenter holds the presented one, not the other way round.
  private(set) weak var presenter: UIViewController?
  /// The controller that was asked to present.
  private(set) weak var source: UIViewController?
  let controller: UIPresentationController
  let containerView: PresentationContainerView
  let style: UIModalPresentationStyle
  var stage: Stage = .presenting {
    didSet { presented.modalStage = stage }
  }
  /// What moves and leads the dismissal that is being asked for, instead of what the delegate or the style would.
  var leader: Choice?
  /// Where the presenter's view goes when it comes back; nil where it never left.
  var presenterPlace: ViewPlace?
  /// The presentations beneath this one that its dismissal takes along, lowest first.
  var skipped: [ModalPresentation] = []
  /// Whether its view was hidden before another's dismissal took it along.
  var wasHidden = false

  init(
    presented: UIViewController, presenter: UIViewController, source: UIViewController,
    controller: UIPresentationController, style: UIModalPresentationStyle
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.controller = controller
    self.style = style
    containerView = PresentationContainerView(frame: .zero)
    containerView.controller = controller
    controller.presentation = self
    controller.knownPresenting = presenter
    link()
  }

  var removesPresentersView: Bool { controller.shouldRemovePresentersView }

  private func link() {
    presented.presentation = self
    presented.modalStage = stage
    presenter?.ownPresented = presented
  }

  func unlink() {
    presented.presentation = nil
    presented.preparedPresentationController = nil
    presenter?.ownPresented = nil
    controller.presentation = nil
    containerView.removeFromSuperview()
  }

  /// The view that covers the window or the context; UIKit adds it above the presenter's view.
  func attachContainer() {
    guard let presenterView = presenter?.viewIfLoaded else { return }
    containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if controller.shouldPresentInFullscreen, let window = presenterView.window {
      containerView.frame = window.bounds
      window.addSubview(containerView)
    } else if let superview = presenterView.superview {
      containerView.frame = presenterView.untransformedFrame
      superview.insertSubview(containerView, aboveSubview: presenterView)
    }
  }

  /// Moves the presenter's view into the container, where an animator can move it.
  func takePresentersView() {
    guard removesPresentersView, let view = presenter?.viewIfLoaded else { return }
    presenterPlace = ViewPlace(of: view)
    containerView.insertSubview(view, at: 0)
    view.untransformedFrame = containerView.bounds
  }

  func returnPresentersView() {
    guard removesPresentersView, let view = presenter?.viewIfLoaded else { return }
    // Where the context has left its container, the view comes back with it.
    if containerView.superview != nil { presenterPlace?.put(back: view) }
    presenterPlace = nil
  }
}
