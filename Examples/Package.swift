// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "allium-examples",
    dependencies: [.package(name: "allium", path: "..")],
    targets: [
        .executableTarget(
            name: "Presentations",
            dependencies: [.product(name: "UIKit", package: "allium"), .product(name: "HeadlessHost", package: "allium")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "Gallery",
            dependencies: [.product(name: "UIKit", package: "allium"), .product(name: "HeadlessHost", package: "allium")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
