import AppleFoundation

/// The last lines after a build that failed: the causes, as far as they can be told, and what to do.
package struct FailureSummary {
    package var name = ""
    package var report = CompilerReport(log: "")
    /// UIKit's names that are not here, with their uses.
    package var absentNames: [String: Int] = [:]
    package var absentModules: [String] = []
    /// Modules that other targets of the project make.
    package var ownTargets: Set<String> = []
    package var isOfSwift2 = false
    package var swiftVersion: String?
    /// What the project takes its other modules from.
    package var suppliers: Set<Supplier> = []
    package var logFile: String?
    /// Names that tools would have declared whose output isn't here.
    package var generated: [(generator: SourceGenerator, names: [String])] = []

    package enum Supplier: String, Hashable, CaseIterable {
        case pods = "Podfile"
        case podsNotInstalled = "Podfile without Pods"
        case carthage = "Cartfile"
        case packages = "Swift packages"
    }

    package init() {}

    private static let apple: Set<String> = [
        "AVFoundation", "AVKit", "MapKit", "CoreLocation", "CoreData", "WebKit", "SpriteKit", "SceneKit", "ARKit", "Photos",
        "PhotosUI", "MessageUI", "StoreKit", "GameKit", "HealthKit", "HomeKit", "EventKit", "Contacts", "ContactsUI",
        "CloudKit",
        "CoreMotion", "CoreBluetooth", "CoreImage", "CoreML", "Vision", "Metal", "MetalKit", "GLKit", "UserNotifications",
        "SafariServices", "SwiftUI", "Combine", "Social", "Accounts", "LocalAuthentication", "MultipeerConnectivity", "PDFKit",
        "MobileCoreServices", "AudioToolbox", "MediaPlayer", "Intents", "WatchConnectivity", "CoreSpotlight", "Accelerate",
        "AdSupport", "iAd", "AddressBook", "AssetsLibrary", "QuickLook", "Speech", "NaturalLanguage", "CoreTelephony",
        "Network",
        "WidgetKit", "SwiftData", "Charts", "UniformTypeIdentifiers", "GameplayKit", "ReplayKit", "CallKit", "PassKit",
        "Security",
        "CommonCrypto", "SystemConfiguration", "NotificationCenter", "PushKit", "ImageCaptureCore", "LinkPresentation",
        "OSAKit",
        "CoreHaptics", "CoreNFC", "AuthenticationServices", "CryptoKit", "BackgroundTasks", "AppIntents", "TipKit",
        "Observation",
    ]

    /// Without "allium: " before it.
    package var lines: [String] {
        var lines = [head]
        if isOfSwift2 {
            let version = swiftVersion.map { " (SWIFT_VERSION is \($0))" } ?? ""
            lines.append("written for Swift 2\(version): open it in an Xcode of 8 to 10, which converts it, then run it again")
        }
        for (generator, names) in generated {
            lines.append(
                "\(names.joined(separator: ", ")): \(generator.rawValue) writes \(names.count == 1 ? "it" : "them") while Xcode builds, "
                    + "and its files aren't here: \(generator.remedy)")
        }
        let modules = Set(absentModules)
        list("not here yet", absentNames, &lines)
        let apples = modules.intersection(Self.apple).sorted()
        if !apples.isEmpty { lines.append("needs \(Self.modules(apples)), which Allium doesn't have") }
        let own = modules.subtracting(apples).intersection(ownTargets).sorted()
        if !own.isEmpty {
            lines.append(
                "needs \(Self.modules(own)): a framework of the project itself that this target doesn't link, or that has no Swift"
            )
        }
        let foreign = modules.subtracting(apples).subtracting(own).sorted()
        if !foreign.isEmpty { lines.append("needs \(Self.modules(foreign))\(remedy)") }
        if let logFile { lines.append("all of the compiler's words: \(logFile)") }
        return lines
    }

    private var remedy: String {
        var parts: [String] = []
        if suppliers.contains(.podsNotInstalled) {
            parts.append("the Podfile asks for pods that are not there: run `pod install`")
        }
        if !suppliers.isDisjoint(with: [.pods, .podsNotInstalled, .carthage, .packages]) {
            let names = Supplier.allCases.filter { suppliers.contains($0) && $0 != .podsNotInstalled }.map(\.rawValue)
            let from = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
            parts.append(
                "the project's own targets and packages in folders are built, not what has to be fetched\(from)"
                    + "; --packages names a folder with checkouts of packages")
        } else {
            parts.append("it is neither Allium's nor the project's")
        }
        return ": " + parts.joined(separator: "; ")
    }

    private static func modules(_ names: [String]) -> String {
        (names.count == 1 ? "module " : "modules ") + names.joined(separator: ", ")
    }

    private var head: String {
        let files = Set(report.errors.map(\.path)).count
        let count = report.errors.count + report.others.count
        if count == 0 { return "\(name) does not build" }
        let errors = count == 1 ? "1 error" : "\(count) errors"
        return "\(name) does not build: \(errors)" + (files > 1 ? " in \(files) files" : "")
    }

    /// The most used first.
    private func list(_ title: String, _ names: [String: Int], _ lines: inout [String]) {
        let sorted = names.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard !sorted.isEmpty else { return }
        let shown = sorted.prefix(8).map { "\($0.key) (\($0.value) \($0.value == 1 ? "use" : "uses"))" }
        let rest = sorted.count - shown.count
        lines.append("\(title): \(shown.joined(separator: ", "))" + (rest > 0 ? ", and \(rest) more" : ""))
    }
}
