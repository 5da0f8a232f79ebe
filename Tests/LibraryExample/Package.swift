// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Slide",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Segue", path: "../..")],
  targets: [
    .executableTarget(name: "Slide", dependencies: [.product(name: "SegueKit", package: "Segue")])
  ]
)
