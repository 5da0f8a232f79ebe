import FrameSnapshots
import Geometry
import Pixels

extension PlayedFrame {
  /// A property of a view, component by component.
  func measure(
    _ expectation: PlaybackExpectation, view: String, _ property: MeasuredProperty, values: [Double], within: Double
  ) -> ExpectationResult {
    guard let layer = layer(named: view) else { return missing(view, expectation) }
    let measured = property.values(of: snapshot.layers[layer])
    let name = "\(view).\(property.rawValue)"
    return ExpectationResult(
      expectation, passed: measured.isWithin(within, of: values),
      measured: measured.count == 1 ? .number(measured[0]) : .numbers(measured),
      message: "\(name) is \(measured.short) at \(label), expected \(values.short) within \(within.short)",
      frame: index)
  }

  /// The colour of the pixel that holds a point of the canvas.
  func measure(
    _ expectation: PlaybackExpectation, _ point: Point, color: Color, within: Double, in bitmap: Bitmap
  ) -> ExpectationResult {
    let scale = snapshot.canvas.scale
    let (x, y) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
    guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else {
      return ExpectationResult(
        expectation, passed: false, measured: .nothing,
        message: "the point \([point.x, point.y].short) is not on the canvas", frame: index)
    }
    let found = Color(straightening: bitmap[x, y])
    return ExpectationResult(
      expectation, passed: found.levels.isWithin(within, of: color.levels), measured: .text(found.hexadecimal),
      message: "the pixel at \([point.x, point.y].short) is \(found.hexadecimal) at \(label), "
        + "expected \(color.hexadecimal) within \(within.short)",
      frame: index)
  }

  /// The deepest selected screen.
  func measure(_ expectation: PlaybackExpectation, top screen: String) -> ExpectationResult {
    ExpectationResult(
      expectation, passed: snapshot.top == screen, measured: snapshot.top.map { .text($0) } ?? .nothing,
      message: "\(snapshot.top ?? "no screen") is on top at \(label), expected \(screen)", frame: index)
  }

  /// The places and corners of two views.
  func measure(
    _ expectation: PlaybackExpectation, view: String, matches other: String, within: Double
  ) -> ExpectationResult {
    guard let first = layer(named: view) else { return missing(view, expectation) }
    guard let second = layer(named: other) else { return missing(other, expectation) }
    let (measured, expected) = (place(of: first), place(of: second))
    return ExpectationResult(
      expectation, passed: measured.isWithin(within, of: expected), measured: .numbers(measured),
      message: "\(view) has window frame and corners \(measured.short) at \(label), "
        + "\(other) has \(expected.short), expected equal within \(within.short)",
      frame: index)
  }

  /// The frame in window coordinates and the four radii.
  private func place(of layer: Int) -> [Double] {
    let radii = snapshot.layers[layer].cornerRadii
    let box = snapshot.matricesToWindow()[layer].box(of: snapshot.layers[layer].bounds)
    return box.numbers + [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
  }

  private func missing(_ view: String, _ expectation: PlaybackExpectation) -> ExpectationResult {
    ExpectationResult(
      expectation, passed: false, measured: .nothing, message: "\(view) is not in the window at \(label)",
      frame: index)
  }
}

extension [Double] {
  /// Whether no component is further off than a distance; one radius stands for four alike.
  fileprivate func isWithin(_ distance: Double, of expected: [Double]) -> Bool {
    guard count == expected.count else { return broadcast(to: expected.count, distance, expected) }
    return zip(self, expected).allSatisfy { abs($0 - $1) <= distance }
  }

  private func broadcast(to count: Int, _ distance: Double, _ expected: [Double]) -> Bool {
    guard self.count == 1 || expected.count == 1, let own = first, let other = expected.first else { return false }
    return self.count == 1
      ? expected.allSatisfy { abs(own - $0) <= distance } : allSatisfy { abs($0 - other) <= distance }
  }
}

extension Color {
  /// The straight colour of a premultiplied pixel.
  fileprivate init(straightening pixel: UInt32) {
    func byte(_ shift: UInt32) -> Double { Double((pixel >> shift) & 255) }
    let alpha = byte(24)
    guard alpha > 0 else {
      self = .clear
      return
    }
    self.init(red: byte(0) / alpha, green: byte(8) / alpha, blue: byte(16) / alpha, alpha: alpha / 255)
  }
}
