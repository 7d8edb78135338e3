import Foundation
import TestEvidence
import Testing

@Suite("Architecture / Layering", .ours)
struct LayeringTests {
    /// From the ground up; a module imports only from floors printed above its own.
    static let floors: [[String]] = [
        [
            "CCairo", "CPixman", "CFreeType", "CHarfBuzz", "CPNG", "CTurboJPEG", "CWebP", "CGIF", "CStackSwitch", "CTestRuns",
            "CVirtualTime", "CExpat", "CCards", "CSDL", "CWebSockets", "CPage",
        ],
        ["ConstraintSolver", "InterfaceBuilder", "ListEngine", "TextEngine"],
        ["AppleFoundation", "RasterKernels"],
        ["MapEngine"],
        ["os", "Darwin", "ObjectiveC", "simd", "CoreLocation", "UniformTypeIdentifiers"],
        ["OSLog", "MobileCoreServices", "UserNotifications"],
        ["SourceAdapter", "XcodeProject", "RunOrders", "LanguageServer"],
        ["ProjectDoctor"],
        ["allium"],
        ["CoreGraphics"],
        ["CoreText", "ImageIOPNG", "ImageIOJPEG", "ImageIOWebP", "ImageIOGIF"],
        ["ImageIO"],
        ["RenderEngine"],
        ["FrameStream", "QuartzCore"],
        ["UIKit"],
        ["MapKit", "Inspector", "SafariServices", "MessageUI"],
        ["HeadlessHost"],
        ["LiveHost"],
        ["SDLHost", "BrowserHost"],
        ["InterfaceCheck"],
        ["TestEvidence", "_Testing_CoreGraphics", "_Testing_UIKit", "AlliumXCTest", "SnapshotFrameworks"],
        ["UIKitTesting"],
    ]

    /// What the toolchain brings, and who may ask for it.
    static let toolchain: [String: Set<String>] = [
        "Foundation": ["AppleFoundation"],
        "FoundationEssentials": ["AppleFoundation"],
        "FoundationNetworking": ["AppleFoundation"],
        "FoundationXML": ["AppleFoundation"],
        "Swift": ["AppleFoundation"],
        "SwiftSyntax": ["SourceAdapter"],
        "SwiftParser": ["SourceAdapter"],
        "SwiftIfConfig": ["SourceAdapter"],
        // The program's end of the line to `allium run --live` is read where the main thread waits.
        "Dispatch": ["QuartzCore", "SourceAdapter", "LiveHost"],
        "Glibc": ["AppleFoundation", "RasterKernels", "Darwin"],
        "Synchronization": [
            "CoreText", "RenderEngine", "QuartzCore", "UIKit", "AppleFoundation", "CoreGraphics", "os", "CoreLocation",
            "MapKit",
        ],
        "_FoundationICU": ["CoreText"],
        // In the text of manifests that it writes.
        "PackageDescription": ["allium"],
        "Testing": ["TestEvidence", "_Testing_CoreGraphics", "_Testing_UIKit", "UIKitTesting"],
        "XCTest": ["AlliumXCTest"],
    ]

    /// Libraries of the system have one module each that speaks to them.
    static let systemUsers: [String: Set<String>] = [
        "CCairo": ["CoreGraphics"],
        "CPixman": ["CoreGraphics", "RenderEngine"],
        "CFreeType": ["CoreText"],
        "CHarfBuzz": ["CoreText"],
        "CPNG": ["ImageIOPNG"],
        "CTurboJPEG": ["ImageIOJPEG"],
        "CWebP": ["ImageIOWebP"],
        "CGIF": ["ImageIOGIF"],
        "CStackSwitch": ["AppleFoundation"],
        "CVirtualTime": ["QuartzCore"],
        "CExpat": ["InterfaceBuilder", "CoreLocation"],
        "CCards": ["UIKit"],
        "CTestRuns": ["AlliumXCTest", "UIKitTesting"],
        "CSDL": ["SDLHost"],
        "CWebSockets": ["BrowserHost"],
        "CPage": ["BrowserHost", "Inspector"],
    ]

    let sources = Repository().files(under: "Sources", extensions: ["swift"])

