import AppleFoundation
import RunOrders
import XcodeProject

/// What stands on the command line after `allium test`.
struct TestOptions {
    static let usage = """
        test [<folder with an .xcodeproj or a Package.swift>] [options]      the folder is the current one unless given
          --target NAME         a test target, or an application whose tests are meant; may be given several times
          --filter EXPRESSION   only tests whose names match, as `Target/Class/method`; may be given several times
          --only NAME           only this target, class or test, as Xcode writes it: `Target/Class/method`; may be given several times
          --skip NAME           not these; a name or an expression
          --scheme NAME         as the shared scheme says, or that of a target: which tests, arguments, environment, language
          --test-plan NAME      as the test plan says, once in each of its configurations
          --retry N             tests that fail run up to N times more, and count as passed when they pass
          --random              classes and their tests in random order; the last line says how to repeat it
          --seed N              in the random order of this number
          --parallel [N]        in N processes, as many as there are processors unless given; each class stays in one
          --shard I/N           only the I-th of N parts, for several machines; `allium report merge` puts their results together
          --times FILE          with --shard: parts of equal times, by what an earlier run wrote with --json
          --matrix DEVICES      on each of these devices: "iPhone SE,iPad Pro 11"
          --pack FILE           builds, and packs the tests with all that they need into a .tar, for machines without the project
          --record              references of snapshots are written anew
          --tolerance WORDS     how much pictures may differ from their references where a test doesn't say: `channel=2,pixels=0.1%`,
                                `perceptual=1.5`, the distance of colours as the eye sees it
          --list                says which tests there are, and runs none
          --configuration NAME  Debug unless given
          --junit FILE          the results as JUnit's XML, for continuous integration; written also when tests fail or don't build
          --html FILE           the results as one page, with pictures of snapshots that differ, times, and what tests printed
          --json FILE           what happens, as it does, as lines of JSON; `-` for standard output
          --gitlab FILE         failures as GitLab's report of code quality; in a GitHub action they are told as annotations
          --device NAME, --dark, --language CODE, --text-size SIZE, --rtl       as for `allium run`. With `--dark both`, `--rtl both`
                                and lists as in `--text-size L,XXXL` all tests run in all of them
          --packages FOLDER     packages that the project would fetch lie there, each in a folder of its name; may be given several times
          --without FILE        this source is left out: one that the checkout lacks, or that can't be compiled here; may be given several times
          --build-folder FOLDER builds there; else in ~/.cache/allium/test, or in XDG_CACHE_HOME. The project's folder stays as it is
          Tests of an application run inside it: it is launched first, with its delegate, its window and its root controller.
          The result is 0 when all tests have passed, 1 when some have not or nothing was built, 2 when it could not begin.
          In the folder of a Swift package with test targets, this is SwiftPM's `test` with the Swift SDK, and takes its options.
          With options above that SwiftPM doesn't know, the package's tests are built in the cache and run as those of a project.
        """

    private(set) var place: String?
    private(set) var targets: [String] = []
    private(set) var filter: [String] = []
    private(set) var only: [String] = []
    private(set) var scheme: String?
    private(set) var testPlan: String?
    private(set) var retries = 0
    private(set) var skip: [String] = []
    private(set) var configuration: String?
    private(set) var buildFolder: String?
    private(set) var packages: [String] = []
    /// Sources that are left out.
    private(set) var without: [String] = []
    private(set) var junit: String?
    private(set) var html: String?
    private(set) var json: String?
    private(set) var gitLab: String?
    private(set) var shard: TestShard?
    private(set) var times: String?
    private(set) var workers: Int?
    private(set) var seed: UInt64?
    private(set) var records = false
    private(set) var pack: String?
    /// A folder that a pack was unpacked to.
    private(set) var packed: String?
    private(set) var matrix = TestMatrix()
    /// Of `allium report`.
    private(set) var files: [String] = []
    private(set) var listsOnly = false
    private(set) var asksForHelp = false
    /// How much pictures may differ from their references.
    private(set) var tolerance: String?
    private let given: [String]
    private let takesFiles: Bool

    /// What a program is told in a place of the matrix.
    func orders(_ cell: TestMatrix.Cell) -> RunOrders {
        var orders = RunOrders()
        orders.device = cell.device
        orders.style = cell.isDark ? "dark" : nil
        orders.textSize = cell.textSize
        orders.isRightToLeft = cell.isRightToLeft ? true : nil
        orders.language = cell.language
        orders.variant = cell.name
        return orders
    }

