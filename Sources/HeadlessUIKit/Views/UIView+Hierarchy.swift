extension UIView {
  /// The views in it, from back to front.
  public var subviews: [UIView] { children }

  /// Puts a view in front of the others.
  public func addSubview(_ view: UIView) { insert(view) { $0.children.count } }

  /// Puts a view at an index.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.children.count) }
  }

  /// Puts a view behind another.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { $0.index(of: sibling) ?? $0.children.count }
  }

  /// Puts a view in front of another.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { ($0.index(of: sibling)).map { $0 + 1 } ?? $0.children.count }
  }

  /// Exchanges two views' places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    reorderLayers()
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) { move(view) { $0.append(view) } }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) { move(view) { $0.insert(view, at: 0) } }

  private func move(_ view: UIView, _ insert: (inout [UIView]) -> Void) {
    guard let index = index(of: view) else { return }
    children.remove(at: index)
    insert(&children)
    reorderLayers()
  }

  private func index(of view: UIView) -> Int? { children.firstIndex { $0 === view } }

  /// The layers of the subviews take the subviews' order; other sublayers stay where they are.
  private func reorderLayers() {
    let order = children.map(\.layer)
    var next = order.makeIterator()
    layer.children = layer.children.map { sublayer in
      order.contains { $0 === sublayer } ? next.next() ?? sublayer : sublayer
    }
    setNeedsLayout()
  }

  private func insert(_ view: UIView, at index: (UIView) -> Int) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself or into a view that lies in it")
    let changesSuperview = view.superview !== self
    let newWindow = window
    let changesWindow = view.window !== newWindow
    if changesSuperview { view.willMove(toSuperview: self) }
    if changesWindow { view.tellWillMove(to: newWindow) }
    view.detach(tellingOld: changesSuperview)
    let position = index(self)
    let layerPosition = layerIndex(forChildAt: position)
    children.insert(view, at: position)
    view.superview = self
    view.constraintTreeDidChange()
    layer.insertSublayer(view.layer, at: UInt32(layerPosition))
    view.safeAreaMayHaveChanged()
    if changesWindow { view.tellDidMove(to: newWindow) }
    if changesSuperview { view.didMoveToSuperview() }
    didAddSubview(view)
    view.appearanceMayHaveChanged()
    setNeedsLayout()
  }

  /// Where the layer of a subview goes: right under the layer of the subview that follows.
  private func layerIndex(forChildAt position: Int) -> Int {
    guard position < children.count else { return layer.children.count }
    let following = children[position].layer
    return layer.children.firstIndex { $0 === following } ?? layer.children.count
  }

  /// Takes it out of its superview.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    let leavesWindow = window != nil
    willMove(toSuperview: nil)
    if leavesWindow { tellWillMove(to: nil) }
    detach(tellingOld: true)
    if leavesWindow { tellDidMove(to: nil) }
    didMoveToSuperview()
  }

  private func detach(tellingOld: Bool) {
    guard let old = superview else { return }
    if tellingOld {
      old.willRemoveSubview(self)
      releaseConstraintsToOutside()
    }
    old.children.removeAll { $0 === self }
    superview = nil
    old.constraintTreeDidChange()
    layer.removeFromSuperlayer()
    old.setNeedsLayout()
  }

  private func tellWillMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for child in children { child.tellWillMove(to: newWindow) }
  }

  private func tellDidMove(to newWindow: UIWindow?) {
    if newWindow != nil { nameOnceOnScreen() }
    didMoveToWindow()
    owningViewController?.rootViewDidMove(to: newWindow)
    for child in children { child.tellDidMove(to: newWindow) }
  }

  /// Whether it lies in another view, or is it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The view with a tag: itself, or one in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return children.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The subviews from front to back, as they are drawn.
  var childrenFromFront: [UIView] {
    children.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Adds a gesture.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a gesture.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
