extension CALayer {
  /// When its time begins, in its superlayer's time.
  public var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { retime { $0.beginTime = newValue } }
  }

  /// The length of its time; infinite.
  public var duration: CFTimeInterval {
    get { time.duration }
    set { time.duration = newValue }
  }

  /// Its seconds a second of its superlayer's; 0 stops it.
  public var speed: Float {
    get { time.speed }
    set { retime { $0.speed = newValue } }
  }

  /// Seconds added to its time.
  public var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { retime { $0.timeOffset = newValue } }
  }

  /// How often its time repeats; has no effect on a layer.
  public var repeatCount: Float {
    get { time.repeatCount }
    set { time.repeatCount = newValue }
  }

  /// How long its time repeats; has no effect on a layer.
  public var repeatDuration: CFTimeInterval {
    get { time.repeatDuration }
    set { time.repeatDuration = newValue }
  }

  /// Whether its time runs back; has no effect on a layer.
  public var autoreverses: Bool {
    get { time.autoreverses }
    set { time.autoreverses = newValue }
  }

  /// What shows outside its time; has no effect on a layer.
  public var fillMode: CAMediaTimingFillMode {
    get { time.fillMode }
    set { time.fillMode = newValue }
  }

  private func retime(_ change: (inout LayerTiming) -> Void) {
    let old = time
    change(&time)
    if time != old { UIEnvironment.current.scheduler.noteTimingChange() }
  }

  /// Its time as a function of the clock's: local = rate · clock + offset.
  var timeMap: (rate: Double, offset: Double) {
    let parent = timeParent?.timeMap ?? (rate: 1, offset: 0)
    let speed = Double(time.speed)
    return (parent.rate * speed, (parent.offset - time.beginTime) * speed + time.timeOffset)
  }

  /// Its own time at a time of the clock.
  package func localTime(at clockTime: Double) -> Double {
    let parent = timeParent?.localTime(at: clockTime) ?? clockTime
    return (parent - time.beginTime) * Double(time.speed) + time.timeOffset
  }

  /// A time of another layer, or of the clock, in its own.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(at: layer?.clockTime(of: time) ?? time)
  }

  /// A time of its own in another layer's, or the clock's.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let clock = clockTime(of: time)
    return layer?.localTime(at: clock) ?? clock
  }

  /// The clock's time at a time of its own; while it stands still, any time is now.
  func clockTime(of localTime: Double) -> Double {
    let map = timeMap
    return map.rate == 0 ? UIEnvironment.current.clock.now : (localTime - map.offset) / map.rate
  }
}
