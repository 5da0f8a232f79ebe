import UIKit

final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "PhotoCell"
  let photoView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(photoView)
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: contentView.topAnchor),
      photoView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      photoView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      photoView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    layer.cornerRadius = 8
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A grid of photos from which the chosen one flies into its own screen.
final class PhotoGridViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UINavigationControllerDelegate
{
  private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPurple, .systemTeal]
  private let transition = CellZoomAnimator()
  lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    return collectionView
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(collectionView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.delegate = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return colors.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as? PhotoCell
    else { return UICollectionViewCell() }
    cell.photoView.backgroundColor = colors[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width - 30) / 2
    return CGSize(width: side, height: side)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return }
    transition.originFrame = cell.convert(cell.bounds, to: nil)
    transition.source = cell
    let detail = UIViewController()
    detail.view.backgroundColor = colors[indexPath.item]
    navigationController?.pushViewController(detail, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.isPresenting = operation == .push
    return transition
  }
}

/// Scales the whole screen out of a cell's frame, and back into it.
final class CellZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true
  var originFrame = CGRect.zero
  weak var source: UIView?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to),
      let zoomed = isPresenting ? toView : transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }

    let initialFrame = isPresenting ? originFrame : zoomed.frame
    let finalFrame = isPresenting ? zoomed.frame : originFrame
    let xScale = isPresenting ? initialFrame.width / finalFrame.width : finalFrame.width / initialFrame.width
    let yScale = isPresenting ? initialFrame.height / finalFrame.height : finalFrame.height / initialFrame.height
    let scale = CGAffineTransform(scaleX: xScale, y: yScale)

    if isPresenting {
      zoomed.transform = scale
      zoomed.center = CGPoint(x: initialFrame.midX, y: initialFrame.midY)
      zoomed.clipsToBounds = true
    }
    containerView.addSubview(toView)
    containerView.bringSubviewToFront(zoomed)
    source?.isHidden = true

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0.0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0.0,
      animations: {
        zoomed.transform = self.isPresenting ? .identity : scale
        zoomed.center = CGPoint(x: finalFrame.midX, y: finalFrame.midY)
      },
      completion: { _ in
        self.source?.isHidden = false
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
