// swift-tools-version: 6.2

import PackageDescription

/// Our checkouts and CI set `SEGUE_WARNINGS_AS_ERRORS`; a user's newer compiler is not held to it.
let warningsAreErrors = Context.environment["SEGUE_WARNINGS_AS_ERRORS"] != nil

/// What every target of ours is compiled with.
let settings: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

/// Rounding and square roots come from the C library, which Foundation would link but our lower modules do without.
let mathLibrary: LinkerSetting = .linkedLibrary("m", .when(platforms: [.linux]))

/// A library target: its name, and the modules it may import.
func module(_ name: String, imports: [String] = []) -> Target {
  .target(
    name: name, dependencies: imports.map { .target(name: $0) }, swiftSettings: settings,
    linkerSettings: [mathLibrary])
}

/// The tests of a module: they may import it, what it imports, and the shared test support.
///
/// Data the tests read from beside their source is no resource of theirs.
func tests(of name: String, imports: [String] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ([name, "TestSupport"] + imports).map { .target(name: $0) }, exclude: data,
    swiftSettings: settings)
}

let package = Package(
  name: "Segue",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "SegueKit", targets: ["SegueKit"]),
    .library(name: "SegueTesting", targets: ["SegueTesting"]),
    // For files of an app as they stand: a module that is called UIKit, for Linux only, and what makes the
    // files Swift without an Objective-C runtime.
    .library(name: "UIKit", targets: ["UIKit"]),
    .plugin(name: "UIKitPort", targets: ["UIKitPort"]),
    .executable(name: "segue", targets: ["segue"]),
  ],
  targets: [
    // Values.
    module("Geometry"),
    module("Motion"),
    module("Pixels"),
    module("Constraints"),
    module("DisplayLists", imports: ["Geometry", "Pixels"]),
    module("FrameSnapshots", imports: ["DisplayLists", "Geometry", "Pixels"]),

    // Painting.
    module("Raster", imports: ["DisplayLists", "Geometry", "Motion", "Pixels"]),

    // libpng: the system's library, the C file that fences setjmp, and the coding in Swift.
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CPNGShims", dependencies: ["CLibPNG"]),
    module("PNGCoding", imports: ["CPNGShims", "Pixels"]),

    // The operating system.
    module("SystemFiles"),

    // The transition system and its scenes.
    module(
      "HeadlessUIKit",
      imports: ["Motion", "Constraints", "FrameSnapshots", "DisplayLists", "Geometry", "Pixels", "PNGCoding"]),
    module("SceneFiles", imports: ["Motion", "Geometry"]),
    module(
      "StagePlayback",
      imports: [
        "HeadlessUIKit", "FrameSnapshots", "Raster", "PNGCoding", "DisplayLists", "Geometry", "Pixels", "Motion",
      ]),
    module(
      "ScenePlayer",
      imports: [
        "SceneFiles", "StagePlayback", "HeadlessUIKit", "FrameSnapshots", "PNGCoding", "Pixels", "Geometry", "Motion",
      ]),
    module(
      "FrameOutput",
      imports: [
        "StagePlayback", "FrameSnapshots", "Raster", "PNGCoding", "SystemFiles", "DisplayLists", "Geometry", "Pixels",
        "Motion",
      ]),

    // Pages for a browser.
    module("WebPages"),
    module("PlayerPages", imports: ["WebPages"]),

    // Curves of motion, drawn.
    module(
      "MotionPlots",
      imports: [
        "FrameOutput", "StagePlayback", "FrameSnapshots", "Raster", "PNGCoding", "DisplayLists", "Geometry", "Pixels",
      ]),

    // Visual regression: pictures side by side, and what moved otherwise.
    module("ImageComparison", imports: ["FrameOutput", "PNGCoding", "SystemFiles", "Pixels", "Motion"]),
    module(
      "Regression",
      imports: [
        "ImageComparison", "WebPages", "FrameOutput", "StagePlayback", "FrameSnapshots", "PNGCoding", "SystemFiles",
        "Pixels", "Geometry",
      ]),

    // An app's files as they stand.
    module("UIKit", imports: ["HeadlessUIKit"]),
    module("SourcePorting"),
    .executableTarget(
      name: "segue-port", dependencies: ["SourcePorting", "SystemFiles"], swiftSettings: settings),
    .plugin(name: "UIKitPort", capability: .buildTool(), dependencies: ["segue-port"], path: "Sources/UIKitPort"),

    // What people use.
    module("SegueKit", imports: ["HeadlessUIKit", "StagePlayback", "FrameOutput"]),
    module(
      "SegueCommand",
      imports: [
        "SegueKit", "MotionPlots", "PlayerPages", "Regression", "ImageComparison", "ScenePlayer", "SceneFiles",
        "FrameOutput", "StagePlayback", "SourcePorting", "FrameSnapshots", "Raster", "SystemFiles", "PNGCoding",
        "Pixels", "Geometry", "Motion",
      ]),
    .executableTarget(name: "segue", dependencies: ["SegueCommand"], swiftSettings: settings),

    // Baselines in a user's own tests. It knows Swift Testing and XCTest, so nothing that is shipped may import it.
    module(
      "SegueTesting",
      imports: ["SegueCommand", "Regression", "FrameOutput", "StagePlayback", "HeadlessUIKit", "SystemFiles"]),

    // What frames cost: run with `swift run -c release segue-bench`.
    module(
      "Benchmarks",
      imports: [
        "ScenePlayer", "SceneFiles", "FrameOutput", "StagePlayback", "FrameSnapshots", "Raster", "PNGCoding",
        "SystemFiles", "DisplayLists", "Pixels", "Motion",
      ]),
    .executableTarget(name: "segue-bench", dependencies: ["Benchmarks"], swiftSettings: settings),

    // Tests.
    .target(
      name: "TestSupport",
      dependencies: ["DisplayLists", "Geometry", "Motion", "Pixels", "PNGCoding", "Raster"],
      path: "Tests/TestSupport", swiftSettings: settings),
    // Transitions as apps write them, in files that only know UIKit: nothing is seen but what is public.
    .target(
      name: "PatternStages", dependencies: ["SegueKit", "UIKit"], path: "Tests/PatternStages", exclude: ["App"],
      packageAccess: false, swiftSettings: warningsAreErrors ? [.treatAllWarnings(as: .error)] : [],
      plugins: ["UIKitPort"]),
    // Small files as they are found in answers and articles, in Swift 5 here and in Swift 6 in the tests that play them.
    .target(
      name: "UIKitSnippets", dependencies: ["UIKit"], path: "Tests/UIKitSnippets", exclude: ["App"],
      packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5)] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : []),
      plugins: ["UIKitPort"]),
    .testTarget(
      name: "UIKitSnippetsTests", dependencies: ["SegueKit", "UIKit", "UIKitSnippets"], exclude: ["App"],
      packageAccess: false, swiftSettings: warningsAreErrors ? [.treatAllWarnings(as: .error)] : [],
      plugins: ["UIKitPort"]),
    tests(of: "Geometry"),
    tests(of: "Motion", data: ["Vectors"]),
    tests(of: "Pixels"),
    tests(of: "Constraints"),
    tests(of: "FrameSnapshots", imports: ["DisplayLists", "Geometry", "Pixels"]),
    tests(of: "Raster", imports: ["DisplayLists", "Geometry", "Pixels", "Motion", "PNGCoding"], data: ["Vectors"]),
    tests(of: "PNGCoding", imports: ["Pixels"]),
    tests(of: "SystemFiles"),
    tests(of: "HeadlessUIKit", imports: ["FrameSnapshots", "Motion", "Geometry"]),
    tests(of: "SceneFiles", imports: ["Motion", "Geometry"]),
    tests(of: "StagePlayback", imports: ["HeadlessUIKit", "FrameSnapshots", "Geometry"]),
    tests(
      of: "ScenePlayer",
      imports: ["SceneFiles", "StagePlayback", "HeadlessUIKit", "FrameSnapshots", "Geometry", "Raster", "Pixels"]),
    tests(
      of: "PatternStages",
      imports: [
        "ScenePlayer", "SceneFiles", "StagePlayback", "HeadlessUIKit", "FrameSnapshots", "Raster", "Pixels", "Motion",
      ], data: ["Scenes"]),
    tests(of: "SourcePorting"),
    tests(
      of: "FrameOutput",
      imports: [
        "StagePlayback", "HeadlessUIKit", "FrameSnapshots", "SystemFiles", "PNGCoding", "DisplayLists", "Geometry",
        "Pixels",
      ]),
    tests(of: "MotionPlots", imports: ["StagePlayback", "PNGCoding", "Geometry", "Pixels", "Motion"]),
    tests(of: "ImageComparison", imports: ["FrameOutput", "PNGCoding", "SystemFiles", "Pixels"]),
    tests(of: "Regression", imports: ["FrameOutput", "SystemFiles", "Geometry"]),
    tests(
      of: "SegueCommand",
      imports: [
        "SegueKit", "PatternStages", "Regression", "ScenePlayer", "SceneFiles", "FrameOutput", "StagePlayback",
        "FrameSnapshots", "SystemFiles", "PNGCoding", "Pixels",
      ], data: ["Determinism/digests.txt"]),
    tests(
      of: "SegueTesting", imports: ["SegueCommand", "StagePlayback", "HeadlessUIKit", "SystemFiles", "PNGCoding"]),
    // Baselines as an app's tests have them: they see nothing but what is public.
    .testTarget(
      name: "ExampleTests", dependencies: ["SegueKit", "SegueTesting", "PatternStages"], exclude: ["Baselines"],
      packageAccess: false, swiftSettings: warningsAreErrors ? [.treatAllWarnings(as: .error)] : []),
    tests(of: "PlayerPages"),
    tests(of: "Benchmarks", imports: ["ScenePlayer", "SceneFiles", "StagePlayback", "FrameSnapshots"]),
    .testTarget(name: "PackageTests", exclude: ["module-graph.txt"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
