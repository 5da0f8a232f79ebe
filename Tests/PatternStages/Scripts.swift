import SegueKit
import UIKit

@MainActor func playFadePush(on stage: Stage) {
  let navigation = FadingNavigationController(rootViewController: ListViewController())
  stage.window.rootViewController = navigation
  stage.at(0.1) { navigation.pushViewController(MessageViewController(), animated: true) }
  stage.at(0.65) { navigation.popViewController(animated: true) }
}

@MainActor func playDimmedCard(on stage: Stage) {
  let list = ListViewController()
  stage.window.rootViewController = list
  stage.at(0.1) { list.present(OfferViewController(), animated: true) }
  stage.tap(at: 0.95, CGPoint(x: 10, y: 30))
}

@MainActor func playInteractivePop(on stage: Stage) {
  let navigation = SlideNavigationController(rootViewController: ListViewController())
  stage.window.rootViewController = navigation
  stage.at(0.1) { navigation.pushViewController(MessageViewController(), animated: true) }
  // Thinks better of it.
  stage.pan(
    at: 0.6, [(0, 6, 200), (0.3, 76, 204), (0.45, 70, 204)], releaseVelocity: CGVector(dx: -60, dy: 0))
  // Flicks.
  stage.pan(at: 1.4, [(0, 8, 220), (0.1, 60, 218)], releaseVelocity: CGVector(dx: 1100, dy: -20))
  stage.at(2.1) { navigation.pushViewController(MessageViewController(), animated: true) }
  // Goes slowly, but far enough.
  stage.pan(at: 2.6, [(0, 5, 200), (0.5, 115, 200)], releaseVelocity: CGVector(dx: 100, dy: 0))
}

@MainActor func playInterruptibleCard(on stage: Stage) {
  let list = ListViewController()
  let place = PlaceViewController()
  stage.window.rootViewController = list
  stage.at(0.1) { list.present(place, animated: true) }
  stage.at(0.8) { place.dismiss(animated: true) }
  // The finger meets the card half-way, rests, and throws it back up.
  stage.pan(
    at: 1.1, [(0, 100, 330), (0.1, 100, 330), (0.3, 98, 270)], releaseVelocity: CGVector(dx: 0, dy: -500))
  // Met again on its way up, it is thrown down.
  stage.pan(at: 1.5, [(0, 100, 300), (0.2, 102, 370)], releaseVelocity: CGVector(dx: 0, dy: 900))
  stage.at(2.6) { list.present(PlaceViewController(), animated: true) }
  // Pulled from where it rests, it is let go too early.
  stage.pan(
    at: 3.3, [(0, 100, 200), (0.2, 100, 290), (0.4, 100, 250)], releaseVelocity: CGVector(dx: 0, dy: -200))
}

@MainActor func playHandOff(on stage: Stage, isCareless: Bool = false) {
  let today = TodayViewController()
  stage.window.rootViewController = today
  stage.at(0.1) { today.present(StoryViewController(card: today.card, isCareless: isCareless), animated: true) }
  // Let go before the lower threshold, it goes back up.
  stage.pan(at: 0.8, [(0, 100, 100), (0.25, 101, 140)], releaseVelocity: CGVector(dx: 0, dy: 60))
  // Across the upper one it flies, while the finger goes on.
  stage.pan(
    at: 1.4, [(0, 96, 90), (0.235, 98, 170), (0.41, 100, 230), (0.5, 100, 235)],
    releaseVelocity: CGVector(dx: 0, dy: 100))
  stage.at(2.3) { today.present(StoryViewController(card: today.card, isCareless: isCareless), animated: true) }
  // Let go between the two, it flies as well.
  stage.pan(at: 3.0, [(0, 100, 100), (0.3, 100, 160)], releaseVelocity: .zero)
}

@MainActor func playCellToFullScreen(on stage: Stage) {
  let gallery = GalleryViewController()
  stage.window.rootViewController = gallery
  stage.at(0.1) { gallery.present(PhotoViewController(of: gallery.cells[3]), animated: true) }
  // Pulled down a little and back up, it springs back.
  stage.pan(
    at: 0.75, [(0, 100, 180), (0.3, 104, 250), (0.5, 103, 240)], releaseVelocity: CGVector(dx: 0, dy: -40))
  // Thrown down, it returns into its cell.
  stage.pan(at: 1.7, [(0, 95, 170), (0.1, 98, 190), (0.22, 102, 250)], releaseVelocity: CGVector(dx: 0, dy: 700))
}
