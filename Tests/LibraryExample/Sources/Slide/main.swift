import SegueKit

let stage = Stage(size: CGSize(width: 200, height: 100), scale: 2)
let controller = UIViewController()
let square = UIView(frame: CGRect(x: 0, y: 20, width: 60, height: 60))
square.backgroundColor = .systemBlue
controller.view.addSubview(square)
stage.window.rootViewController = controller
stage.at(0.1) { UIView.animate(withDuration: 0.5) { square.center.x += 140 } }

try stage.render(to: "frames/slide", fps: 60)
print(stage.trace.count, "frames,", stage.warnings.count, "warnings")
