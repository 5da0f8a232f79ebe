// swift-tools-version: 6.2

import PackageDescription

// What somebody writes who brings an app's transitions here: `App` is a link to the app's folder, which is excluded and
// ported; beside it stand the stages. Nothing in the app's files knows of Segue.
let package = Package(
  name: "AppExamples",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Segue", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppExamples",
      dependencies: [.product(name: "SegueKit", package: "Segue"), .product(name: "UIKit", package: "Segue")],
      exclude: ["App"],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "UIKitPort", package: "Segue")])
  ]
)
