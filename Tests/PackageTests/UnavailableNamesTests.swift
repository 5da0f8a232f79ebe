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
        "_ = UIGraphicsImageRenderer(size: .zero).image { _ in }",
        "use snapshotView(afterScreenUpdates:), or make a UIImage from a PNG file"),
      .call(
        #"_ = UIImage(named: "card")"#, "asset catalogues are not read; use UIImage(contentsOfFile:) with a PNG file"),
      .call(
        #"_ = UIImage(systemName: "xmark")"#, "there are no symbols here; use UIImage(contentsOfFile:) with a PNG file"),
      .call(
        "_ = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: .horizontal(layoutSize: .init(widthDimension: .absolute(1), heightDimension: .absolute(1)), subitems: [])))",
        "use a UICollectionViewFlowLayout, or a UICollectionViewLayout of your own"),
    ] as [Use])
  func `the compiler gives the message, and no complaint of arguments or members`(_ use: Use) throws {
    let mistakes = try Self.mistakes(in: use.line)
    #expect(mistakes.contains { $0.contains(use.message) })
    let others = mistakes.filter { !$0.contains("unavailable") }
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
      """
    #expect(try Self.mistakes(in: source) == [])
  }
}
