// swift-tools-version: 6.2
import PackageDescription

/// What any program that should start quickly can ask of the linker: Documentation/Decisions/0007-quick-start.md.
let quickStart: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-use-ld=lld", "-L\(Context.packageDirectory)/link", "-Xclang-linker", "-no-pie",
            "-Xlinker", "--no-export-dynamic", "-Xlinker", "--as-needed",
            "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/startup.order",
            "-Xlinker", "--no-warn-symbol-ordering",
        ],
        .when(configuration: .release))
]

let package = Package(
    name: "allium-benchmarks",
    dependencies: [.package(name: "allium", path: "..")],
    targets: [
        // Classes with optional methods: what the adapter makes of their sources (`Scripts/adapt-fixtures`).
        .target(
            name: "ListObjects", dependencies: [.product(name: "UIKit", package: "allium")],
            path: "Sources/ListObjects/Adapted",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "ours_bench",
            dependencies: [
                "ListObjects",
                .product(name: "UIKit", package: "allium"), .product(name: "HeadlessHost", package: "allium"),
                .product(name: "ConstraintSolver", package: "allium"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)], linkerSettings: quickStart),
        // Scenes in a window and in a page, for Benchmarks/window.py.
        .executableTarget(
            name: "window_bench",
            dependencies: [
                .product(name: "UIKit", package: "allium"), .product(name: "SDLHost", package: "allium"),
                .product(name: "BrowserHost", package: "allium"),
            ],
            path: "Sources/window_bench/Adapted", swiftSettings: [.swiftLanguageMode(.v5)], linkerSettings: quickStart),
        // Maps in a program of their own: the other measures programs that have none.
        .executableTarget(
            name: "map_bench",
            dependencies: [
                .product(name: "MapKit", package: "allium"), .product(name: "UIKit", package: "allium"),
                .product(name: "HeadlessHost", package: "allium"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)], linkerSettings: quickStart),
    ]
)
