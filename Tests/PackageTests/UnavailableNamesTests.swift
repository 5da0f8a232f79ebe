import Foundation
import Testing

/// What the compiler says of files of apps that use what is not carried.
@Suite("Names that are not carried say what to do instead") struct UnavailableNamesTests {
  /// A line of an app, what it names, and what the compiler is to say of it.
  struct Use: CustomTestStringConvertible, Sendable {
    let line: String
    let message: String
    var testDescription: String { line }

    init(_ line: String, _ message: String) { (self.line, self.message) = (line, message) }

    /// Within a function.
    static func call(_ line: String, _ message: String) -> Use { Use("@MainActor func use() { \(line) }", message) }
  }

  /// The build's modules; the C ones of them lie in the package.
  private static var modules: [String] {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let build = tests.deletingLastPathComponent()
    return [
      "-I", build.appending(path: "Modules").path,
      "-Xcc", "-fmodule-map-file=" + build.appending(path: "CPNGShims.build/module.modulemap").path,
      "-Xcc", "-fmodule-map-file=" + Checkout.root.appending(path: "Sources/CLibPNG/module.modulemap").path,
      "-Xcc", "-I" + Checkout.root.appending(path: "Sources/CPNGShims/include").path,
    ]
  }

  /// The mistakes that the compiler finds in a source; a file's name and place are left out.
  private static func mistakes(in source: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "App.swift")
    try Data(("import UIKit\n" + source + "\n").utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-swift-version", "5"] + modules + [file.path]
    let output = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").filter { $0.contains(": error: ") && !$0.hasPrefix(" ") }
      .map { String($0.drop(while: { $0 != " " }).dropFirst()) }
  }

