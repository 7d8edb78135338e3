// swift-tools-version:5.5
import PackageDescription

// What UIKit promises, asked with public API only: the same files run in an iOS simulator and through the Swift SDK.
let package = Package(
    name: "Conformance",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Conformance", targets: ["Conformance"])],
    targets: [
        .target(name: "Conformance"),
        .testTarget(name: "ConformanceTests", dependencies: ["Conformance"]),
    ]
)
