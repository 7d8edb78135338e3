import AppleFoundation
import LanguageServer
import RunOrders
import SourceAdapter
import XcodeProject

/// A built test target in its application's bundle, with the settings of one run: says which tests it has, and how they are started.
struct TestProgram: Codable {
    /// The test target's name.
    let target: String
    let module: String
    /// Of the bundle of the tests; nil where the program is one itself, as SwiftPM makes it.
    private let product: String?
    /// The application's target, for tests that run in one.
    let host: String?
    /// Where it is.
    var program: String
    private(set) var orders: RunOrders
    /// What a scheme or a plan says of the program's start.
    private let variables: [String: String]
    /// Place in a matrix, or the configuration of a plan.
    let variant: String?
    /// The tests' files, as the user has them.
    let sources: [String]
    private let places: OriginalPlaces
    /// Where it puts what the report is to show.
    var attachments: String?
    let records: Bool
    /// As `ToleranceWords`; what the environment says unless it is given.
    var tolerance: String?

    init(
        _ package: ProjectPackage, tests: ModuleSources, bundle: ProgramBundle, orders: RunOrders, surroundings: TestChoice.Run,
        variant: String?, attachments: String?, records: Bool
    ) {
        target = tests.target.name
        module = tests.name
        product = RegularFile.plainName(tests.productName)
        host = package.host?.target.name
        program = bundle.program
        self.orders = orders
        self.orders.module = (package.host ?? tests).name
        self.orders.device = orders.device ?? package.host?.settings.device
        self.orders.origins = bundle.originsFile
        self.orders.hostsTests = host != nil
        let arguments = surroundings.arguments.map(tests.settings.expand)
        self.orders.arguments = arguments.isEmpty ? nil : arguments
        variables = surroundings.environment.mapValues { tests.settings.expand($0) }
        self.variant = variant
        sources = tests.files
        places = package.places
        self.attachments = attachments
        self.records = records
    }

    /// Those of one target of a package, whose program has the tests of all.
    init(
        _ package: TestedPackage, _ tests: PackageTargets.Target, program: String, orders: RunOrders, variant: String?,
        attachments: String?, records: Bool
    ) {
        target = tests.name
        module = tests.module
        product = nil
        host = nil
        self.program = program
        self.orders = orders
        variables = [:]
        self.variant = variant
        sources = tests.files.map { package.folder + "/" + $0 }
        places = OriginalPlaces(root: package.place.folder + "/Sources", projects: [:])
        self.attachments = attachments
        self.records = records
    }

    enum Library: String, CaseIterable, Codable {
        case xctest = "XCTest"
        case swiftTesting = "Testing"
    }

    /// Tests of one library, chosen from all that the program has.
    struct Part: Codable {
        let library: Library
        var chosen: [String]
        let all: [String]
    }

    /// The libraries whose tests may be there. Those who import neither may have it from a module of their own.
    private var libraries: [Library] {
        let imports = SourceSurvey(files: sources).imports
        return Library.allCases.filter { library in
            imports.contains(library.rawValue) || imports.isDisjoint(with: ["XCTest", "Testing", "Quick"])
                || (library == .xctest && imports.contains("Quick"))
        }
    }

    func parts() throws -> [Part] {
        try libraries.compactMap { library in
            let all = try list(library)
            return all.isEmpty ? nil : Part(library: library, chosen: all, all: all)
        }
    }

    /// `Target/Class/method`
    func title(_ name: String) -> String { target + "/" + name.dropFirst(module.count + 1) }

    /// A program that was packed is elsewhere.
    mutating func move(to path: String, origins: String) {
        program = path
        orders.origins = origins
    }

    // MARK: Starting
    /// What Xcode's runner says to an application, and what ours says to the host.
    private var environment: [String: String] {
        var variables = variables
        variables[RunOrders.variable] = orders.text
        variables["XCTestConfigurationFilePath"] = (name as NSString).deletingPathExtension + ".xctestconfiguration"
        variables["XCTestBundlePath"] = name
        variables["XCTestSessionIdentifier"] = "A1100000-0000-4000-8000-000000000001"
        variables[AttachmentNote.variable] = attachments
        // Of the checkout nothing is written unless somebody asks.
        let given = ProcessInfo.processInfo.environment
        variables["ALLIUM_RECORD"] = records ? "all" : given["ALLIUM_RECORD"] ?? "never"
        variables["SNAPSHOT_TESTING_RECORD"] = records ? "all" : given["SNAPSHOT_TESTING_RECORD"] ?? "never"
        if let tolerance { variables[ToleranceWords.variable] = tolerance }
        let failures = (places.root as NSString).deletingLastPathComponent + "/Failures"
        for name in ["ALLIUM_FAILURES", "SNAPSHOT_ARTIFACTS"] { variables[name] = given[name] ?? failures }
        return variables
    }

    private var folder: String { (program as NSString).deletingLastPathComponent }

    /// As tests call themselves.
    private var name: String { product.map { folder + "/PlugIns/\($0).xctest" } ?? program }

    private static func arguments(_ library: Library) -> [String] {
        library == .swiftTesting ? ["--testing-library", "swift-testing"] : []
    }

    private func list(_ library: Library) throws -> [String] {
        var text = ""
        let status = try WatchedProcess(
            program: program, arguments: Self.arguments(library) + ["--list-tests"], name: name,
            environment: environment, line: { text += $0 + "\n" }
        ).run()
        let names = TestLog.list(text)
        // Swift Testing calls it EX_UNAVAILABLE when it has no tests.
        let isEmpty = library == .swiftTesting && status == 69
        guard status == 0 || isEmpty || !names.isEmpty else {
            throw RunCommand.Problem("\(target) can't be started:\n\(places.withOriginals(text[...]))")
        }
        return names.filter { $0.hasPrefix(module + ".") }
    }

    /// The process that runs them. `line` gets what it prints, with the user's files in it.
    func process(_ part: Part, line: @escaping (String) -> Void, ended: @escaping (Int32) -> Void) -> WatchedProcess {
        var arguments = Self.arguments(part.library)
        switch part.library {
        case .xctest: arguments.append(TestFilter.specifier(part.chosen, of: part.all))
        case .swiftTesting where part.chosen.count == part.all.count:
            arguments += ["--filter", "^" + NSRegularExpression.escapedPattern(for: module + ".")]
        case .swiftTesting:
            // Its own names go on with the file and the line.
            for name in part.chosen {
                arguments += ["--filter", "^" + NSRegularExpression.escapedPattern(for: name) + "(/|$)"]
            }
        }
        let places = places
        return WatchedProcess(
            program: program, arguments: arguments, name: name, environment: environment,
            line: { line(places.withOriginals($0)) }, ended: ended)
    }
}
