// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Chime",
    platforms: [.iOS(.v13)],
    dependencies: [.package(path: "../Bell")],
    targets: [
        .executableTarget(name: "Chime", dependencies: [.product(name: "BellDynamic", package: "Bell")])
    ]
)
