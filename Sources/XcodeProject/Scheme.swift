import AppleFoundation

/// What a shared scheme says about tests.
package struct Scheme {
    package struct Testable {
        package let target: String
        package let isSkipped: Bool
        package let isRandom: Bool
        /// `Class` or `Class/method`.
        package let skipped: [String]
        /// Only these, where there are any.
        package let selected: [String]
    }

    package let name: String
    package private(set) var testables: [Testable] = []
    /// Files, the usual one first.
    package private(set) var plans: [String] = []
    /// How tests are started.
    package private(set) var run = TestChoice.Run()
    package private(set) var testConfiguration: String?
    /// How the application is started by itself, and which one it is.
    package private(set) var launch = TestChoice.Run()
    package private(set) var launchTarget: String?
    package private(set) var launchConfiguration: String?

    /// Nil for what is no scheme. `folder` is where the project or workspace lies that it belongs to.
    package init?(at path: String, folder: String) {
        guard let data = RegularFile.contents(path, limit: 16 << 20),
            let root = PlainXML(String(decoding: data, as: UTF8.self))?.root, root.name == "Scheme",
            let test = root.first("TestAction")
        else { return nil }
        name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        for testable in test.first("Testables")?.all("TestableReference") ?? [] {
            guard let target = testable.first("BuildableReference")?["BlueprintName"] else { continue }
            func identifiers(_ list: String) -> [String] {
                testable.first(list)?.all("Test").compactMap { $0["Identifier"] } ?? []
            }
            testables.append(
                Testable(
                    target: target, isSkipped: testable["skipped"] == "YES",
                    isRandom: testable["testExecutionOrdering"] == "random",
                    skipped: identifiers("SkippedTests"),
                    selected: testable["useTestSelectionWhitelist"] == "YES" ? identifiers("SelectedTests") : []))
        }
        let references = test.first("TestPlans")?.all("TestPlanReference") ?? []
        let sorted = references.filter { $0["default"] == "YES" } + references.filter { $0["default"] != "YES" }
        plans = sorted.compactMap { $0["reference"].map { Self.place($0, folder) } }
        let start = root.first("LaunchAction")
        if let start { launch = Self.surroundings(start) }
        launch.setLanguage(start?["language"], region: start?["region"])
        launchTarget = start?.first("BuildableProductRunnable")?.first("BuildableReference")?["BlueprintName"]
        launchConfiguration = start?["buildConfiguration"]
        // The arguments of the Run action hold for tests too, unless they have their own.
        run = Self.surroundings(test["shouldUseLaunchSchemeArgsEnv"] == "NO" ? test : start ?? test)
        run.setLanguage(test["language"], region: test["region"])
        testConfiguration = test["buildConfiguration"]
    }

    /// The arguments and variables of an action.
    private static func surroundings(_ action: PlainXML.Element) -> TestChoice.Run {
        var run = TestChoice.Run()
        func isOn(_ element: PlainXML.Element) -> Bool { element["isEnabled"] != "NO" }
        run.arguments = (action.first("CommandLineArguments")?.all("CommandLineArgument") ?? []).filter(isOn)
            .compactMap { $0["argument"] }.flatMap(TestChoice.words)
        for variable in (action.first("EnvironmentVariables")?.all("EnvironmentVariable") ?? []).filter(isOn) {
            if let key = variable["key"] { run.environment[key] = variable["value"] ?? "" }
        }
        return run
    }

    /// `container:Tests/Plan.xctestplan`
    private static func place(_ reference: String, _ folder: String) -> String {
        let path = reference.range(of: ":").map { String(reference[$0.upperBound...]) } ?? reference
        return ProjectPlace.whole(path.hasPrefix("/") ? path : folder + "/" + path)
    }
}

extension ProjectFamily {
    /// The shared schemes of the project and of the workspace around it, by name.
    package var schemes: [Scheme] {
        var found: [Scheme] = []
        for container in [main.path] + workspaces {
            let folder = container + "/xcshareddata/xcschemes"
            for file in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            where file.hasSuffix(".xcscheme") {
                let place = (container as NSString).deletingLastPathComponent
                guard let scheme = Scheme(at: folder + "/" + file, folder: place),
                    !found.contains(where: { $0.name == scheme.name })
                else { continue }
                found.append(scheme)
            }
        }
        return found
    }
}
