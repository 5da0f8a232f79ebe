extension TraceFrame {
  /// The frame with its numbers as baselines keep them: to six decimals.
  package var rounded: TraceFrame {
    var frame = self
    frame.time = TraceValue.rounded(time)
    for index in views.indices { frame.views[index].properties = views[index].properties.map(\.rounded) }
    frame.whole = whole.map(\.rounded)
    return frame
  }
}

extension TraceFrame.Property {
  fileprivate var rounded: TraceFrame.Property { TraceFrame.Property(name, value.rounded) }
}

extension TraceValue {
  fileprivate var rounded: TraceValue {
    switch self {
    case .number(let number): .number(Self.rounded(number))
    case .numbers(let numbers): .numbers(numbers.map(Self.rounded))
    case .null, .flag, .text: self
    }
  }

  /// To the nearest multiple of `precision`; numbers so large that they have no such decimals stay.
  static func rounded(_ number: Double) -> Double {
    let millions = number * 1e6
    guard abs(millions) < 9e15 else { return number }
    // Adding 0 makes a negative zero positive.
    return millions.rounded() / 1e6 + 0
  }
}
