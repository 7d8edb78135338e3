// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Bell",
    platforms: [.iOS(.v13)],
    products: [
        .library(name: "Bell", targets: ["Bell"]),
        .library(name: "BellDynamic", type: .dynamic, targets: ["Bell"]),
    ],
    targets: [.target(name: "Bell")]
)
