import AppleFoundation
import TestEvidence
import Testing

@testable import XcodeProject

@Suite("Schemes and test plans")
struct SchemeTests {
    private static let project = """
        { rootObject = P; objects = {
        P = { isa = PBXProject; targets = ( T, U, V ); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
        U = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; };
        V = { isa = PBXNativeTarget; name = "Kit Tests"; productType = "com.apple.product-type.bundle.unit-test"; };
        }; }
        """

    private static let scheme = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- a <comment> -->
        <Scheme LastUpgradeVersion = "1600" version = "1.7">
           <TestAction buildConfiguration = "Testing" shouldUseLaunchSchemeArgsEnv = "YES" language = "de" region = "AT">
              PLANS
              <Testables>
                 <TestableReference skipped = "NO" testExecutionOrdering = "random">
                    <BuildableReference BlueprintName = "AppTests" BuildableName = "AppTests.xctest" ReferencedContainer = "container:App.xcodeproj"> </BuildableReference>
                    <SkippedTests><Test Identifier = "SlowTests"></Test><Test Identifier = "QuayTests/testLater()"/></SkippedTests>
                 </TestableReference>
                 <TestableReference skipped = "YES"><BuildableReference BlueprintName = "Kit Tests"/></TestableReference>
              </Testables>
           </TestAction>
           <LaunchAction>
              <CommandLineArguments>
                 <CommandLineArgument argument = "-stub &quot;two words&quot;" isEnabled = "YES"/>
                 <CommandLineArgument argument = "-off" isEnabled = "NO"/>
              </CommandLineArguments>
              <EnvironmentVariables>
                 <EnvironmentVariable key = "API" value = "a&amp;b" isEnabled = "YES"/><EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"/>
              </EnvironmentVariables>
           </LaunchAction>
        </Scheme>
        """

    private static let plan = """
        {"configurations": [
          {"id": "1", "name": "German", "options": {"language": "de", "environmentVariableEntries": [{"key": "WHO", "value": "x"}]}},
          {"id": "2", "name": "Plain", "options": {"commandLineArgumentEntries": [{"argument": "-two"}, {"argument": "-no", "enabled": false}]}}],
         "defaultOptions": {"commandLineArgumentEntries": [{"argument": "-one"}]},
         "testTargets": [
          {"skippedTests": ["SlowTests", "QuayTests/testLater()"], "target": {"containerPath": "container:App.xcodeproj", "identifier": "U", "name": "AppTests"}},
          {"selectedTests": {"suites": [{"name": "Ships", "testFunctions": ["sink()"]}, {"name": "Boats"}]}, "target": {"name": "Kit Tests"}}],
         "version": 1}
        """

    private func family<Result>(plans: String = "", _ body: (ProjectFamily, String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/schemes-" + UUID().uuidString
        defer { ResourceCopy.remove(folder) }
        let files = [
            "App.xcodeproj/project.pbxproj": Self.project,
            "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": Self.scheme.replacingOccurrences(of: "PLANS", with: plans),
            "App.xcodeproj/xcshareddata/xcschemes/Broken.xcscheme": "<Scheme><TestAction>",
            "Plans/All.xctestplan": Self.plan, "Bad.xctestplan": "{",
        ]
        for (name, text) in files {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        return try body(ProjectFamily(XcodeProject(at: folder)), folder)
    }

    @Test(.documented("XCODE-PROJECT: schemes"))
    func `a shared scheme says which targets are tested, what is skipped, and how the app is started`() throws {
        try family { family, _ in
            let choice = try TestChoice(family, scheme: "App", plan: nil)
            #expect(choice.targets == ["AppTests"])
            #expect(choice.runs.map(\.arguments) == [["-stub", "two words"]])
            #expect(choice.runs.map(\.environment) == [["API": "a&b"]])
            #expect(choice.runs.map(\.language) == ["de-AT"])
            #expect(choice.isRandom("AppTests") && !choice.isRandom("Kit Tests"))
            func includes(_ name: String) -> Bool { choice.includes(name, target: "AppTests", module: "AppTests") }
            #expect(!includes("AppTests.SlowTests/testA") && !includes("AppTests.QuayTests/testLater"))
            #expect(includes("AppTests.QuayTests/testLatest") && includes("AppTests.SlowTestsToo/testA"))
            #expect(choice.words == "scheme App: skips 2 tests or classes, sets 1 variable, speaks de-AT")
        }
    }

    @Test(.documented("XCODE-PROJECT: schemes"))
    func `what the scheme builds for tests is built, where the project has it`() throws {
        try family { family, _ in
            let choice = try TestChoice(family, scheme: "App", plan: nil)
            #expect(choice.configuration(among: ["Debug", "Release", "Testing"]) == "Testing")
            #expect(choice.configuration(among: ["Debug", "Release"]) == "Debug")
            #expect(TestChoice().configuration(among: ["Release"]) == "Debug")
        }
    }

    @Test(.assumed("what a team has said about its app holds; a target that no scheme names is wanted all the same"))
    func `without a name the project's scheme says how, and all targets are tested`() throws {
        try family { family, _ in
            let choice = try TestChoice(family, scheme: nil, plan: nil)
            #expect(choice.targets == nil && choice.runs.first?.environment == ["API": "a&b"])
            #expect(!choice.includes("AppTests.SlowTests/testA", target: "AppTests", module: "AppTests"))
        }
    }

    @Test(.documented("XCODE-PROJECT: schemes")) func `a target without a shared scheme has one of its own name`() throws {
        try family { family, _ in
            let choice = try TestChoice(family, scheme: "Kit Tests", plan: nil)
            #expect(choice.targets == ["Kit Tests"] && choice.runs == [TestChoice.Run()])
            let problem = #expect(throws: XcodeProject.Problem.self) { try TestChoice(family, scheme: "No", plan: nil) }
            #expect(problem?.description == "there is no scheme 'No'; there are: App, AppTests, Kit Tests")
        }
    }

    private static let reference =
        "<TestPlans><TestPlanReference reference = \"container:Gone.xctestplan\"/><TestPlanReference reference = \"container:Plans/All.xctestplan\" default = \"YES\"/></TestPlans>"

    @Test(.documented("XCODE-PROJECT: test plans"))
    func `a plan runs all tests once in each configuration, on top of its defaults`() throws {
        try family(plans: Self.reference) { family, _ in
            let choice = try TestChoice(family, scheme: "App", plan: nil)
            #expect(choice.targets == ["AppTests", "Kit Tests"])
            #expect(choice.runs.map(\.name) == ["German", "Plain"])
            #expect(choice.runs.map(\.arguments) == [["-one"], ["-one", "-two"]])
            // What a configuration doesn't say, the scheme does.
            #expect(choice.runs.map(\.environment) == [["WHO": "x"], ["API": "a&b"]])
            #expect(choice.runs.map(\.language) == ["de", "de-AT"])
            #expect(!choice.includes("AppTests.SlowTests/testA", target: "AppTests", module: "AppTests"))
            func includes(_ name: String) -> Bool { choice.includes(name, target: "Kit Tests", module: "Kit_Tests") }
            #expect(
                includes("Kit_Tests.Ships/sink()") && !includes("Kit_Tests.Ships/float()") && includes("Kit_Tests.Boats/any()"))
        }
    }

    @Test(.ours) func `plans are found by name, by file, and beside the project; what isn't there is answered`() throws {
        try family(plans: Self.reference) { family, folder in
            let found = try [(nil, "All"), (nil, folder + "/Plans/All.xctestplan"), ("App", "All.xctestplan")].map {
                scheme, plan in
                try TestChoice(family, scheme: scheme, plan: plan)
            }
            #expect(
                found.map(\.targets) == [["AppTests", "Kit Tests"], ["AppTests", "Kit Tests"], ["AppTests", "Kit Tests"]])
            #expect(found.map(\.runs.count) == [2, 2, 2])
            let problems = [("No", nil), ("Bad", nil), ("No", "App"), ("Gone", "App")].map { plan, scheme in
                #expect(throws: XcodeProject.Problem.self) { try TestChoice(family, scheme: scheme, plan: plan) }?.description
                    .replacingOccurrences(of: folder, with: "F")
            }
            #expect(
                problems == [
                    "there is no test plan 'No'; there are: All, Gone", "F/Bad.xctestplan is no test plan",
                    "the scheme App has no test plan 'No'; there are: All, Gone",
                    "the test plan F/Gone.xctestplan can't be read",
                ])
        }
    }

    @Test(.documented("XCODEBUILD: -only-testing"))
    func `identifiers name a target, a class or a method, and nothing that only begins like it`() {
        func matches(_ identifier: String) -> Bool {
            TestIdentifier.matches(identifier, "My_AppTests.FooTests/testBar", target: "My AppTests", module: "My_AppTests")
        }
        #expect(
            ["My AppTests", "My_AppTests/FooTests", "My AppTests/FooTests/testBar", "FooTests", "FooTests/testBar()"]
                .allSatisfy(matches))
        #expect(!["My", "Foo", "FooTests/testB", "Other/FooTests", "testBar", ""].contains(where: matches))
        #expect(TestIdentifier.matches("Sea/Ships/sink()", "M.Sea/Ships/sink()", target: "M", module: "M"))
    }

    /// `Scripts/random-files` asks for many.
    @Test(.ours) func `damaged schemes and plans end in a choice or a sentence`() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["ALLIUM_RANDOM_FILES"].flatMap { Int($0) } ?? 300
        let seed = environment["ALLIUM_RANDOM_SEED"].flatMap { UInt64($0) } ?? 3
        var random = Mutations(
            seed: seed, words: ["<", ">", "\"", "</Test>", "<!--", "{", "]", "&amp;", "=", "/>", "é", "$(A)", "\\", "'"])
        var understood = 0
        try family { family, folder in
            let scheme = folder + "/App.xcodeproj/xcshareddata/xcschemes/Damaged.xcscheme"
            for _ in 0..<count {
                random.damage(Self.plan).put(at: folder + "/Plans/All.xctestplan")
                _ = try? TestChoice(family, scheme: nil, plan: "Plans/All")
                let text = random.damage(Self.scheme)
                text.put(at: scheme)
                guard let damaged = Scheme(at: scheme, folder: folder) else { continue }
                #expect(damaged.launch.arguments.reduce(0) { $0 + $1.utf8.count } <= text.utf8.count)
                understood += 1
            }
        }
        #expect(understood > count / 20)
    }

    @Test(.assumed("a scheme's arguments are parted as a shell does it")) func `arguments are parted at blanks outside quotes`()
    {
        #expect(TestChoice.words(#"-a 'b c' "d \" e" f\ g "" "#) == ["-a", "b c", "d \" e", "f g", ""])
    }
}
