import AppleFoundation

/// Which tests run, and how the app is started for them: what a scheme and a plan say.
package struct TestChoice {
    /// All tests once, in these surroundings.
    package struct Run: Equatable {
        /// A plan's configuration, where it has several.
        package var name: String?
        package var arguments: [String] = []
        package var environment: [String: String] = [:]
        package var language: String?

        package init() {}

        mutating func setLanguage(_ language: String?, region: String?) {
            guard let language, !language.isEmpty else { return }
            self.language = language.contains("-") || (region ?? "").isEmpty ? language : language + "-" + (region ?? "")
        }
    }

    /// Test targets; nil for all there are.
    package private(set) var targets: [String]?
    package private(set) var runs = [Run()]
    /// What the scheme builds for tests.
    package private(set) var configuration: String?
    private var skipped: [String: [String]] = [:]
    private var selected: [String: [String]] = [:]
    private var random: Set<String> = []
    /// What it comes from.
    package private(set) var origin: String?

    package init() {}

    /// `scheme` and `plan` are names that the user gives. Without one, the scheme that goes with the project says how the app is started
    /// and which tests are skipped, and all targets count.
    package init(_ family: ProjectFamily, scheme name: String?, plan: String?) throws {
        let schemes = family.schemes
        if let name {
            if let scheme = schemes.first(where: { $0.name == name }) {
                try take(scheme, plan, isNamed: true)
            } else {
                try takeTarget(named: name, family, schemes)
                if let plan { try take(TestPlan(at: Self.place(plan, [], family))) }
            }
            return
        }
        let testing = schemes.filter { !$0.testables.isEmpty || !$0.plans.isEmpty }
        if let plan {
            if let scheme = testing.first(where: { $0.plans.contains { Self.isCalled($0, plan) } }) {
                try take(scheme, plan, isNamed: true)
            } else {
                try take(TestPlan(at: Self.place(plan, testing.flatMap(\.plans), family)))
            }
            return
        }
        let own = ((family.main.path as NSString).lastPathComponent as NSString).deletingPathExtension
        guard let scheme = testing.count == 1 ? testing[0] : testing.first(where: { $0.name == own }) else { return }
        try take(scheme, nil, isNamed: false)
        targets = nil
    }

    /// The scheme's, if the project has it.
    package func configuration(among known: [String]) -> String {
        configuration.flatMap { known.contains($0) ? $0 : nil } ?? "Debug"
    }

    /// Without shared schemes, Xcode makes one for each target.
    private mutating func takeTarget(named name: String, _ family: ProjectFamily, _ schemes: [Scheme]) throws {
        guard let target = family.main.targets.first(where: { $0.name == name }) else {
            let shared = Set(schemes.map(\.name))
            let known = schemes.map(\.name) + family.main.targets.map(\.name).filter { !shared.contains($0) }
            throw XcodeProject.Problem(
                description: "there is no scheme '\(name)'; there are: \(known.joined(separator: ", "))")
        }
        targets = [target.name]
        origin = "scheme \(name), as its target is"
    }

    private mutating func take(_ scheme: Scheme, _ plan: String?, isNamed: Bool) throws {
        origin = "scheme \(scheme.name)"
        runs = [scheme.run]
        configuration = scheme.testConfiguration
        if let wanted = plan {
            guard let path = scheme.plans.first(where: { Self.isCalled($0, wanted) }) else {
                let names = scheme.plans.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
                throw XcodeProject.Problem(
                    description: "the scheme \(scheme.name) has no test plan '\(wanted)'; "
                        + (names.isEmpty ? "it has none" : "there are: \(names.joined(separator: ", "))"))
            }
            return try take(TestPlan(at: path))
        }
        // A plan that isn't there is no trouble for who hasn't asked for it.
        if let path = scheme.plans.first, isNamed || FileManager.default.fileExists(atPath: path) {
            return try take(TestPlan(at: path))
        }
        take(scheme.testables)
    }

    private mutating func take(_ plan: TestPlan) throws {
        let name = ((plan.path as NSString).lastPathComponent as NSString).deletingPathExtension
        origin = (origin.map { $0 + ", " } ?? "") + "test plan \(name)"
        // What the scheme says holds where the plan is silent.
        let scheme = runs[0]
        runs = plan.runs.map { own in
            var run = own
            run.arguments = own.arguments.isEmpty ? scheme.arguments : own.arguments
            run.environment = own.environment.isEmpty ? scheme.environment : own.environment
            run.language = own.language ?? scheme.language
            return run
        }
        take(plan.testables)
    }

    private mutating func take(_ testables: [Scheme.Testable]) {
        targets = testables.filter { !$0.isSkipped }.map(\.target)
        for testable in testables {
            skipped[testable.target] = testable.skipped
            selected[testable.target] = testable.selected
            if testable.isRandom { random.insert(testable.target) }
        }
    }

    private static func isCalled(_ path: String, _ name: String) -> Bool {
        let file = (path as NSString).lastPathComponent
        return file == name || (file as NSString).deletingPathExtension == name || path == name
    }

    private static func place(_ plan: String, _ known: [String], _ family: ProjectFamily) throws -> String {
        let file = plan.hasSuffix(".xctestplan") ? plan : plan + ".xctestplan"
        let places = [ProjectPlace.whole(file), family.main.folder + "/" + file]
        if let place = places.first(where: { FileManager.default.fileExists(atPath: $0) }) { return place }
        let names = known.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
        throw XcodeProject.Problem(
            description: "there is no test plan '\(plan)'"
                + (names.isEmpty ? "" : "; there are: \(names.joined(separator: ", "))"))
    }

    // MARK: Asking
    /// `name` is `Module.Class/method`, as programs of tests say it.
    package func includes(_ name: String, target: String, module: String) -> Bool {
        let wanted = selected[target] ?? []
        func matches(_ identifier: String) -> Bool { TestIdentifier.matches(identifier, name, target: target, module: module) }
        return (wanted.isEmpty || wanted.contains(where: matches)) && !(skipped[target] ?? []).contains(where: matches)
    }

    package func isRandom(_ target: String) -> Bool { random.contains(target) }

    /// What is changed, in a few words; nil where nothing is.
    package var words: String? {
        guard let origin else { return nil }
        var parts: [String] = []
        let skips = skipped.values.reduce(0) { $0 + $1.count }
        let selects = selected.values.reduce(0) { $0 + $1.count }
        if skips > 0 { parts.append("skips \(skips == 1 ? "1 test or class" : "\(skips) tests or classes")") }
        if selects > 0 { parts.append("selects \(selects == 1 ? "1 test or class" : "\(selects) tests or classes")") }
        let variables = Set(runs.flatMap(\.environment.keys)).count
        if variables > 0 { parts.append("sets \(variables == 1 ? "1 variable" : "\(variables) variables")") }
        if let language = runs.lazy.compactMap(\.language).first { parts.append("speaks \(language)") }
        if runs.count > 1 { parts.append("has \(runs.count) configurations") }
        guard targets != nil || !parts.isEmpty else { return nil }
        return origin + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }

    /// The words of an argument as a shell would part them.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let whole = word { words.append(whole) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}

/// Names of tests as Xcode writes them: `Target/Class/method()`, `Target/Class`, `Class/method`.
package enum TestIdentifier {
    /// Whether a test, `Module.Class/method`, is the one that is meant, or lies in the class or target that is.
    package static func matches(_ identifier: String, _ name: String, target: String, module: String) -> Bool {
        let own = parts(name.hasPrefix(module + ".") ? String(name.dropFirst(module.count + 1)) : name)
        let meant = parts(identifier)
        guard let first = meant.first else { return false }
        if own.starts(with: meant) { return true }
        return (first == target || first == module) && own.starts(with: meant.dropFirst())
    }

    private static func parts(_ identifier: String) -> [Substring] {
        identifier.split(separator: "/").map { $0.hasSuffix("()") ? $0.dropLast(2) : $0 }
    }
}
