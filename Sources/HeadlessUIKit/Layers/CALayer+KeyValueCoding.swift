#if !canImport(ObjectiveC)
  import Geometry

  extension CALayer {
    /// Sets a property, or a part of one such as `transform.scale`; another name is kept for `value(forKeyPath:)`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      guard let path = LayerKeyPath(keyPath), let present = model.value(at: path) else {
        return keptValues[keyPath] = value
      }
      guard let new = AnimatableValue(any: value) ?? (value == nil ? present.absence : nil) else {
        return noteUnusable(value, keyPath)
      }
      setModel(new, at: path)
    }

    /// Sets a property, or keeps a value under another name.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// A property, or a part of one; what was kept under another name; nil for what is not there.
    ///
    /// Numbers are `NSNumber`s, places and sizes structures of Core Graphics.
    public func value(forKeyPath keyPath: String) -> Any? {
      if let kept = keptValues[keyPath] { return kept }
      return LayerKeyPath(keyPath).flatMap { model.value(at: $0) }?.object
    }

    /// A property, or what was kept under another name.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    private func noteUnusable(_ value: Any?, _ keyPath: String) {
      let environment = UIEnvironment.current
      environment.log.append(
        LoggedWarning(
          time: environment.clock.now, kind: "unusable-value",
          message: "\(value ?? "nil") is no value for a layer's '\(keyPath)'; nothing has changed",
          fix: "set the property itself, so that the compiler checks its type", subject: WarningSubject()))
    }
  }

  extension AnimatableValue {
    /// What nil means for a property of this kind; nil where it has to be something.
    fileprivate var absence: AnimatableValue? {
      switch self {
      case .color: .color(nil)
      case .path: .path(nil)
      default: nil
      }
    }

    /// The value as apps read it.
    fileprivate var object: Any? {
      switch self {
      case .number(let number): NSNumber(value: number)
      case .point(let point): CGPoint(point)
      case .size(let size): CGSize(width: size.width, height: size.height)
      case .rect(let rect): CGRect(rect)
      case .radii(let radii): NSNumber(value: radii.topLeft)
      case .color(let color): color.map { CGColor.make($0) }
      case .transform(let matrix): CATransform3D(matrix)
      case .colors(let colors): colors.map { CGColor.make($0) }
      case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
      case .path(let path): path.map { CGPath.make($0) }
      case .flag(let flag): NSNumber(value: flag)
      }
    }
  }
#endif
