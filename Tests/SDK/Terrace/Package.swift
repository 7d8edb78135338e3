// swift-tools-version:6.0
import PackageDescription

let package = Package(
    name: "Terrace",
    platforms: [.iOS(.v16)],
    targets: [
        .target(name: "Terrace"),
        .executableTarget(name: "TerraceDesk", dependencies: ["Terrace"]),
        .testTarget(name: "TerraceTests", dependencies: ["Terrace"]),
        .testTarget(name: "TerraceFiveTests", dependencies: ["Terrace"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "TerraceFourTests", swiftSettings: [.swiftLanguageMode(.v4)]),
    ]
)
