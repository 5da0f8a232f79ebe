import UIKit

/// A grid of photos.
final class GalleryViewController: UIViewController {
  private(set) var cells: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "gallery"
    view.backgroundColor = .white
    let colors = [0xFF6B57, 0xFFB340, 0x34C77B, 0x3A8DFF, 0x7A5CFF, 0xFF4F87]
    for (index, color) in colors.enumerated() {
      let cell = UIView(
        "gallery.cell-\(index)", x: 8 + 94 * CGFloat(index % 2), y: 40 + 94 * CGFloat(index / 2), width: 90, height: 90,
        color: UIColor(hex: color), cornerRadius: 10)
      view.addSubview(cell)
      cells.append(cell)
    }
  }
}
