import SegueKit
import Testing
import UIKitSnippets

@MainActor
@Suite("Code of Swift 5 without a word of actors")
struct UnisolatedTests {
  @Test func `a helper that is bound to no actor zooms a screen in`() throws {
    let (root, shown) = (UIViewController(), UIViewController())
    var coordinator: AnyObject?
    let stage = Stage(root)
    stage.at(0.1) { coordinator = Unisolated.present(shown, over: root) }
    let frames = stage.read(at: 0.3, 0.6) { shown.view.shownFrame }
    let radii = stage.read(at: 0.3, 0.6) { shown.view.layer.cornerRadius }
    try stage.play()

    #expect(isNear(frames[0], CGRect(x: 45, y: 95, width: 110, height: 210)))
    #expect(frames[1] == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(radii.values == [12, 0])
    #expect(coordinator != nil && stage.outcomes == [.completed])
  }
}