    /// In a run of GitHub's.
    var tellsGitHub: Bool { ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" && json != "-" }

    init(_ arguments: [String], takesFiles: Bool = false) throws {
        (given, self.takesFiles) = (arguments, takesFiles)
        var rest = arguments[...]
        func value(_ option: String) throws -> String {
            guard let value = rest.popFirst() else {
                throw RunProblem("\(option) needs a value; `allium test --help` says which")
            }
            return value
        }
        /// `both`, or nothing, which is the one.
        func both() -> [Bool] {
            guard rest.first == "both" else { return [true] }
            rest.removeFirst()
            return [false, true]
        }
        while let argument = rest.popFirst() {
            if argument.hasPrefix("--"), let equal = argument.firstIndex(of: "=") {
                rest = [String(argument[..<equal]), String(argument[argument.index(after: equal)...])] + rest
                continue
            }
            switch argument {
            case "--help", "-h": asksForHelp = true
            case "--target": targets.append(try value(argument))
            case "--filter": filter.append(try value(argument))
            case "--only": only.append(try value(argument))
            case "--scheme": scheme = try value(argument)
            case "--test-plan": testPlan = try value(argument)
            case "--retry":
                let text = try value(argument)
                guard let number = Int(text), (0...100).contains(number) else {
                    throw RunProblem("--retry \(text): a number from 0 to 100 is wanted")
                }
                retries = number
            case "--skip": skip.append(try value(argument))
            case "--list": listsOnly = true
            case "--configuration", "-c": configuration = try value(argument)
            case "--junit": junit = ProjectPlace.whole(try value(argument))
            case "--html": html = ProjectPlace.whole(try value(argument))
            case "--json":
                let file = try value(argument)
                json = file == "-" ? file : ProjectPlace.whole(file)
            case "--gitlab": gitLab = ProjectPlace.whole(try value(argument))
            case "--random": seed = seed ?? TestCommand.newSeed
            case "--seed":
                let text = try value(argument)
                guard let number = UInt64(text) else { throw RunProblem("--seed \(text): a whole number is wanted") }
                seed = number
            case "--parallel":
                workers = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
                guard let text = rest.first, let number = Int(text) else { continue }
                rest.removeFirst()
                guard (1...256).contains(number) else {
                    throw RunProblem("--parallel \(text): a number of processes from 1 to 256 is wanted")
                }
                workers = number
            case "--shard": shard = try TestShard(try value(argument))
            case "--times": times = ProjectPlace.whole(try value(argument))
            case "--record": records = true
            case "--tolerance": tolerance = try Self.checkedTolerance(try value(argument))
            case "--pack": pack = ProjectPlace.whole(try value(argument))
            case "--packed": packed = ProjectPlace.whole(try value(argument))
            case "--matrix", "--device": matrix.devices = TestMatrix.list(try value(argument))
            case "--dark": matrix.styles = both()
            case "--rtl": matrix.directions = both()
            case "--text-size": matrix.textSizes = TestMatrix.list(try value(argument)).map { $0.uppercased() }
            case "--language": matrix.languages = TestMatrix.list(try value(argument))
            case "--build-folder": buildFolder = try value(argument)
            case "--without": without.append(try value(argument))
            case "--packages": packages.append(try RunOptions.packages(try value(argument)))
            default:
                guard !argument.hasPrefix("-") else {
                    throw RunProblem(
                        "there is no option \(argument) for a project; `allium test --help` prints those there are")
                }
                if takesFiles {
                    files.append(ProjectPlace.whole(argument))
                    continue
                }
                if let place { throw RunProblem("two folders are named, \(place) and \(argument); one at a time") }
                place = argument
            }
        }
    }

    /// How the tests of a package are run.
    enum PackageRun: Equatable {
        /// By SwiftPM, with these arguments.
        case bySwiftPM([String])
        /// By our runner, in this folder: something is asked that SwiftPM doesn't know.
        case byUs(String)
    }

    /// Nil where the words are about a project, or about tests that were built before.
    static func packageRun(_ arguments: [String]) -> PackageRun? {
        if arguments.contains(where: { $0 == "--package-path" || $0.hasPrefix("--package-path=") }) {
            return .bySwiftPM(inSwiftPMsWords(arguments))
        }
        let options = Set(arguments.map { $0.hasPrefix("--") ? String($0.prefix { $0 != "=" }) : $0 })
        if options.contains("--packed") { return nil }
        let index = placeIndex(arguments)
        let folder = ProjectPlace.whole(index.map { arguments[$0] } ?? ".")
        guard let manifest = RegularFile.contents(folder + "/Package.swift", limit: 1 << 20) else { return nil }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let hasProject = entries.contains { $0.hasSuffix(".xcodeproj") }
        // Where both are, the package counts if it has tests, unless the words are about a project.
        if hasProject, !options.isDisjoint(with: projectWords) { return nil }
        if hasProject, !String(decoding: manifest, as: UTF8.self).contains(".testTarget(") { return nil }
        if !options.isDisjoint(with: ownWords.union(projectWords)) { return .byUs(folder) }
        var others = arguments
        if let index { others.remove(at: index) }
        return .bySwiftPM((index == nil ? [] : ["--package-path", folder]) + inSwiftPMsWords(others))
    }

    /// Options that SwiftPM doesn't know.
    private static let ownWords: Set<String> = [
        "--target", "--only", "--list", "--retry", "--random", "--seed", "--shard", "--times", "--matrix", "--html", "--json",
        "--gitlab", "--device", "--dark", "--rtl", "--language", "--text-size", "--packages", "--build-folder",
    ]

    /// A package says itself what it is made of, and its tests stay beside it.
    private static let projectWords: Set<String> = ["--without", "--scheme", "--test-plan", "--pack"]

    /// Says which option a package has no use for.
    func checkForPackage() throws {
        guard let word = given.map({ String($0.prefix { $0 != "=" }) }).first(where: Self.projectWords.contains) else { return }
        throw RunProblem("\(word) is for projects of Xcode; this is a Swift package")
    }

    private static func inSwiftPMsWords(_ arguments: [String]) -> [String] {
        arguments.map {
            $0 == "--junit" ? "--xunit-output" : $0.hasPrefix("--junit=") ? "--xunit-output=" + $0.dropFirst(8) : $0
        }
    }

    /// The word that isn't an option's value.
    private static func placeIndex(_ arguments: [String]) -> Int? {
        arguments.indices.first { index in
            !arguments[index].hasPrefix("-") && (index == 0 || !takesValue(arguments[index - 1]))
        }
    }

    private static func takesValue(_ option: String) -> Bool {
        [
            "--target", "--filter", "--only", "--skip", "--configuration", "-c", "--device", "--language", "--build-folder",
            "--packages", "--without", "--tolerance",
            "--junit", "--html", "--json", "--gitlab", "--seed", "--shard", "--times", "--pack", "--packed", "--matrix",
            "--text-size", "--scheme",
            "--test-plan", "--retry", "--specifier", "-s", "--num-workers", "--xunit-output",
            "--test-product", "--attachments-path",
        ].contains(option) || RunOptions.swiftPMTakesValue(option)
    }
}

// MARK: - Snapshots
extension TestOptions {
    private static func checkedTolerance(_ text: String) throws -> String {
        _ = try ToleranceWords(text)
        return text
    }

