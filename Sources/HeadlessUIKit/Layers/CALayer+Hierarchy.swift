extension CALayer {
  /// The layers in it, from back to front.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.superlayer = nil }
      children = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others.
  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.count)
  }

  /// Puts a layer at an index.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, at: min(Int(index), children.count))
  }

  /// Puts a layer behind another.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer in front of another.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer in another's place.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard let index = children.firstIndex(where: { $0 === old }), old !== new else { return }
    new.removeFromSuperlayer()
    old.removeFromSuperlayer()
    insert(new, at: min(index, children.count))
  }

  /// Takes it out of its superlayer.
  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.children.removeAll { $0 === self }
    superlayer = nil
    noteUncommitted()
    parent.setNeedsLayout()
    UIEnvironment.current.scheduler.noteHierarchyChange()
  }

  /// Nobody has seen the tree where it will be next.
  private func noteUncommitted() {
    isCommitted = false
    for child in children { child.noteUncommitted() }
  }

  /// Everything in the tree has been shown.
  func noteCommitted() {
    isCommitted = true
    maskLayer?.isCommitted = true
    for child in children { child.noteCommitted() }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    children.insert(layer, at: index)
    layer.superlayer = self
    setNeedsLayout()
    UIEnvironment.current.scheduler.noteHierarchyChange()
  }

  /// The layer at the top of its tree.
  var root: CALayer {
    var layer = self
    while let parent = layer.timeParent { layer = parent }
    return layer
  }

  /// Whose time it follows: its superlayer, or the layer that it masks or stands beside.
  var timeParent: CALayer? { superlayer ?? maskedLayer ?? accompaniedLayer }

  /// Asks for layout at the end of the event.
  public func setNeedsLayout() {
    layoutIsNeeded = true
    UIEnvironment.current.layoutIsNeeded = true
  }

  /// Whether it waits for layout.
  public func needsLayout() -> Bool { layoutIsNeeded }

  /// Lays out the tree it is in, from the highest ancestor that waits for it.
  public func layoutIfNeeded() {
    view?.prepareConstraints()
    var top = self
    while let parent = top.superlayer, parent.layoutIsNeeded { top = parent }
    for _ in 0..<CALayer.layoutPasses where top.layoutTree() { view?.prepareConstraints() }
  }

  /// A layout that asks for itself again and again is given up after so many passes; taste.
  static let layoutPasses: Int = 32

  /// Lays out what waits for it, from root to leaf; false when nothing did.
  func layoutTree() -> Bool {
    let wasNeeded = layoutIsNeeded
    if wasNeeded {
      layoutIsNeeded = false
      let witness = LayoutWitness(of: self)
      layoutSublayers()
      witness?.report()
    }
    // A loop: a closure would be asked at every layer whether it runs on the main actor.
    var wasAnyNeeded = wasNeeded
    for child in children where child.layoutTree() { wasAnyNeeded = true }
    return wasAnyNeeded
  }
}
