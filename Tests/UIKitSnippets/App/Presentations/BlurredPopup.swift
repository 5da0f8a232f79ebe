import UIKit

/// A popup of its own size over everything, that scales in over a blurred background.
final class PopupViewController: UIViewController {
  let card = UIView()
  private let blurView = UIVisualEffectView(effect: nil)

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    blurView.frame = view.bounds
    blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(blurView)

    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 14
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.7),
      card.heightAnchor.constraint(equalTo: card.widthAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    card.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
    card.alpha = 0
    UIView.animate(withDuration: 0.25) { [self] in
      blurView.effect = UIBlurEffect(style: .systemThinMaterial)
      card.alpha = 1
      card.transform = .identity
    }
  }

  func close(completion: @escaping () -> Void) {
    UIView.animate(withDuration: 0.25) {
      self.blurView.effect = nil
      self.card.alpha = 0
      self.card.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
    } completion: { _ in
      self.dismiss(animated: false, completion: completion)
    }
  }
}
