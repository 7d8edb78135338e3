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
          --list                says which tests there are, and runs none
          --configuration NAME  Debug unless given
          --junit FILE          the results as JUnit's XML, for continuous integration; written also when tests fail or don't build
          --device NAME, --dark, --language CODE       as for `allium run`
          --build-folder FOLDER builds there; else in ~/.cache/allium/test, or in XDG_CACHE_HOME. The project's folder stays as it is
          Tests of an application run inside it: it is launched first, with its delegate, its window and its root controller.
          The result is 0 when all tests have passed, 1 when some have not or nothing was built, 2 when it could not begin.
          In the folder of a Swift package with test targets, this is SwiftPM's `test` with the Swift SDK, and takes its options.
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
    private(set) var junit: String?
    private(set) var orders = RunOrders()
    private(set) var listsOnly = false
    private(set) var asksForHelp = false

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(_ option: String) throws -> String {
            guard let value = rest.popFirst() else {
                throw RunProblem("\(option) needs a value; `allium test --help` says which")
            }
            return value
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
            case "--device": orders.device = try value(argument)
            case "--dark": orders.style = "dark"
            case "--language": orders.language = try value(argument)
            case "--build-folder": buildFolder = try value(argument)
            default:
                guard !argument.hasPrefix("-") else {
                    throw RunProblem(
                        "there is no option \(argument) for a project; `allium test --help` prints those there are")
                }
                if let place { throw RunProblem("two folders are named, \(place) and \(argument); one at a time") }
                place = argument
            }
        }
    }

    /// Whether it is about a package, which SwiftPM tests: the arguments for it, or nil.
    static func forPackage(_ arguments: [String]) -> [String]? {
        if arguments.contains(where: { $0 == "--package-path" || $0.hasPrefix("--package-path=") }) {
            return inSwiftPMsWords(arguments)
        }
        let index = placeIndex(arguments)
        let folder = ProjectPlace.whole(index.map { arguments[$0] } ?? ".")
        guard let manifest = RegularFile.contents(folder + "/Package.swift", limit: 1 << 20) else { return nil }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let hasProject = entries.contains { $0.hasSuffix(".xcodeproj") }
        // Where both are, the package counts if it has tests.
        if hasProject, !String(decoding: manifest, as: UTF8.self).contains(".testTarget(") { return nil }
        var others = arguments
        if let index { others.remove(at: index) }
        return (index == nil ? [] : ["--package-path", folder]) + inSwiftPMsWords(others)
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
            "--junit", "--scheme", "--test-plan", "--retry", "--specifier", "-s", "--num-workers", "--xunit-output",
            "--test-product", "--attachments-path",
        ].contains(option) || RunOptions.swiftPMTakesValue(option)
    }
}
