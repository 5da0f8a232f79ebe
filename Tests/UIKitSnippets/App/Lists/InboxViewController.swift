import UIKit

/// An inbox whose rows open in place: a picture of the row grows over the table to the new screen.
final class InboxViewController: UITableViewController {
  private(set) var events: [String] = []
  private(set) var openedFrame = CGRect.zero
  private var messages = ["One", "Two", "Three", "Four"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    tableView.rowHeight = 60
    tableView.separatorStyle = .none
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.backgroundColor = .secondarySystemBackground
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let cell = tableView.cellForRow(at: indexPath), let window = view.window,
      let flying = cell.snapshotView(afterScreenUpdates: false)
    else { return }
    events.append("selected \(indexPath.row)")
    openedFrame = tableView.convert(tableView.rectForRow(at: indexPath), to: window)
    flying.frame = openedFrame
    flying.accessibilityIdentifier = "flying"
    window.addSubview(flying)
    cell.isHidden = true

    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      flying.frame = window.bounds
    }
    animator.addCompletion { [weak self] position in
      guard position == .end, let self else { return }
      let message = UIViewController()
      message.view.backgroundColor = .secondarySystemBackground
      message.modalPresentationStyle = .fullScreen
      self.present(message, animated: false) {
        flying.removeFromSuperview()
        cell.isHidden = false
        self.events.append("opened")
      }
    }
    animator.startAnimation()
  }

  func archive(at row: Int) {
    messages.remove(at: row)
    tableView.performBatchUpdates {
      self.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .left)
    } completion: { finished in
      self.events.append("archived, \(finished)")
    }
  }
}
