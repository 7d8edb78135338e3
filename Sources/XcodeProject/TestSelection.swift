import AppleFoundation

/// The test targets of a project that can run here, with the modules they need, and why others can't.
package struct TestSelection {
    /// Targets that run in the same application, or in none: one program.
    package struct Group {
        package let host: XcodeTarget?
        package var tests: [XcodeTarget]
        /// The host and modules, each after those it needs itself.
        package var modules: [XcodeTarget]
    }

    package struct LeftOut: Equatable {
        package let name: String
        package let reason: String

        package init(name: String, reason: String) {
            self.name = name
            self.reason = reason
        }
    }

    package private(set) var groups: [Group] = []
    package private(set) var leftOut: [LeftOut] = []

    /// `names` are test targets, or applications of which all tests are meant; empty for all there are.
    package init(_ family: ProjectFamily, configuration: String = "Debug", names: [String] = []) throws {
        let targets = family.main.targets
        let tests = targets.filter { $0.kind == .unitTests || $0.kind == .uiTests }
        for name in names where !targets.contains(where: { $0.name == name }) {
            let known = tests.filter { $0.kind == .unitTests }.map(\.name)
            throw XcodeProject.Problem(
                description: "there is no target '\(name)'; "
                    + (known.isEmpty ? "the project has no test targets" : "test targets are: \(known.joined(separator: ", "))")
            )
        }
        for target in tests {
            let settings = target.settings(configuration: configuration)
            do {
                let host = try target.testHost(settings, in: family)
                guard names.isEmpty || names.contains(target.name) || host.map({ names.contains($0.name) }) ?? false else {
                    continue
                }
                if let reason = Self.reason(against: target, settings) {
                    leftOut.append(LeftOut(name: target.name, reason: reason))
                    continue
                }
                add(target, host, family)
            } catch let problem as XcodeProject.Problem where names.isEmpty || names.contains(target.name) {
                leftOut.append(LeftOut(name: target.name, reason: problem.description))
            } catch is XcodeProject.Problem {}
        }
    }

    private static func reason(against target: XcodeTarget, _ settings: BuildSettings) -> String? {
        if target.kind == .uiTests { return "UI tests drive the app from another process, which Allium doesn't do yet" }
        if let platform = target.foreignPlatform(settings) { return "it is for \(platform)" }
        let sources = target.sources
        if sources.contains(where: { $0.hasSuffix(".swift") }) { return nil }
        let isObjectiveC = sources.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        return isObjectiveC ? "it is written in Objective-C, which can't run on Linux" : "it has no Swift files"
    }

    private mutating func add(_ target: XcodeTarget, _ host: XcodeTarget?, _ family: ProjectFamily) {
        var modules: [XcodeTarget] = []
        var seen: Set<String> = [target.key]
        func visit(_ module: XcodeTarget, _ depth: Int) {
            guard depth < 64, seen.insert(module.key).inserted else { return }
            for other in module.dependencies(in: family) where other.kind == .module { visit(other, depth + 1) }
            modules.append(module)
        }
        for other in target.dependencies(in: family) where other.kind == .module || other.isApplication { visit(other, 0) }
        if let host { visit(host, 0) }
        if let index = groups.firstIndex(where: { $0.host?.key == host?.key }) {
            groups[index].tests.append(target)
            let known = Set(groups[index].modules.map(\.key))
            groups[index].modules += modules.filter { !known.contains($0.key) }
        } else {
            groups.append(Group(host: host, tests: [target], modules: modules))
        }
    }
}

extension XcodeTarget {
    /// The modules that an application needs, each after those it needs itself.
    package func neededModules(in family: ProjectFamily) -> [XcodeTarget] {
        var modules: [XcodeTarget] = []
        var seen: Set<String> = [key]
        func visit(_ module: XcodeTarget, _ depth: Int) {
            for other in module.dependencies(in: family) where other.kind == .module && depth < 64 {
                guard seen.insert(other.key).inserted else { continue }
                visit(other, depth + 1)
                modules.append(other)
            }
        }
        visit(self, 0)
        return modules
    }
}
