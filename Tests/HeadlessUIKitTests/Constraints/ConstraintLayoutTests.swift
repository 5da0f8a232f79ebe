import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite("Constraints place views") struct ConstraintLayoutTests {
  @Test func `edges, centres, lengths and ratios`() {
    let stage = TestStage()
    let card = stage.window.add(UIView())
    let badge = card.add(UIView())
    card.pin(to: stage.window, inset: 20)
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: card.bottomAnchor, constant: -40),
      badge.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor, multiplier: 0.25, constant: 10),
    ])
    stage.environment.commit()
    #expect(card.frame == CGRect(x: 20, y: 20, width: 360, height: 760))
    #expect(badge.frame == CGRect(x: 90, y: 693, width: 180, height: 55))
  }

  @Test func `views of different depths are related in their common ancestor`() {
    let stage = TestStage()
    let outer = stage.view(30, 40, 200, 300)
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
    outer.addSubview(inner)
    let follower = stage.window.add(UIView())
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 5),
      follower.topAnchor.constraint(equalTo: inner.topAnchor),
      follower.widthAnchor.constraint(equalToConstant: 11),
      follower.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    stage.environment.commit()
    #expect(follower.frame == CGRect(x: 95, y: 60, width: 11, height: 60))
    stage.act { outer.frame.origin.x = 100 }
    #expect(follower.frame.origin.x == 165)
    stage.act { inner.frame = CGRect(x: 0, y: 0, width: 20, height: 30) }
    #expect(follower.frame == CGRect(x: 125, y: 40, width: 11, height: 30))
    stage.act { outer.bounds.origin.y = 15 }
    #expect(follower.frame.origin.y == 25)
  }

  @Test(arguments: [(251.0, 250.0, 60.0), (250, 251, 260)])
  func `what hugs its content less is stretched`(_ left: Double, _ right: Double, _ leftWidth: Double) {
    let stage = TestStage()
    let first = stage.window.add(ContentView(60, 20, hugging: Float(left)))
    let second = stage.window.add(ContentView(100, 20, hugging: Float(right)))
    Self.row(first, second, in: stage.window, spacing: 40)
    stage.environment.commit()
    #expect(first.frame.rect == Rect(0, 0, leftWidth, 20))
    #expect(second.frame.rect == Rect(leftWidth + 40, 0, 360 - leftWidth, 20))
  }

  private static func row(_ first: UIView, _ second: UIView, in view: UIView, spacing: CGFloat) {
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: spacing),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      first.topAnchor.constraint(equalTo: view.topAnchor), second.topAnchor.constraint(equalTo: first.topAnchor),
    ])
  }

  @Test func `what resists compression less is squeezed`() {
    let stage = TestStage()
    let first = stage.window.add(ContentView(300, 20, resistance: 749))
    let second = stage.window.add(ContentView(200, 30))
    Self.row(first, second, in: stage.window, spacing: 10)
    stage.environment.commit()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 190, height: 20))
    #expect(second.frame == CGRect(x: 200, y: 0, width: 200, height: 30))
  }

  @Test func `other content is asked for when it is invalidated`() {
    let stage = TestStage()
    let view = stage.window.add(ContentView(30, 20))
    view.pinToCorner()
    stage.environment.commit()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    stage.act { view.content = CGSize(width: 70, height: UIView.noIntrinsicMetric) }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 0))
  }

  @Test func `a higher priority wins over any number of lower ones`() {
    let stage = TestStage()
    let view = stage.window.add(UIView())
    view.pinToCorner()
    for width in 100...140 {
      let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
      wish.priority = .defaultLow
      wish.isActive = true
    }
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    limit.priority = UILayoutPriority(251)
    limit.isActive = true
    stage.environment.commit()
    #expect(view.frame.size.width == 80)
    stage.act { limit.isActive = false }
    #expect(view.frame.size.width == 120)
  }

  @Test func `edges go to pixels, and what abuts still does`() {
    let environment = UIEnvironment(size: CGSize(width: 320, height: 100), scale: 2)
    UIEnvironment.current = environment
    let window = UIWindow(frame: environment.screen.bounds)
    let thirds = (0..<3).map { _ in window.add(UIView()) }
    for (index, view) in thirds.enumerated() {
      let start = index == 0 ? window.leadingAnchor : thirds[index - 1].trailingAnchor
      view.leadingAnchor.constraint(equalTo: start).isActive = true
      view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 1.0 / 3).isActive = true
    }
    environment.commit()
    #expect(thirds.map(\.frame.size.width) == [106.5, 107, 106.5])
    #expect(thirds.map(\.frame.origin.x) == [0, 106.5, 213.5])
  }

  @Test func `guides stand for the safe area, the margins and free rectangles`() {
    let stage = TestStage()
    stage.environment.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let (safe, margins) = (stage.window.add(UIView()), stage.window.add(UIView()))
    let (gap, ball) = (UILayoutGuide(), stage.window.add(UIView()))
    stage.window.addLayoutGuide(gap)
    safe.topAnchor.constraint(equalTo: stage.window.safeAreaLayoutGuide.topAnchor).isActive = true
    safe.bottomAnchor.constraint(equalTo: stage.window.safeAreaLayoutGuide.bottomAnchor).isActive = true
    margins.leadingAnchor.constraint(equalTo: stage.window.layoutMarginsGuide.leadingAnchor).isActive = true
    margins.trailingAnchor.constraint(equalTo: stage.window.layoutMarginsGuide.trailingAnchor).isActive = true
    NSLayoutConstraint.activate([
      gap.leadingAnchor.constraint(equalToSystemSpacingAfter: margins.leadingAnchor, multiplier: 2),
      gap.widthAnchor.constraint(equalToConstant: 100), gap.topAnchor.constraint(equalTo: safe.topAnchor),
      gap.heightAnchor.constraint(equalToConstant: 50), ball.centerXAnchor.constraint(equalTo: gap.centerXAnchor),
      ball.centerYAnchor.constraint(equalTo: gap.centerYAnchor), ball.widthAnchor.constraint(equalToConstant: 10),
      ball.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.environment.commit()
    #expect([safe.frame.minY, safe.frame.maxY] == [47, 766])
    #expect([margins.frame.minX, margins.frame.maxX] == [8, 392])
    #expect(gap.layoutFrame == CGRect(x: 24, y: 47, width: 100, height: 50))
    #expect(ball.center == CGPoint(x: 74, y: 72))
    stage.act { stage.window.layoutMargins.left = 30 }
    #expect(margins.frame.minX == 30)
    stage.act { stage.environment.safeAreaInsets.top = 20 }
    #expect(safe.frame.minY == 20)
  }

  @Test(arguments: [(400.0, 16.0, 384.0), (1000, 164, 836)])
  func `readable content is in the middle of a wide view`(_ width: Double, _ left: Double, _ right: Double) {
    let stage = TestStage(width: width, height: 300)
    let text = stage.window.add(UIView())
    stage.window.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    text.leadingAnchor.constraint(equalTo: stage.window.readableContentGuide.leadingAnchor).isActive = true
    text.trailingAnchor.constraint(equalTo: stage.window.readableContentGuide.trailingAnchor).isActive = true
    stage.environment.commit()
    #expect(text.frame.rect == Rect(left, 0, right - left, 0))
    #expect(stage.window.readableContentGuide.layoutFrame.rect == Rect(left, 0, right - left, 300))
  }

  @Test func `views by frames follow in what constraints place`() {
    let stage = TestStage()
    let panel = stage.window.add(UIView())
    let filling = UIView(frame: .zero)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.addSubview(filling)
    panel.pin(to: stage.window, inset: 10)
    let label = filling.add(ContentView(20, 10))
    label.trailingAnchor.constraint(equalTo: filling.trailingAnchor).isActive = true
    label.bottomAnchor.constraint(equalTo: filling.bottomAnchor).isActive = true
    stage.environment.commit()
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 380, height: 780))
    #expect(label.frame == CGRect(x: 360, y: 770, width: 20, height: 10))
    stage.act { stage.window.frame.size.width = 300 }
    #expect(panel.frame.size.width == 280 && filling.frame.size.width == 280 && label.frame.maxX == 280)
  }

  @Test func `the fitting size is the least that constraints allow`() {
    let stage = TestStage()
    let box = UIView()
    let content = box.add(ContentView(120, 33))
    content.pin(to: box, inset: 15)
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 150, height: 63))
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 300, height: 63))
    #expect(stage.environment.log.warnings.isEmpty)
  }
}
