/// Begins the animations that a transaction adds, and ends each at its exact time.
///
/// An end is derived from the layer's timing as it is now, all ancestors counted: when a speed or an offset changes, all
/// ends are derived anew, and what stands still has none.
@MainActor final class AnimationScheduler {
  private final class Entry {
    weak var layer: CALayer?
    let number: Int
    let order: Int
    var token: VirtualClock.Token?

    init(layer: CALayer, number: Int, order: Int) { (self.layer, self.number, self.order) = (layer, number, order) }
  }

  private let clock: VirtualClock
  /// In order of adding.
  private var entries: [Entry] = []
  private var pending: [Entry] = []
  private var nextNumber = 0
  private var timingHasChanged = false
  private(set) var hierarchyHasChanged = false

  init(clock: VirtualClock) { self.clock = clock }

  func makeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  /// The number of the animation that was added last.
  var lastNumber: Int { nextNumber }

  /// The animations that were added after the one of a number, each with its layer.
  func animations(after number: Int) -> [(layer: CALayer, number: Int)] {
    entries.filter { $0.number > number }.compactMap { entry in entry.layer.map { ($0, entry.number) } }
  }

  /// Takes an animation off without telling anybody.
  func discard(_ number: Int, from layer: CALayer) {
    guard let index = layer.index(of: number) else { return }
    layer.animations[index].observers = []
    remove(number, from: layer)
  }

  func add(_ number: Int, of layer: CALayer) {
    let entry = Entry(layer: layer, number: number, order: clock.reserveOrder())
    entries.append(entry)
    pending.append(entry)
  }

  func noteTimingChange() { timingHasChanged = true }

  func noteHierarchyChange() { hierarchyHasChanged = true }

  /// Ends the event's transaction: animations begin, those of layers that left the window end, ends are scheduled.
  func commit() {
    if hierarchyHasChanged { removeAnimationsOutsideWindows() }
    let starting = beginEntries()
    if timingHasChanged || hierarchyHasChanged {
      timingHasChanged = false
      hierarchyHasChanged = false
      for entry in entries { scheduleEnd(of: entry) }
    } else {
      for entry in starting { scheduleEnd(of: entry) }
    }
  }

  /// Begins what was added at once, in its layers' time as it is now, and not at the event's end.
  func beginPending() {
    beginEntries()
    timingHasChanged = true
  }

  @discardableResult private func beginEntries() -> [Entry] {
    var starting: [Entry] = []
    while !pending.isEmpty {
      let next = pending
      pending = []
      for entry in next { begin(entry) }
      starting += next
    }
    return starting
  }

  private func begin(_ entry: Entry) {
    guard let layer = entry.layer, let index = layer.index(of: entry.number) else { return }
    if layer.animations[index].timing.beginTime == nil {
      layer.animations[index].timing.beginTime = layer.localTime(at: clock.now)
    }
    let animation = layer.animations[index]
    for observer in animation.observers { observer.animationDidBegin(animation) }
  }

  private func scheduleEnd(of entry: Entry) {
    if let token = entry.token { clock.cancel(token) }
    entry.token = nil
    guard let layer = entry.layer, let animation = layer.animation(number: entry.number), !animation.hasEnded,
      let time = endTime(of: animation, on: layer)
    else { return }
    entry.token = clock.schedule(at: time, order: entry.order, isBackground: true) { [weak self, weak entry] in
      guard let self, let entry else { return }
      entry.token = nil
      self.end(entry)
    }
  }

  /// The clock's time at which an animation ends; nil when it does not, as its layer's time goes now.
  func endTime(of animation: LayerAnimation, on layer: CALayer) -> Double? {
    guard let end = animation.timing.endTime else { return nil }
    let map = layer.timeMap
    return map.rate > 0 ? (end - map.offset) / map.rate : nil
  }

  private func end(_ entry: Entry) {
    guard let layer = entry.layer, let index = layer.index(of: entry.number) else { return }
    var animation = layer.animations[index]
    animation.hasEnded = true
    if animation.isRemovedOnCompletion {
      layer.animations.remove(at: index)
      entries.removeAll { $0 === entry }
    } else {
      layer.animations[index] = animation
    }
    for observer in animation.observers { observer.animationDidEnd(animation, finished: true) }
  }

  /// Takes an animation off before its end.
  func remove(_ number: Int, from layer: CALayer) {
    guard let index = layer.index(of: number) else { return }
    let animation = layer.animations.remove(at: index)
    if let entry = entries.first(where: { $0.number == number }) {
      if let token = entry.token { clock.cancel(token) }
      entries.removeAll { $0 === entry }
      pending.removeAll { $0 === entry }
    }
    guard !animation.hasEnded else { return }
    clock.schedule(at: clock.now) {
      for observer in animation.observers { observer.animationDidEnd(animation, finished: false) }
    }
  }

  /// Derives an animation's end anew after its own timing changed.
  func reschedule(_ number: Int) {
    guard let entry = entries.first(where: { $0.number == number }) else { return }
    scheduleEnd(of: entry)
  }

  private func removeAnimationsOutsideWindows() {
    for entry in entries {
      guard let layer = entry.layer else { continue }
      let isInWindow = layer.isInWindow
      if layer.wasInWindow && !isInWindow { remove(entry.number, from: layer) }
      layer.wasInWindow = isInWindow
    }
    entries.removeAll { $0.layer == nil }
  }

  /// The animations that change what shows as time goes on, each with the layer it is on.
  var moving: [(layer: CALayer, animation: LayerAnimation)] {
    entries.compactMap { entry in
      guard let layer = entry.layer, let animation = layer.animation(number: entry.number), !animation.hasEnded,
        animation.timing.speed != 0, layer.timeMap.rate != 0
      else { return nil }
      return (layer, animation)
    }
  }
}

extension CALayer {
  func index(of number: Int) -> Int? { animations.firstIndex { $0.number == number } }

  func animation(number: Int) -> LayerAnimation? { animations.first { $0.number == number } }

  /// Whether the tree it is in hangs in a window.
  var isInWindow: Bool { root.view is UIWindow }
}