    @Test func `sees the sources and some imports that must be there`() {
        #expect(sources.count > 40)
        for (module, other) in [("CoreGraphics", "AppleFoundation"), ("ImageIOPNG", "CPNG"), ("_Testing_UIKit", "UIKit")] {
            #expect(sources.contains { $0.module == module && $0.imports.contains(other) }, "\(module) imports \(other)")
        }
    }

    @Test func `reads import lines in all their forms`() {
        let file = Repository.SourceFile(
            path: "Sources/X/Y.swift",
            text: """
                import A
                @testable import B
                @_exported public import C // why
                import struct D.Inner
                package import E.Sub
                // import F
                let important = "import G"
                """)
        #expect(file.imports == ["A", "B", "C", "D", "E"])
    }

    @Test func `a module imports only from lower floors`() {
        for file in sources {
            guard let floor = Self.floor(of: file.module) else {
                Issue.record("\(file.path): the module \(file.module) is on no floor. Add it to the table in this test.")
                continue
            }
            for name in file.imports {
                if let users = Self.toolchain[name] {
                    #expect(users.contains(file.module), "\(file.path) imports \(name), which only \(users.sorted()) may")
                } else if let lower = Self.floor(of: name) {
                    #expect(lower < floor, "\(file.path) imports \(name), which is not on a lower floor")
                } else {
                    Issue.record("\(file.path) imports \(name), which is on no floor")
                }
            }
        }
    }

    @Test func `each system library has the modules that speak to it`() {
        for file in sources {
            for name in file.imports {
                guard let users = Self.systemUsers[name] else { continue }
                #expect(users.contains(file.module), "\(file.path) imports \(name), which only \(users.sorted()) may")
            }
        }
    }

    @Test func `no file outside AppleFoundation imports Foundation`() {
        let direct = sources.filter { $0.module != "AppleFoundation" && $0.imports.contains("Foundation") }
        #expect(direct.map(\.path) == [], "import AppleFoundation instead")
    }

    @Test func `nothing below the hosts names a display library`() throws {
        let names = try Regex(#"\b(SDL\w*|X11|Xlib|XCB|xcb_\w+|Wayland|wl_\w+|OpenGL|GLES\d?|EGL\w*|glX\w*|GtkWidget)\b"#)
        let below = Repository().files(under: "Sources", extensions: ["swift", "c", "h", "modulemap"])
        #expect(below.contains { $0.path.hasSuffix("module.modulemap") })
        let mayName = ["Sources/SDLHost/", "Sources/System/CSDL/"]
        for file in below where !mayName.contains(where: file.path.hasPrefix) {
            for (index, line) in file.code.enumerated() where line.contains(names) {
                Issue.record("\(file.path):\(index + 1) names a display library: \(line)")
            }
        }
    }

    @Test func `nothing in ViewControllers knows a standard container`() throws {
        let containers = try Regex(#"\bUI(Navigation|Tab|Split|Page)\w*(Controller|Bar)\b"#)
        let folder = "Sources/UIKit/ViewControllers/"
        // UIKit declares on every controller which containers are around it.
        let declarations: Set<String> = [folder + "UIViewController.swift", folder + "ContainerItems.swift"]
        let files = sources.filter { $0.path.hasPrefix(folder) && !declarations.contains($0.path) }
        #expect(files.count > 30)
        for file in files {
            for (index, line) in file.code.enumerated() where line.contains(containers) {
                Issue.record("\(file.path):\(index + 1) knows a standard container: \(line)")
            }
        }
    }

    @Test func `standard containers stand on what apps can call`() throws {
        let parts = try Regex(
            #"\b(AppearanceStateMachine|ContainmentGraph|AfterCommit|PresentationSteps|DismissalSteps|beginTransition\(appearing)"#
        )
        for file in sources where file.path.hasPrefix("Sources/UIKit/Containers/") {
            for (index, line) in file.code.enumerated() where line.contains(parts) {
                Issue.record("\(file.path):\(index + 1) uses what no app can: \(line)")
            }
        }
    }

    private static func floor(of module: String) -> Int? { floors.firstIndex { $0.contains(module) } }
}
