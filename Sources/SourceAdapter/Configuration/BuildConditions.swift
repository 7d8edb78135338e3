import SwiftIfConfig
import SwiftSyntax

/// Answers `#if` as a build for the iOS simulator would, with the flags of the real build.
struct BuildConditions: BuildConfiguration {
    let configuration: AdapterConfiguration
    let languageVersion: VersionTuple
    let compilerVersion: VersionTuple

    init(_ configuration: AdapterConfiguration) {
        self.configuration = configuration
        compilerVersion = VersionTuple(parsing: configuration.compilerVersion) ?? VersionTuple(6, 3)
        languageVersion = Self.effective(
            VersionTuple(parsing: configuration.languageVersion) ?? VersionTuple(5), compilerVersion)
    }

    /// What `swift(>=…)` compares with: a compiler in the mode of an earlier language calls itself by that language's last version.
    private static func effective(_ mode: VersionTuple, _ compiler: VersionTuple) -> VersionTuple {
        guard mode.components.dropFirst().allSatisfy({ $0 == 0 }), let major = mode.components.first else { return mode }
        switch major {
        case 4: return VersionTuple(4, 2)
        case 5: return VersionTuple(5, 10)
        default: return max(mode, compiler)
        }
    }

    /// Modules that Allium offers as shells: code that asks for them wants Apple's own, so the answer is no.
    static let absentModules: Set<String> = ["Darwin", "ObjectiveC", "AppKit", "Cocoa", "WatchKit"]

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let name = importPath.first?.1, !Self.absentModules.contains(name) else { return false }
        return configuration.canImport(name)
    }
    func isCustomConditionSet(name: String) -> Bool { configuration.conditions.contains(name) }
    func hasFeature(name: String) -> Bool { configuration.features.contains(name) }
    func hasAttribute(name: String) -> Bool { false }
    func isActiveTargetOS(name: String) -> Bool { name == (configuration.isForLinux ? "Linux" : "iOS") }
    func isActiveTargetArchitecture(name: String) -> Bool { name == configuration.architecture }
    func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" && !configuration.isForLinux }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }
}
