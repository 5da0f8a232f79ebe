import Foundation

extension UIViewController {
  /// What logs call it: the screen's id, the root view's identifier or the class.
  var logName: String {
    screenName ?? viewIfLoaded?.accessibilityIdentifier ?? "\(type(of: self))"
  }

  func noteCallback(_ name: String) {
    let environment = UIEnvironment.current
    let transition = environment.transitions.running.last
    environment.note(.callback, of: transition, detail: "\(name) \(logName)")
  }

  func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    appearanceIsAnimated = animated
    owesIsAppearing = true
    prepareForAppearance()
    noteCallback("viewWillAppear")
    viewWillAppear(animated)
    for child in forwardingChildren { child.beginAppearanceTransition(true, animated: animated) }
    childrenBeganAppearing(animated: animated)
  }

  func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    appearanceIsAnimated = animated
    owesIsAppearing = false
    noteCallback("viewWillDisappear")
    viewWillDisappear(animated)
    for child in leavingChildren { child.beginAppearanceTransition(false, animated: animated) }
  }

  func endAppearance() {
    switch appearance {
    case .appearing:
      payIsAppearing()
      appearance = .appeared
      forwardingChildren.forEach { $0.endAppearanceTransition() }
      childrenEndedAppearing(animated: appearanceIsAnimated)
      noteCallback("viewDidAppear")
      viewDidAppear(appearanceIsAnimated)
    case .disappearing:
      appearance = .disappeared
      disappearingChildren.forEach { $0.endAppearanceTransition() }
      noteCallback("viewDidDisappear")
      viewDidDisappear(appearanceIsAnimated)
    case .appeared, .disappeared: break
    }
  }

  /// Calls viewIsAppearing once the view is in a window, before it lays out there.
  func payIsAppearing() {
    guard owesIsAppearing, viewIfLoaded?.window != nil else { return }
    owesIsAppearing = false
    noteCallback("viewIsAppearing")
    viewIsAppearing(appearanceIsAnimated)
    for child in forwardingChildren { child.payIsAppearing() }
  }

  private var forwardingChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? appearanceChildren.flatMap(\.comingFaces) : []
  }

  private var leavingChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? appearanceChildren.flatMap(\.leavingFaces) : []
  }

  /// A child that was told that it disappears is told the end too, though its view may be gone already.
  private var disappearingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.flatMap(\.leavingFaces).filter { $0.appearance == .disappearing }
  }

  /// Called by the root view when it came into a window or left one.
  ///
  /// A view that is added under a parent on screen appears at once; containers that move
  /// their children's views themselves have told them already.
  func rootViewDidMove(to window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, !parent.movesChildViews else { return }
    if window != nil { appear(under: parent) } else { disappearWithView() }
  }

  private func appear(under parent: UIViewController) {
    guard appearance == .disappeared, parent.appearance == .appearing || parent.appearance == .appeared else { return }
    beginAppearanceTransition(true, animated: parent.appearance == .appearing && parent.appearanceIsAnimated)
    guard parent.appearance == .appeared else { return }
    UIEnvironment.current.afterThisEvent { [weak self] in
      guard let self, self.appearance == .appearing, self.parent?.appearance == .appeared else { return }
      self.view.window?.layoutIfNeeded()
      self.endAppearanceTransition()
    }
  }

  private func disappearWithView() {
    guard appearance == .appeared else { return }
    disappearAtOnce()
  }

  /// Both callbacks of leaving the screen, for a view that is gone already.
  func disappearAtOnce() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// Called by the root view around its layout.
  func rootViewWillLayout() {
    payIsAppearing()
    viewWillLayoutSubviews()
  }
}

extension UIEnvironment {
  /// Runs a block at the present time, when the event that runs now has ended and been laid out.
  func afterThisEvent(_ action: @escaping @MainActor () -> Void) {
    clock.schedule(at: clock.now, action)
  }

  /// Begins a transition when the event that runs now has ended; the transactions that are open now wait for it.
  func afterThisEventInTransaction(_ action: @escaping @MainActor () -> Void) {
    let groups = CATransaction.waiting
    for group in groups { group.retain() }
    afterThisEvent { [self] in
      let outer = inheritedGroups
      inheritedGroups = groups
      action()
      inheritedGroups = outer
      for group in groups { group.release(finished: true) }
    }
  }
}
