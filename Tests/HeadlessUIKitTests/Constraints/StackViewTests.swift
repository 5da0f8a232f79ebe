import Geometry
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Stack views against closed forms") struct StackViewTests {
  nonisolated static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  nonisolated static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]

  /// A stack that is long and wide enough for its views.
  struct Row {
    var lengths: [Double]
    var breadths: [Double]
    var spacing: Double
    var length: Double
    var breadth: Double

    init(_ random: inout SeededGenerator) {
      let count = random.whole(2...5)
      lengths = (0..<count).map { _ in Double(random.whole(10...60)) }
      breadths = (0..<count).map { _ in Double(random.whole(10...60)) }
      spacing = Double(random.whole(0...12))
      // Centres lie apart by the same step: enough that no two views come too near.
      length = (lengths.max() ?? 0) * Double(count) + spacing * Double(count - 1) + Double(random.whole(0...300))
      breadth = Double(random.whole(60...120))
    }

    private var gapCount: Double { Double(lengths.count - 1) }
    private var content: Double { lengths.reduce(0, +) }

    /// Where each view begins and ends along the stack; the view at an index is the one that is stretched.
    func places(_ distribution: UIStackView.Distribution, stretched: Int) -> [(Double, Double)] {
      switch distribution {
      case .fill:
        var lengths = lengths
        lengths[stretched] += length - content - spacing * gapCount
        return Self.inRow(lengths, spacing)
      case .fillEqually:
        let each = (length - spacing * gapCount) / Double(lengths.count)
        return Self.inRow(lengths.map { _ in each }, spacing)
      case .fillProportionally:
        var shares = lengths.map { $0 / (content + spacing * gapCount) * length }
        shares[shares.count - 1] = length - spacing * gapCount - shares.dropLast().reduce(0, +)
        return Self.inRow(shares, spacing)
      case .equalSpacing:
        return Self.inRow(lengths, (length - content) / gapCount)
      case .equalCentering:
        let (first, last) = (lengths[0] / 2, length - lengths[lengths.count - 1] / 2)
        return lengths.enumerated().map { index, each in
          let center = first + (last - first) * Double(index) / gapCount
          return (center - each / 2, center + each / 2)
        }
      }
    }

    private static func inRow(_ lengths: [Double], _ spacing: Double) -> [(Double, Double)] {
      var start: Double = 0
      return lengths.map { length in
        defer { start += length + spacing }
        return (start, start + length)
      }
    }

    func crossPlace(_ alignment: UIStackView.Alignment, _ index: Int) -> (Double, Double) {
      let size = breadths[index]
      switch alignment {
      case .leading: return (0, size)
      case .trailing: return (breadth - size, breadth)
      case .center: return ((breadth - size) / 2, (breadth + size) / 2)
      default: return (0, breadth)
      }
    }
  }

  @Test(arguments: distributions, alignments)
  func `views are where the distribution and the alignment say`(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
  ) {
    for seed in 1...12 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let row = Row(&random)
      let stretched = random.whole(0...(row.lengths.count - 1))
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let views = lay(row, axis, distribution, alignment, stretched: stretched)
        let places = row.places(distribution, stretched: stretched)
        for (index, view) in views.enumerated() {
          let (along, across) = (places[index], row.crossPlace(alignment, index))
          let expected =
            axis == .horizontal ? Self.box(along, across) : Self.box(across, along)
          #expect(isNear(view.frame.rect, expected, within: 1.000_01), "seed \(seed), \(axis), view \(index)")
          #expect(Self.isOnPixels(view.frame.rect, expected), "seed \(seed), \(axis), view \(index)")
        }
      }
    }
  }

  private func lay(
    _ row: Row, _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment, stretched: Int
  ) -> [UIView] {
    let stage = TestStage()
    let isAcross = axis == .horizontal
    let views = row.lengths.indices.map { index in
      ContentView(
        isAcross ? row.lengths[index] : row.breadths[index], isAcross ? row.breadths[index] : row.lengths[index],
        hugging: index == stretched ? 250 : 251)
    }
    let stack = stage.window.add(UIStackView(arrangedSubviews: views))
    (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, row.spacing)
    stack.pinToCorner()
    stack.widthAnchor.constraint(equalToConstant: isAcross ? row.length : row.breadth).isActive = true
    stack.heightAnchor.constraint(equalToConstant: isAcross ? row.breadth : row.length).isActive = true
    stage.environment.commit()
    #expect(stage.environment.log.warnings.map(\.message) == [])
    return views
  }

  private static func box(_ x: (Double, Double), _ y: (Double, Double)) -> Rect {
    Rect(x.0, y.0, x.1 - x.0, y.1 - y.0)
  }

  /// Edges are whole, and none is further than half a pixel from where it is to be.
  private static func isOnPixels(_ rect: Rect, _ expected: Rect) -> Bool {
    zip([rect.minX, rect.minY, rect.maxX, rect.maxY], [expected.minX, expected.minY, expected.maxX, expected.maxY])
      .allSatisfy { edge, exact in edge == edge.rounded() && abs(edge - exact) <= 0.500_01 }
  }

  private func column(_ views: [UIView], in stage: TestStage) -> UIStackView {
    let stack = stage.window.add(UIStackView(arrangedSubviews: views))
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 8, .leading)
    stack.pinToCorner()
    stage.environment.commit()
    return stack
  }

  @Test func `a stack is as large as its views need`() {
    let stage = TestStage()
    let views = [ContentView(30, 10), ContentView(50, 20), ContentView(40, 15)]
    let stack = column(views, in: stage)
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 50, height: 61))
    #expect(views.map(\.frame.minY) == [0, 18, 46])
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 61))
  }

  @Test func `hidden and removed views leave no gap`() {
    let stage = TestStage()
    let views = [ContentView(30, 10), ContentView(50, 20), ContentView(40, 15)]
    let stack = column(views, in: stage)
    stage.act { views[1].isHidden = true }
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 40, height: 33))
    #expect(views[2].frame.minY == 18 && views[1].frame.size.height == 0)
    stage.act { views[1].isHidden = false }
    #expect(stack.frame.size.height == 61)
    stage.act { views[0].removeFromSuperview() }
    #expect(stack.arrangedSubviews.count == 2 && stack.frame.size.height == 43)
    stage.act { stack.insertArrangedSubview(views[0], at: 1) }
    #expect(views.map(\.frame.minY) == [28, 0, 46])
    #expect(stage.environment.log.warnings.map(\.message) == [])
  }

  @Test func `custom spacing and margins`() {
    let stage = TestStage()
    let views = [ContentView(30, 10), ContentView(50, 20), ContentView(40, 15)]
    let stack = column(views, in: stage)
    stage.act {
      stack.setCustomSpacing(20, after: views[0])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 56, height: 77))
    #expect(views.map(\.frame.minY) == [1, 31, 59] && views.map(\.frame.minX) == [2, 2, 2])
    #expect(stack.customSpacing(after: views[0]) == 20)
    stage.act { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0]) }
    #expect(stack.frame.size.height == 65)
  }

  @Test func `a view that appears in an animated stack moves the others`() {
    let stage = TestStage()
    let views = [ContentView(30, 10), ContentView(50, 20)]
    let stack = column(views, in: stage)
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[0].isHidden = true
        stack.layoutIfNeeded()
      }
    }
    stage.advance(to: 0.5)
    #expect(isNear(views[1].shownFrame, Rect(0, 9, 50, 20)))
  }
}
