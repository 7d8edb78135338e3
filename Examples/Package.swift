// swift-tools-version: 6.2
import PackageDescription

let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "allium")]
let screen: [Target.Dependency] = uikit + [.product(name: "HeadlessHost", package: "allium")]

/// Ordinary iOS sources, with actions and optional delegate methods. They are in Sources; what is compiled is what the adapter makes
/// of them (`Scripts/adapt-fixtures`).
let containers = [
    "Onion", "Drawer", "Pager", "Antipode", "SplitMail", "AddressBook", "ShopFront", "PhotoWall", "Feed", "SignIn", "Notes",
    "Recipients", "Places",
]
let withMaps = ["Antipode", "Places"]

let package = Package(
    name: "allium-examples",
    dependencies: [.package(name: "allium", path: "..")],
    targets: containers.map {
        .target(
            name: $0, dependencies: withMaps.contains($0) ? uikit + [.product(name: "MapKit", package: "allium")] : uikit,
            path: "Adapted/\($0)", swiftSettings: [.swiftLanguageMode(.v5)])
    } + [
        .executableTarget(
            name: "Containers", dependencies: screen + containers.map { .byName(name: $0) },
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "Show",
            dependencies: uikit + [
                .product(name: "SDLHost", package: "allium"), .product(name: "BrowserHost", package: "allium"),
            ] + containers.map { .byName(name: $0) },
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "Presentations", dependencies: screen, swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "Gallery", dependencies: screen, swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
