import Geometry

/// The colours of a plot on a light or on a dark ground.
struct PlotPalette: Hashable, Sendable {
  let ground: UInt32
  private let ink: UInt32
  private let faint: UInt32
  private let grid: UInt32
  private let axis: UInt32
  private let series: [UInt32]

  /// Red, green and blue from the highest byte of three on.
  func color(of role: PlotElement.Role) -> UInt32 {
    switch role {
    case .ink: ink
    case .faint: faint
    case .grid: grid
    case .axis: axis
    case .series(let number): series[number % series.count]
    }
  }

  /// Beyond so many curves colours come again.
  static let seriesCount: Int = light.series.count

  /// Chosen by eye: told apart by most who are colour-blind, and read on their ground.
  static let light: PlotPalette = PlotPalette(
    ground: 0xFFFFFF, ink: 0x1C1C1E, faint: 0x66666E, grid: 0xE9E9EE, axis: 0xB4B4BC,
    series: [0x0A66D6, 0xC75A00, 0x1B8A4B, 0x8B3FC7, 0xC62B3E, 0x0B8793, 0x8A6A1F, 0x5B6270])

  static let dark: PlotPalette = PlotPalette(
    ground: 0x1C1C1E, ink: 0xF2F2F7, faint: 0xA0A0AA, grid: 0x2F2F34, axis: 0x5E5E66,
    series: [0x62A8FF, 0xFF9F4A, 0x57CE8E, 0xC393FF, 0xFF7E86, 0x4DD2DC, 0xD8B66A, 0xAEB6C2])
}

extension Color {
  init(hexadecimal number: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(number >> shift & 255) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}
