import SegueKit
import UIKit

/// A screen of controls on a stage, and what they did.
@MainActor
public final class RatingStage: RatingDelegate {
  /// The stage, ready to be played: each tap is a step.
  public let stage: Stage = PatternStage.emptyStage()
  /// The stars that were tapped.
  public private(set) var ratings: [Int] = []
  /// How opaque the hint was: after a tap beside the stars, after a press on it.
  public private(set) var hints: [CGFloat] = []
  /// Whether the screen was there at 0.5 s and at 3 s.
  public private(set) var presence: [Bool] = []

  /// The screen is there from the beginning, and closed at the end.
  public init() {
    let list = ListViewController()
    let screen = RatingViewController()
    screen.modalPresentationStyle = .fullScreen
    screen.delegate = self
    stage.window.rootViewController = list
    stage.at(0) { list.present(screen, animated: false) }
    stage.tap(at: 0.1, CGPoint(x: 90, y: 120))
    stage.tap(at: 0.2, CGPoint(x: 30, y: 120))
    stage.tap(at: 0.3, CGPoint(x: 100, y: 300))
    stage.at(0.5) { [weak self] in
      self?.hints.append(screen.hintAlpha)
      self?.presence.append(list.presentedViewController != nil)
    }
    stage.pan(at: 0.6, [(0, 50, 210), (0.8, 50, 210)])
    stage.at(1.5) { [weak self] in self?.hints.append(screen.hintAlpha) }
    stage.tap(at: 2, CGPoint(x: 150, y: 45))
    stage.at(3) { [weak self] in self?.presence.append(list.presentedViewController != nil) }
  }

  func ratingViewController(_ controller: RatingViewController, didRate rating: Int) { ratings.append(rating) }
}
