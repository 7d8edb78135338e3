// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "allium-benchmarks",
    dependencies: [.package(name: "allium", path: "..")],
    targets: [
        .executableTarget(
            name: "ours_bench",
            dependencies: [.product(name: "UIKit", package: "allium"), .product(name: "HeadlessHost", package: "allium")],
            swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
