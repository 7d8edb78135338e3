// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Kitchen",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Kitchen", targets: ["Kitchen"])],
    dependencies: [.package(path: "../Bell")],
    targets: [
        .target(
            name: "Kitchen", dependencies: [.product(name: "Bell", package: "Bell", condition: .when(platforms: [.iOS]))],
            swiftSettings: [.define("ON_IOS", .when(platforms: [.iOS]))]),
        .executableTarget(name: "KitchenDesk", dependencies: ["Kitchen"]),
        .testTarget(
            name: "KitchenTests",
            dependencies: ["Kitchen", .product(name: "Bell", package: "Bell", condition: .when(platforms: [.iOS]))]),
    ]
)
