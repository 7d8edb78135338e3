import AppleFoundation
import SourceAdapter
import XcodeProject

/// Tells what is wrong with a project that does not build: its own files and lines, and then the causes in a few words.
struct BuildFailure {
    let package: ProjectPackage
    let name: String
    let project: XcodeProject
    let log: String

    func report() {
        let file = package.folder + "/build.log"
        try? Data(log.utf8).write(to: URL(fileURLWithPath: file))
        let report = CompilerReport(log: log) { package.original($0) }
        let text = report.text()
        // Of a failure in words that nobody knows, all of them.
        FileHandle.standardError.write(Data(((text.isEmpty ? log : text) + "\n").utf8))
        for line in summary(report, file).lines.enumerated() {
            BuildWatch.say((line.offset == 0 ? "" : "  ") + line.element)
        }
    }

    private func summary(_ report: CompilerReport, _ file: String) -> FailureSummary {
        let survey = SourceSurvey(files: package.modules.flatMap(\.files))
        var summary = FailureSummary()
        summary.name = name
        summary.report = report
        summary.logFile = file
        let version = package.modules.last?.settings["SWIFT_VERSION"]
        summary.isOfSwift2 = survey.isOfSwift2(version: version)
        summary.swiftVersion = version
        summary.ownTargets = Set(project.targets.map { BuildSettings.identifier($0.name) })
        summary.suppliers = suppliers
        summary.generated = SourceGenerator.makers(of: Set(report.missingNames.keys).subtracting(survey.declared))
        guard let sdk = try? SwiftSDK.here() else { return summary }
        var names = RegularFile.contents(sdk.modules + "/UIKit.swiftmodule").map(survey.missing) ?? [:]
        for (name, places) in report.missingNames {
            let type = String(name.prefix { $0 != "." })
            guard !survey.declared.contains(type), Self.isApples(type), !(summary.isOfSwift2 && name.contains(".")) else {
                continue
            }
            names[name] = max(names[name] ?? 0, name.contains(".") ? places : survey.uses[name] ?? places)
        }
        summary.absentNames = names
        let isKnown = Self.modules(of: sdk)
        let own = Set(package.modules.map(\.name))
        let otherSystems: Set<String> = ["AppKit", "Cocoa", "WatchKit"]
        let imports = survey.imports.subtracting(otherSystems).filter { !own.contains($0) && !isKnown($0) }
        // An import that stands in an untaken branch of a condition is no cause.
        let missing = Set(report.missingModules)
        summary.absentModules = missing.isEmpty ? [] : Array(missing.union(imports)).sorted()
        return summary
    }

    private static func isApples(_ type: String) -> Bool {
        ["UI", "NS", "CA", "CG", "CT", "AV", "MK", "CL", "WK", "SK", "SCN"].contains { prefix in
            type.hasPrefix(prefix) && type.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    private static func modules(of sdk: SwiftSDK) -> (String) -> Bool {
        let toolchain = sdk.resources + "/linux"
        return { name in
            [sdk.modules + "/\(name).swiftmodule", sdk.modules + "/\(name)", toolchain + "/\(name).swiftmodule"]
                .contains { FileManager.default.fileExists(atPath: $0) } || ["Swift", "Glibc", "Dispatch"].contains(name)
        }
    }

    private var suppliers: Set<FailureSummary.Supplier> {
        var found: Set<FailureSummary.Supplier> = []
        func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: project.folder + "/" + name) }
        if has("Podfile") { found.insert(has("Pods/Pods.xcodeproj") ? .pods : .podsNotInstalled) }
        if has("Cartfile") { found.insert(.carthage) }
        if project.usesPackages { found.insert(.packages) }
        return found
    }
}
