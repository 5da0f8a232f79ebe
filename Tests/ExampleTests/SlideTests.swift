import SegueKit
import SegueTesting
import Testing

@MainActor
@Suite struct SlideTests {
  @Test func theCardZoomsAsItDid() {
    expectBaseline(of: "Scenes/card-zoom.json")
  }

  @Test func theSquareSlidesAsItDid() {
    let stage = Stage(size: CGSize(width: 200, height: 100), scale: 2)
    let controller = UIViewController()
    let square = UIView(frame: CGRect(x: 0, y: 20, width: 60, height: 60))
    square.backgroundColor = .systemBlue
    controller.view.addSubview(square)
    stage.window.rootViewController = controller
    stage.at(0.1) { UIView.animate(withDuration: 0.5) { square.center.x += 140 } }
    expectBaseline(of: stage, named: "slide")
  }
}
