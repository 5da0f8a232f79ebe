/// Calls back at every frame of the display, as `CADisplayLink`; on the stage's clock, at multiples of the frame's length.
@preconcurrency @MainActor public final class CADisplayLink {
  private let action: @MainActor (CADisplayLink) -> Void
  private var token: VirtualClock.Token?
  private let clock: VirtualClock
  private var isRunning = false

  /// When the present frame began, seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The length of a frame, seconds.
  public var duration: CFTimeInterval { 1 / rate }
  /// When the next frame begins, seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Frames a second; 0 is the display's most.
  public var preferredFramesPerSecond: Int = 0
  /// Whether it is silent for now.
  public var isPaused: Bool = false {
    didSet { isPaused ? stop() : scheduleNext() }
  }

  /// A link that calls a closure at every frame once it runs: there are no selectors here.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    action = handler
    clock = UIEnvironment.current.clock
  }

  /// A link that calls a target's method at every frame once it runs; the target is not kept alive.
  public convenience init(target: AnyObject, selector: Selector) {
    let method = TargetAction(target, selector)
    self.init { link in method.send(from: link) }
  }

  /// Starts it.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = true
    scheduleNext()
  }

  /// Stops it for good.
  public func invalidate() {
    isRunning = false
    stop()
  }

  private var rate: Double {
    Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : UIScreen.main.maximumFramesPerSecond)
  }

  private func stop() {
    if let token { clock.cancel(token) }
    token = nil
  }

  private func scheduleNext() {
    stop()
    guard isRunning, !isPaused else { return }
    let frame = (clock.now * rate + 1e-6).rounded(.down) + 1
    token = clock.schedule(at: frame / rate, isBackground: true) { self.tick() }
  }

  private func tick() {
    timestamp = clock.now
    token = nil
    action(self)
    if token == nil { scheduleNext() }
  }
}

/// The stage's time, seconds, as `CACurrentMediaTime`.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { UIEnvironment.current.clock.now }
