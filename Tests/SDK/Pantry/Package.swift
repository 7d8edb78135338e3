// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Pantry",
    platforms: [.iOS(.v15)],
    targets: [
        .target(name: "Scales"),
        .target(name: "Pantry", dependencies: ["Scales"]),
        .testTarget(name: "PantryTests", dependencies: ["Pantry"]),
    ]
)