    /// What a package's tests are told in the environment: SwiftPM doesn't know these options.
    static func tellingSnapshots(_ arguments: [String]) throws -> [String] {
        var others: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--record" {
                for name in ["ALLIUM_RECORD", "SNAPSHOT_TESTING_RECORD"] { setenv(name, "all", 1) }
            } else if argument == "--tolerance" || argument.hasPrefix("--tolerance=") {
                let text = argument == "--tolerance" ? rest.popFirst() ?? "" : String(argument.dropFirst(12))
                setenv(ToleranceWords.variable, try checkedTolerance(text), 1)
            } else {
                others.append(argument)
            }
        }
        return others
    }

    /// The command that runs the same once more and writes references, before the tests are named. Nil of tests without their project.
    func recording(_ folder: String) -> String? {
        if takesFiles { return "allium test \(ShellWord.quoted(folder)) --record" }
        guard packed == nil else { return nil }
        let dropped: Set<String> = [
            "--html", "--junit", "--json", "--gitlab", "--only", "--filter", "--skip", "--retry", "--shard", "--times",
            "--seed",
        ]
        var words: [String] = []
        var rest = given[...]
        while let word = rest.popFirst() {
            let option = word.hasPrefix("--") ? String(word.prefix { $0 != "=" }) : word
            if dropped.contains(option) {
                if option == word { _ = rest.popFirst() }
            } else if option == "--parallel" {
                if let next = rest.first, Int(next) != nil { rest.removeFirst() }
            } else if word == place {
                words.insert(ProjectPlace.whole(word), at: 0)
            } else if !["--random", "--record"].contains(word) {
                words.append(word)
            }
        }
        if place == nil { words.insert(ProjectPlace.whole("."), at: 0) }
        return (["allium", "test"] + words.map(ShellWord.quoted) + ["--record"]).joined(separator: " ")
    }
}
