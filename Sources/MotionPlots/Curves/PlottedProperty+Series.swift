import StagePlayback

extension PlottedProperty {
  /// A series for each component that is asked for.
  ///
  /// - Parameter values: of each frame; nil where the view is not in the window.
  package func series(_ values: [[Double]?], of view: String) -> [PlotSeries] {
    let count = max(values.compactMap { $0?.count }.max() ?? 1, fewestValues)
    let rows = values.map { $0.map { Self.widen($0, to: count) } }
    return shown(count: count).map { name, index in
      PlotSeries("\(view).\(self.name)", component: name, unit: kind.unit, values: rows.map { $0?[index] })
    }
  }

  /// What the curves are called, and where their numbers are among so many; a curve by itself has no name of its own.
  private func shown(count: Int) -> [(name: String?, index: Int)] {
    let names = kind.components(count: count)
    guard let component else {
      return names.isEmpty ? [(nil, 0)] : names.enumerated().map { ($0.element, $0.offset) }
    }
    let index = names.firstIndex(of: component) ?? kind.components(count: 6).firstIndex(of: component)
    guard let index else { return [] }
    return [(nil, names.contains(component) ? index : Self.affinePlaces[index])]
  }

  /// How many numbers there must be for the component to be one of them.
  private var fewestValues: Int {
    switch kind {
    case .measured(.cornerRadius): component == nil ? 1 : 4
    case .measured(.transform): kind.components(count: 16).contains(component ?? "") ? 16 : 6
    default: 1
    }
  }

  /// Where a, b, c, d, tx and ty are in sixteen numbers.
  private static let affinePlaces = [0, 1, 4, 5, 12, 13]

  /// One radius stands for four equal ones, an affine matrix for a spatial one.
  private static func widen(_ values: [Double], to count: Int) -> [Double] {
    if values.count == 1, count == 4 { return [Double](repeating: values[0], count: count) }
    guard values.count == affinePlaces.count, count == 16 else { return values }
    var matrix = (0..<count).map { $0 % 5 == 0 ? 1.0 : 0 }
    for (place, value) in zip(affinePlaces, values) { matrix[place] = value }
    return matrix
  }
}