  @Test(
    arguments: [
      .call(
        #"_ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Card")"#,
        "'UIStoryboard' is unavailable: storyboards are not read here; make the view controller and its views in code"),
      .call(
        #"_ = UIStoryboard(name: "Main", bundle: .main).instantiateViewController(identifier: "A") { UIViewController(coder: $0) }"#,
        "'UIStoryboard' is unavailable: storyboards are not read here; make the view controller and its views in code"),
      .init(
        "final class Card: UIViewController { override func prepare(for segue: UIStoryboardSegue, sender: Any?) {} }",
        "storyboards are not read here; call the method that performs the transition"),
      .call(
        #"UIViewController().performSegue(withIdentifier: "show", sender: nil)"#,
        "storyboards are not read here; call the method that performs the transition"),
      .call(#"_ = UINib(nibName: "Cell", bundle: nil)"#, "nib files are not read here; make the views in code"),
      .call(
        #"UITableView().register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")"#,
        "nib files are not read here; make the views in code"),
      .call(
        #"_ = Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.first as? UIView"#,
        "nib files are not read here; make the views in code"),
      .call(
        "_ = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())",
        "no pages are loaded; stand a UIImageView with a picture of the page in its place"),
      .call(
        "_ = UIHostingController(rootView: 3)",
        "there is no SwiftUI here; stand a UIViewController with plain views in its place"),
      .call(
        "UIApplication.shared.windows.first?.layoutIfNeeded()",
        "a Stage stands for the app; take the window from a view, or from the stage"),
      .call(
        "_ = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow",
        "a Stage stands for the app; take the window from a view, or from the stage"),
      .init(
        "final class AppDelegate: UIResponder, UIApplicationDelegate {}",
        "'UIApplicationDelegate' is unavailable: a Stage stands for the app; leave the file out"),
      .call(
        "var look = UIButton.Configuration.filled(); look.title = nil; look.cornerStyle = .capsule",
        "use setTitle(_:for:), setImage(_:for:), backgroundColor and layer.cornerRadius"),
      .call(
        "UIButton(type: .system).configuration = nil",
        "use setTitle(_:for:), setImage(_:for:), backgroundColor and layer.cornerRadius"),
      .call(
        #"let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert); alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))"#,
        "alerts are not drawn; present a UIViewController with views of your own"),
      .call(
        "let field = UITextField(frame: .zero); field.borderStyle = .roundedRect",
        "nothing is typed here; stand a UILabel in its place"),
      .call(
        "let toggle = UISwitch(); toggle.setOn(true, animated: false)",
        "this control is not drawn; stand a UIControl with views of your own in its place"),
      .call(
        "UIBezierPath().lineWidth = 2; UIBezierPath().stroke(); UIColor.red.setStroke()",
        "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"),
      .call(
        "let line = CAShapeLayer(); line.strokeColor = nil; line.lineCap = .round; line.strokeEnd = 0",
        "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"),
      .call(
        "UIGraphicsGetCurrentContext()?.setLineWidth(2); UIGraphicsGetCurrentContext()?.strokePath()",
        "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"),
      .call(
        "CAShapeLayer().fillRule = .evenOdd",
        "outlines are filled by the non-zero rule; draw what is to stay free the other way round"),
      .call(
        "let pinch = UIPinchGestureRecognizer(target: nil, action: nil); pinch.scale = 1",
        "a stage has one finger; use a UIPanGestureRecognizer"),
      .call("_ = UIRotationGestureRecognizer().rotation", "a stage has one finger; use a UIPanGestureRecognizer"),
      .call(
        "let scroll = UIScrollView(); scroll.maximumZoomScale = 3; scroll.setZoomScale(2, animated: true)",
        "scroll views do not zoom here; set the transform of the view that would be zoomed"),
      .call("UIScrollView().refreshControl = UIRefreshControl()", "this control is not drawn; leave it out"),
      .call(
        "UIViewController().preferredTransition = .zoom { _ in nil }",
        "the system's zoom is not there; use an animator of your own"),
      .call(
        "UIView.beginAnimations(nil, context: nil); UIView.setAnimationDuration(1); UIView.commitAnimations()",
        "use UIView.animate(withDuration:…)"),
      .call(
        "let push = CATransition(); push.type = CATransitionType(rawValue: kCATransitionPush)",
        "'kCATransitionPush' has been renamed to 'CATransitionType.push'"),
      .call(
        #"_ = UIView().observe(\.frame, options: [.new]) { _, change in _ = change.newValue }"#,
        "properties are not observed here; override the property with a didSet, or call what changes it"),
      .call(
        #"_ = UIView().responds(to: Selector(UIView.layoutSubviews, named: "layoutSubviews"))"#,
        "methods are not looked up by name here; ask with 'as?' for a protocol"),
      .call(
        "let motion = CAKeyframeAnimation(); motion.rotationMode = .rotateAuto",
        "nothing turns along a path here; add a CABasicAnimation of transform.rotation.z beside it"),
      .call(
        "let snow = CAEmitterLayer(); snow.emitterCells = [CAEmitterCell()]",
        "this layer is not drawn; stand a CALayer with a picture in its place"),
      .call(
        "let animator = UIDynamicAnimator(referenceView: UIView()); animator.addBehavior(UIGravityBehavior(items: []))",
        "nothing falls or springs by itself here; use UIView.animate(withDuration:…) or a UIViewPropertyAnimator"),
      .call(
        "let split = UISplitViewController(style: .doubleColumn); split.viewControllers = []",
        "there are no split views here; stand a UINavigationController, or a container of your own, in its place"),
      .call(
        "UIViewController().navigationItem.searchController = nil",
        "nothing is typed here; stand a UILabel in its place"),
      .call(
        "_ = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))",
        "use a UICollectionViewCell with a UICollectionViewFlowLayout, or a UITableView"),
      .init(
        "final class Row: UICollectionViewListCell {}",
        "use a UICollectionViewCell with a UICollectionViewFlowLayout, or a UITableView"),
      .init(
        "extension UIViewController: UIContextMenuInteractionDelegate {}",
        "menus are not shown here; leave the code out by '#if !os(Linux)'"),
      .call("UIView().layer.filters = []", "filters are not drawn; use opacity and plain colours"),
      .call("_ = UIImage().jpegData(compressionQuality: 1)", "pictures are PNG files here; use pngData()"),
      .call(
        #"_ = UIColor(named: "accent")"#,
        "asset catalogues are not read; use UIColor(dynamicProvider:) or a colour's components"),
      .call(
        "_ = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .absolute(1), heightDimension: .absolute(1)), subitems: [])))",
        "use a UICollectionViewFlowLayout, or a UICollectionViewLayout of your own"),
    ] as [Use])
  func `the compiler gives the message, and no complaint of arguments or members`(_ use: Use) throws {
    let mistakes = try Self.mistakes(in: use.line)
    #expect(mistakes.contains { $0.contains(use.message) })
    let others = mistakes.filter { !$0.contains("unavailable") && !$0.contains(use.message) }
    #expect(others == [])
  }

  @Test func `what is carried is no mistake`() throws {
    let source = """
      final class Cell: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 10, height: indexPath.item) }
      }
      @MainActor func use(_ grid: Grid) {
        grid.collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
        grid.navigationItem.setHidesBackButton(true, animated: false)
        grid.collectionView.delegate?.collectionView(grid.collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
      }
      let style = NSMutableParagraphStyle()
      func makePictures(of view: UIView) -> [UIImage?] {
        let renderer = UIGraphicsImageRenderer(bounds: view.bounds, format: .preferred())
        let (image, config) = (UIImage(named: "card"), UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        return [
          renderer.image { view.layer.render(in: $0.cgContext) },
          renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) },
          UIImage(systemName: "xmark", withConfiguration: config)?.withRenderingMode(.alwaysTemplate),
          image?.cgImage.map { UIImage(cgImage: $0, scale: 2, orientation: .up) }, UIImage(),
        ]
      }
      func dress(_ button: UIButton, _ view: UIView) {
        style.lineSpacing = 4
        let text = NSAttributedString(
          string: "A", attributes: [.paragraphStyle: style, .underlineStyle: NSUnderlineStyle.single.rawValue])
        button.titleLabel?.attributedText = text
        button.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))
        button.addAction(UIAction(title: "B", attributes: .destructive, state: .on) { _ in }, for: .touchUpInside)
        view.layer.setValue(0.5, forKeyPath: "transform.scale")
        _ = UIMenu(title: "C", children: [UIAction(title: "D") { _ in }])
        _ = UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: nil) { $2(true) }])
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        swipe.direction = .left
        let link = CADisplayLink(target: view, selector: Selector(UIView.layoutSubviews, named: "layoutSubviews"))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
        DispatchQueue.main.async { view.alpha = 0 }
        let (path, rect) = (CGMutablePath(), CGPath(rect: view.bounds, transform: nil))
        path.addRoundedRect(in: rect.boundingBox, cornerWidth: 4, cornerHeight: 4)
      }
      """
    #expect(try Self.mistakes(in: source) == [])
  }
}
