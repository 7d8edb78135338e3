// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The floors of the house, from the ground up. A module imports only from lower floors; ArchitectureTests keeps it so.

let swift5: [SwiftSetting] = [
    .swiftLanguageMode(.v5),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Each generic type is made by a direct call instead of by its name, which would search all conformances of the program
    // on first use; and linkers may leave out and order single functions. Documentation/Decisions/0007-quick-start.md.
    .unsafeFlags(
        ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors", "-Xfrontend", "-function-sections"],
        .when(configuration: .release)),
    // Overlapping accesses are checked in debug, where all tests run; each check costs a third of a property's write.
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

/// The compiler looks at what crosses threads as closely as in Swift 6, and says so: each `nonisolated(unsafe)` left is one it asked for.
let checked: [SwiftSetting] = swift5 + [.enableUpcomingFeature("StrictConcurrency")]

/// Pixel loops are 3 to 12 times slower without the optimiser, and tests run in debug: these targets are always optimised.
let optimised: [SwiftSetting] = swift5 + [.unsafeFlags(["-O"])]

func system(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
    .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

func module(_ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = swift5) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    // Reference pictures, and iOS sources of which the adapted text is compiled.
    let excluded = ["__Snapshots__", "Fixtures/Originals", "Oracles"].filter {
        FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests/\(name)/\($0)")
    }
    return .testTarget(
        name: name, dependencies: ["TestEvidence"] + dependencies, exclude: excluded, swiftSettings: swift5)
}

let systemLibraries: [Target] = [
    .systemLibrary(name: "CCairo", path: "Sources/System/CCairo", providers: [.apt(["libcairo2-dev"])]),
    system("CPixman", "pixman-1", "libpixman-1-dev"),
    system("CFreeType", "freetype2", "libfreetype-dev"),
    system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
    system("CPNG", "libpng", "libpng-dev"),
    system("CExpat", "expat", "libexpat1-dev"),
    // Where the linker gathers the cards of UIKit's classes.
    .systemLibrary(name: "CCards", path: "Sources/System/CCards"),
    // Headers alone: the libraries are loaded when the first JPEG, WebP or GIF image is read.
    .systemLibrary(name: "CTurboJPEG", path: "Sources/System/CTurboJPEG", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", path: "Sources/System/CWebP", providers: [.apt(["libwebp-dev"])]),
    // Likewise: a program that opens a window loads it.
    .systemLibrary(name: "CSDL", path: "Sources/System/CSDL", providers: [.apt(["libsdl2-dev"])]),
    // And one that shows itself in a page loads this.
    .systemLibrary(name: "CWebSockets", path: "Sources/System/CWebSockets", providers: [.apt(["libwebsockets-dev"])]),
    // The page itself, as bytes of the program.
    .target(name: "CPage", path: "Sources/System/CPage", exclude: ["page.html", "page.css", "page.js", "inspection.html"]),
    .systemLibrary(name: "CGIF", path: "Sources/System/CGIF", providers: [.apt(["libgif-dev"])]),
    .target(name: "CStackSwitch", path: "Sources/System/CStackSwitch"),
    .target(name: "CTestRuns", path: "Sources/System/CTestRuns"),
    .target(name: "CVirtualTime", path: "Sources/System/CVirtualTime"),
]

let modules: [Target] = [
    // Floor 0
    module("ConstraintSolver", [], settings: optimised + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    // What tables and collections reckon with: numbers and places, in tight loops where lists are long.
    module("ListEngine", [], settings: optimised + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    // Pieces of text in a tree, in tight loops where texts are long.
    module("TextEngine", [], settings: optimised + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    // Numbers and bytes in tight loops, as the pixel loops below.
    module("InterfaceBuilder", ["CExpat"], settings: optimised + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    // Floor 1
    .target(
        name: "AppleFoundation", dependencies: ["CStackSwitch"], swiftSettings: swift5,
        // Every program here has this module: all are linked by the toolchain's own linker, which takes half of the time.
        linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
    // Project files, for the launcher, and what it asks of the programs that it starts.
    module("XcodeProject", ["AppleFoundation"]),
    // What stands between an editor and SourceKit-LSP: texts and positions, no processes.
    module("LanguageServer", []),
    module("RunOrders", ["AppleFoundation"]),
    // What stands in a project's way, told without a build.
    module("ProjectDoctor", ["XcodeProject", "InterfaceBuilder", "AppleFoundation"]),
    // Modules of Apple's systems that are little more than their names: what they hold is elsewhere already.
    module("os", ["AppleFoundation"]),
    module("OSLog", ["os", "AppleFoundation"]),
    module("RasterKernels", [], settings: optimised),
    // The flat world, and what lies where on it: numbers in tight loops.
    .target(
        name: "MapEngine", dependencies: ["AppleFoundation"], resources: [.copy("Resources/World")], swiftSettings: optimised),
    // Places on the earth, for programs that import them.
    .target(
        name: "CoreLocation", dependencies: ["AppleFoundation", "MapEngine", "CExpat"],
        exclude: ["Protocols/Originals", "Protocols/CoreLocation.index.json"], swiftSettings: swift5),
    // What data is, and the names that it has elsewhere.
    module("UniformTypeIdentifiers", ["AppleFoundation"]),
    module("MobileCoreServices", ["UniformTypeIdentifiers", "AppleFoundation"]),
    .target(
        name: "UserNotifications", dependencies: ["CoreLocation", "UniformTypeIdentifiers", "AppleFoundation"],
        exclude: ["Protocols/Originals", "Protocols/UserNotifications.index.json"], swiftSettings: swift5),
    // Floor 2
    module("CoreGraphics", ["AppleFoundation", "RasterKernels", "CCairo", "CPixman"]),
    // Floor 3
    .target(
        name: "CoreText", dependencies: ["CoreGraphics", "AppleFoundation", "RasterKernels", "CHarfBuzz", "CFreeType"],
        resources: [.copy("Resources/Fonts")], swiftSettings: swift5,
        linkerSettings: [.linkedLibrary("_FoundationICU")]),
    module("ImageIOPNG", ["CoreGraphics", "AppleFoundation", "RasterKernels", "CPNG"], settings: optimised),
    module("ImageIOJPEG", ["CoreGraphics", "AppleFoundation", "RasterKernels", "CTurboJPEG"], settings: optimised),
    module("ImageIOWebP", ["CoreGraphics", "AppleFoundation", "RasterKernels", "CWebP"]),
    module("ImageIOGIF", ["CoreGraphics", "AppleFoundation", "RasterKernels", "CGIF"], settings: optimised),
    module(
        "ImageIO", ["CoreGraphics", "AppleFoundation", "ImageIOPNG", "ImageIOJPEG", "ImageIOWebP", "ImageIOGIF"],
        settings: optimised),
    // Floor 4
    module("RenderEngine", ["CoreGraphics", "AppleFoundation", "RasterKernels", "CPixman"]),
    // Floor 5
    module("QuartzCore", ["RenderEngine", "CoreText", "CoreGraphics", "AppleFoundation", "CVirtualTime"]),
    // Floor 6
    .target(
        name: "UIKit",
        dependencies: [
            "ConstraintSolver", "InterfaceBuilder", "ListEngine", "TextEngine", "QuartzCore", "RenderEngine", "ImageIO",
            "CoreText", "CoreGraphics", "AppleFoundation", "CCards",
        ],
        exclude: ["Protocols/Originals", "Protocols/UIKit.index.json"], swiftSettings: checked),
    // Modules beside UIKit that draw with it.
    .target(
        name: "SafariServices", dependencies: ["UIKit", "AppleFoundation"],
        exclude: ["Protocols/Originals", "Protocols/SafariServices.index.json"], swiftSettings: swift5),
    .target(
        name: "MessageUI", dependencies: ["UIKit", "UniformTypeIdentifiers", "AppleFoundation"],
        exclude: ["Protocols/Originals", "Protocols/MessageUI.index.json"], swiftSettings: swift5),
    // What a library of snapshots uses of frameworks that aren't here.
    module("SnapshotFrameworks", ["UIKit", "CoreGraphics", "AppleFoundation"]),
    // Maps, for programs that import them.
    .target(
        name: "MapKit",
        dependencies: ["UIKit", "QuartzCore", "CoreLocation", "CoreText", "CoreGraphics", "MapEngine", "AppleFoundation"],
        exclude: ["Protocols/Originals", "Protocols/MapKit.index.json"], swiftSettings: swift5),
    // What there is on a screen, told to people.
    module("Inspector", ["UIKit", "QuartzCore", "ImageIO", "ImageIOPNG", "CoreGraphics", "AppleFoundation", "CPage"]),
    // Floor 7
    module(
        "HeadlessHost",
        [
            "Inspector", "UIKit", "QuartzCore", "RenderEngine", "ImageIO", "ImageIOPNG", "CoreGraphics", "RasterKernels",
            "RunOrders",
            "AppleFoundation",
        ]),
    // What differs from frame to frame, and how little of it has to go over a line: pixels in tight loops.
    module(
        "FrameStream", ["CoreGraphics", "ImageIOJPEG", "RasterKernels", "RenderEngine", "AppleFoundation"], settings: optimised),
    // What hosts for people have in common.
    module(
        "LiveHost",
        ["HeadlessHost", "UIKit", "QuartzCore", "CoreGraphics", "RasterKernels", "RunOrders", "AppleFoundation"]),
    module(
        "BrowserHost",
        [
            "LiveHost", "HeadlessHost", "FrameStream", "Inspector", "ImageIO", "UIKit", "QuartzCore", "RenderEngine",
            "CoreGraphics", "RasterKernels",
            "RunOrders", "AppleFoundation", "CWebSockets", "CPage",
        ]),
    module(
        "SDLHost",
        [
            "LiveHost", "HeadlessHost", "Inspector", "UIKit", "QuartzCore", "RenderEngine", "ImageIO", "ImageIOPNG",
            "CoreGraphics", "RasterKernels", "RunOrders", "AppleFoundation", "CSDL",
        ]),
    // What `allium ib-check` starts: files instantiated without their apps.
    .executableTarget(
        name: "interface-check", dependencies: ["UIKit", "MapKit", "HeadlessHost", "InterfaceBuilder", "AppleFoundation"],
        path: "Sources/InterfaceCheck", swiftSettings: swift5),
    // Floor 8
    module("TestEvidence", []),
    module(
        "UIKitTesting",
        [
            "UIKit", "HeadlessHost", "QuartzCore", "RenderEngine", "ImageIO", "ImageIOPNG", "CoreGraphics", "RasterKernels",
            "RunOrders", "AppleFoundation", "TestEvidence", "CTestRuns",
        ]),
    module("_Testing_CoreGraphics", ["CoreGraphics"]),
    module("_Testing_UIKit", ["UIKit"]),
    // What the compiler noted while it built, for the tests of the architecture.
    .target(name: "CIndexReader", path: "Tests/CIndexReader"),
    // Programs that tests start, and their words.
    .target(
        name: "TestPrograms", dependencies: ["AppleFoundation"], path: "Tests/TestPrograms", swiftSettings: swift5),
    // A program that tests start in hostile surroundings.
    .executableTarget(
        name: "OneScreen", dependencies: ["UIKit", "HeadlessHost"], path: "Tests/Programs/OneScreen", swiftSettings: swift5),
    // And one that tests click and type in, in a window.
    .executableTarget(
        name: "OneWindow", dependencies: ["UIKit", "SDLHost", "BrowserHost"], path: "Tests/Programs/OneWindow",
        swiftSettings: swift5),
    // One that turns its run loop in real time.
    .executableTarget(
        name: "RealLoop", dependencies: ["CVirtualTime"], path: "Tests/Programs/RealLoop", swiftSettings: swift5),
]

// MARK: The source adapter, on the toolchain's own SwiftSyntax

/// Where the toolchain that reads this manifest keeps its SwiftSyntax libraries: beside the library of manifests itself.
func toolchainHostLibraries() -> String? {
    // Read line by line: the file claims to be empty, and whoever believes it reads one page.
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var mapped: [String] = []
    var buffer = [CChar](repeating: 0, count: 8192)
    while fgets(&buffer, Int32(buffer.count), maps) != nil {
        mapped.append(String(decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    let line = mapped.first { $0.hasSuffix("/libPackageDescription.so") }
    guard let line, let start = line.firstIndex(of: "/") else { return nil }
    let library = URL(fileURLWithPath: String(line[start...]))
    let folder = library.deletingLastPathComponent().appendingPathComponent("../../host").standardized.path
    return FileManager.default.fileExists(atPath: folder + "/libSwiftParser.so") ? folder : nil
}

func adapterTargets(_ host: String) -> [Target] {
    let settings: [SwiftSetting] = swift5 + [.unsafeFlags(["-I", host])]
    let libraries = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig", "SwiftOperators", "SwiftDiagnostics"]
    let search = ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]
    return [
        .target(
            name: "SourceAdapter", dependencies: ["AppleFoundation"], swiftSettings: settings,
            linkerSettings: [.unsafeFlags(search)] + libraries.map { .linkedLibrary($0) }),
        .executableTarget(
            name: "allium",
            dependencies: [
                "SourceAdapter", "InterfaceBuilder", "XcodeProject", "ProjectDoctor", "LanguageServer", "RunOrders",
                "AppleFoundation",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "SourceAdapterTests", dependencies: ["TestEvidence", "SourceAdapter", "AppleFoundation"],
            swiftSettings: settings),
    ]
}

/// The containers of Examples/, as the adapter leaves them (`Scripts/adapt-fixtures`): iOS sources that tests drive.
let examples: [Target] = [
    "Onion", "Drawer", "Pager", "Antipode", "SplitMail", "AddressBook", "ShopFront", "PhotoWall", "Feed", "SignIn",
    "Notes", "Recipients", "Places",
]
.map {
    .target(
        name: $0, dependencies: ["Antipode", "Places"].contains($0) ? ["UIKit", "MapKit"] : ["UIKit"],
        path: "Examples/Adapted/\($0)",
        swiftSettings: [.swiftLanguageMode(.v5)])
}

let testTargets: [Target] = [
    // iOS sources as the adapter leaves them, called by name; `Scripts/prove-dispatch` runs them in every mode.
    .testTarget(
        name: "DispatchProofs", dependencies: ["TestEvidence", "AppleFoundation"], exclude: ["Originals"],
        swiftSettings: Context.environment["ALLIUM_PROOFS"] == "6" ? [.swiftLanguageMode(.v6)] : swift5),
    .testTarget(
        name: "UIKitProofs",
        dependencies: [
            "TestEvidence", "AppleFoundation", "CoreGraphics", "QuartzCore", "UIKit", "UIKitTesting", "HeadlessHost",
            "_Testing_UIKit", "_Testing_CoreGraphics",
        ],
        exclude: ["Originals"],
        swiftSettings: Context.environment["ALLIUM_PROOFS"] == "6" ? [.swiftLanguageMode(.v6)] : swift5),
    // With all that its index tells of.
    tests("ArchitectureTests", ["CIndexReader", "OSLog", "UIKitTesting"]),
    tests("AppleFoundationTests", ["AppleFoundation"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"]),
    tests("ListEngineTests", ["ListEngine"]),
    tests("TextEngineTests", ["TextEngine"]),
    tests("MapEngineTests", ["MapEngine", "AppleFoundation"]),
    tests("CoreLocationTests", ["CoreLocation", "AppleFoundation", "UIKitTesting"]),
    tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers", "MobileCoreServices", "AppleFoundation"]),
    tests("UserNotificationsTests", ["UserNotifications", "CoreLocation", "AppleFoundation", "UIKitTesting"]),
    tests("SafariServicesTests", ["SafariServices", "UIKit", "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests("MessageUITests", ["MessageUI", "UIKit", "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests(
        "MapKitTests",
        [
            "MapKit", "MapEngine", "CoreLocation", "UIKit", "InterfaceBuilder", "UIKitTesting", "HeadlessHost",
            "_Testing_UIKit",
            "_Testing_CoreGraphics",
        ]),
    tests("OSTests", ["os", "OSLog", "AppleFoundation"]),
    tests("InterfaceBuilderTests", ["InterfaceBuilder"]),
    tests("XcodeProjectTests", ["XcodeProject", "RunOrders", "AppleFoundation"]),
    tests("LanguageServerTests", ["LanguageServer"]),
    tests("ProjectDoctorTests", ["ProjectDoctor", "XcodeProject", "AppleFoundation"]),
    tests("RasterKernelsTests", ["RasterKernels"]),
    tests("CoreGraphicsTests", ["CoreGraphics", "RasterKernels", "CCairo", "_Testing_CoreGraphics"]),
    tests("CoreTextTests", ["CoreText", "CoreGraphics", "_Testing_CoreGraphics"]),
    tests("ImageIOTests", ["ImageIO", "ImageIOPNG", "ImageIOJPEG", "CoreGraphics", "_Testing_CoreGraphics"]),
    tests("RenderEngineTests", ["RenderEngine", "CoreGraphics", "_Testing_CoreGraphics"]),
    tests("QuartzCoreTests", ["QuartzCore", "CoreGraphics", "_Testing_CoreGraphics"]),
    tests(
        "UIKitTests",
        [
            "UIKit", "CoreLocation", "MapKit", "UserNotifications", "SafariServices", "MessageUI", "UIKitTesting",
            "HeadlessHost",
            "_Testing_UIKit", "_Testing_CoreGraphics",
        ]),
    // Text that is typed: fields and the keyboard.
    tests("TextTests", ["UIKit", "TextEngine", "UIKitTesting", "HeadlessHost", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests("PickerTests", ["UIKit", "UIKitTesting", "HeadlessHost", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    // Interface files instantiated, segues, assets: apart from UIKitTests, so that both build quickly.
    tests(
        "StoryboardTests",
        ["UIKit", "UIKitTesting", "HeadlessHost", "InterfaceBuilder", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    // Whole apps, driven as by a person.
    tests(
        "ExampleTests",
        examples.map { .byName(name: $0.name) } + [
            "UIKit", "MapKit", "UIKitTesting", "HeadlessHost", "_Testing_UIKit", "_Testing_CoreGraphics",
        ]),
    // Devices in windows.
    tests(
        "WindowTests",
        [
            "OneWindow", "RealLoop", "TestPrograms", "SDLHost", "LiveHost", "HeadlessHost", "UIKit", "RunOrders", "QuartzCore",
            "CSDL",
            "CoreLocation", "ImageIO", "ImageIOPNG", "CoreGraphics", "RasterKernels", "AppleFoundation",
        ]),
    // And in pages, before a real browser where there is one.
    tests("FrameStreamTests", ["FrameStream", "RasterKernels", "RenderEngine", "CoreGraphics", "ImageIO", "AppleFoundation"]),
    tests(
        "PageTests",
        [
            "OneWindow", "TestPrograms", "BrowserHost", "FrameStream", "LiveHost", "HeadlessHost", "Inspector", "UIKit",
            "RasterKernels", "CoreGraphics", "RunOrders", "AppleFoundation",
        ]),
    // Frames that Interface Builder stored, as numbers.
    tests("LayoutOracleTests", ["UIKit", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    tests(
        "UIKitTestingTests",
        [
            "OneScreen", "UIKit", "UIKitTesting", "HeadlessHost", "QuartzCore", "RenderEngine", "RasterKernels", "ImageIO",
            "CoreGraphics", "SnapshotFrameworks", "_Testing_UIKit", "_Testing_CoreGraphics",
        ]),
]

/// `ALLIUM_TESTS=CoreTextTests,CoreGraphicsTests swift test` builds and runs those test targets alone: a short loop while working.
let selected = Context.environment["ALLIUM_TESTS"].map { Set($0.split(separator: ",").map(String.init)) }

/// The adapter stands apart from the floors: it works on text, and short loops on other targets leave it out.
let adapter: [Target] =
    selected?.contains("SourceAdapterTests") ?? true ? toolchainHostLibraries().map(adapterTargets) ?? [] : []

/// The proofs run four times, and need no libraries.
let onlyProofs = Context.environment["ALLIUM_PROOFS"] != nil

let makesSDK = Context.environment["ALLIUM_SDK"] != nil

/// Where these lie beside other modules, `canImport` takes Linux for Apple's system, in SwiftPM's own test runner to begin with.
/// In builds with the Swift SDK the adapter answers such questions, so only the SDK has them.
let appleNames: [Target] =
    makesSDK ? [module("Darwin", ["AppleFoundation"]), module("ObjectiveC", ["AppleFoundation"]), module("simd", [])] : []

/// What XCTest lacks on Linux. The adapter imports it beside XCTest, so only the SDK has it.
let alliumXCTest: [Target] = makesSDK ? [module("AlliumXCTest", ["UIKit", "RunOrders", "AppleFoundation", "CTestRuns"])] : []

/// Everything that the Swift SDK offers to iOS packages, in archives: what programs use, and what only tests do. `Scripts/sdk`
/// asks for them.
let sdk: [Product] =
    !makesSDK
    ? []
    : [
        .library(
            name: "Allium", type: .static,
            targets: [
                "UIKit", "MapKit", "QuartzCore", "CoreGraphics", "CoreText", "ImageIO", "AppleFoundation", "CoreLocation",
                "UniformTypeIdentifiers", "MobileCoreServices", "UserNotifications", "SafariServices", "MessageUI", "os",
                "OSLog",
                "Darwin", "ObjectiveC", "simd", "HeadlessHost", "SDLHost", "BrowserHost",
            ]),
        .library(
            name: "AlliumTesting", type: .static,
            targets: ["UIKitTesting", "TestEvidence", "_Testing_UIKit", "_Testing_CoreGraphics"]),
        .library(name: "AlliumXCTest", type: .static, targets: ["AlliumXCTest", "SnapshotFrameworks"]),
    ]

let package = Package(
    name: "allium",
    products: onlyProofs
        ? []
        : [
            .library(name: "UIKit", targets: ["UIKit"]),
            .library(name: "UIKitTesting", targets: ["UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics"]),
            .library(name: "HeadlessHost", targets: ["HeadlessHost"]),
            .library(name: "SDLHost", targets: ["SDLHost"]),
            .library(name: "BrowserHost", targets: ["BrowserHost"]),
            .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
            .library(name: "CoreLocation", targets: ["CoreLocation"]),
            .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
            .library(name: "UserNotifications", targets: ["UserNotifications"]),
            .library(name: "SafariServices", targets: ["SafariServices"]),
            .library(name: "MessageUI", targets: ["MessageUI"]),
            .library(name: "MapKit", targets: ["MapKit"]),
        ] + sdk + (adapter.isEmpty ? [] : [.executable(name: "allium", targets: ["allium"])]),
    targets: systemLibraries + modules + appleNames + alliumXCTest + adapter
        + (selected?.contains("ExampleTests") ?? true ? examples : [])
        + testTargets.filter { selected?.contains($0.name) ?? true }
)
