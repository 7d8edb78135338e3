import AppleFoundation

/// What the compiler is told about a module, as far as the adapter has to know it too.
public struct AdapterConfiguration: Codable, Sendable, Hashable {
    public var moduleName: String
    /// The names given with `-D`.
    public var conditions: Set<String>
    /// `-swift-version`: 4, 4.2, 5 or 6.
    public var languageVersion: String
    public var compilerVersion: String
    public var architecture: String
    /// Upcoming and experimental features that are switched on.
    public var features: Set<String>
    /// Modules that `canImport` finds, besides those in the search paths.
    public var importableModules: Set<String>
    /// Folders with `.swiftmodule` files, as given with `-I`.
    public var importSearchPaths: [String]
    /// `import XCTest` brings UIKit, as on iOS, and what XCTest lacks on Linux.
    public var testsSeeUIKit = false
    /// Modules for specs and the like: who imports one has XCTest with it.
    public var modulesWithXCTest: Set<String> = []
    /// C modules that are other ones on Apple's systems: a file that imports one, and not UIKit, is built for Linux as they are.
    public var modulesOfLinux: Set<String> = []
    /// `os(iOS)` and its kin are the compiler's to answer.
    var isForLinux = false
    /// Leaves no body out of the parse. The outcome is the same; `allium adapt --check` compares the two.
    public var parsesWholeFiles = false

    public init(
        moduleName: String = "App", conditions: Set<String> = [], languageVersion: String = "5",
        compilerVersion: String = "6.3.1", architecture: String = AdapterConfiguration.hostArchitecture,
        features: Set<String> = [], importableModules: Set<String> = AdapterConfiguration.platformModules,
        importSearchPaths: [String] = []
    ) {
        self.moduleName = moduleName
        self.conditions = conditions
        self.languageVersion = languageVersion
        self.compilerVersion = compilerVersion
        self.architecture = architecture
        self.features = features
        self.importableModules = importableModules
        self.importSearchPaths = importSearchPaths
    }

    public static var hostArchitecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }

    /// What a Linux toolchain and Allium offer together.
    public static let platformModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "Dispatch", "Glibc", "XCTest", "Testing", "RegexBuilder", "Synchronization", "Observation",
        "Distributed", "_Concurrency", "_StringProcessing", "AppleFoundation", "UIKit", "CoreGraphics", "CoreText",
        "QuartzCore",
        "ImageIO", "CoreLocation", "MapKit", "UniformTypeIdentifiers", "MobileCoreServices", "UserNotifications",
        "SafariServices", "MessageUI", "os", "OSLog",
    ]

    /// Swift 6's rules of isolation are in force.
    var isSwift6: Bool { (Int(languageVersion.prefix { $0 != "." }) ?? 5) >= 6 }

    /// What holds for one file of the module.
    func forFile(_ bytes: [UInt8]) -> AdapterConfiguration {
        guard !modulesOfLinux.isEmpty else { return self }
        let imports = ImportScan.modules(in: bytes)
        guard !imports.isDisjoint(with: modulesOfLinux), !imports.contains("UIKit") else { return self }
        var configuration = self
        configuration.isForLinux = true
        return configuration
    }

    /// Whether `import name` works for this module.
    func canImport(_ name: String) -> Bool {
        if importableModules.contains(name) { return true }
        return importSearchPaths.contains { folder in
            FileManager.default.fileExists(atPath: folder + "/" + name + ".swiftmodule")
        }
    }

    /// The names of the modules in the search paths, on which answers to `canImport` rest.
    func modulesInSearchPaths() -> [String] {
        importSearchPaths.flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasSuffix(".swiftmodule") }.sorted()
                ?? []
        }
    }

    /// A text that differs when the outcome of adapting a file may differ.
    var fingerprint: String {
        let parts: [[String]] = [
            [moduleName, languageVersion, compilerVersion, architecture], conditions.sorted(), features.sorted(),
            importableModules.sorted(), importSearchPaths, testsSeeUIKit ? ["tests see UIKit"] : [],
            isForLinux ? ["Linux"] : [],
            modulesWithXCTest.sorted(),
        ]
        return parts.map { $0.joined(separator: ",") }.joined(separator: "|")
    }
}
