import AppleFoundation
import LanguageServer
import RunOrders
import SourceAdapter
import XcodeProject

/// A Swift package whose tests run as those of a project do: SwiftPM builds them in the user's cache, and the package's folder stays as it is.
struct TestedPackage {
    let folder: String
    let name: String
    /// With tests.
    let targets: [PackageTargets.Target]
    let place: BuildPlace
    private let configuration: String
    private let sdk: SwiftSDK
    /// For every use of SwiftPM.
    private let environment: [String: String]

    init(_ folder: String, _ options: TestOptions) throws {
        self.folder = RegularFile.resolved(folder) ?? folder
        configuration = (options.configuration ?? "debug").lowercased()
        guard ["debug", "release"].contains(configuration) else {
            throw RunProblem("--configuration \(configuration): a package has debug and release")
        }
        place = BuildPlace(
            project: self.folder, target: "package", configuration: configuration, chosen: options.buildFolder, purpose: "test")
        try place.make()
        sdk = try SwiftSDK.here()
        let places = PackagePlaces(project: self.folder + "/Package.swift", chosen: options.packages)
        environment = [
            "SWIFT_EXEC_MANIFEST": sdk.folder + "/bin/swiftc", CompilerCommand.placesVariable: places.words,
            CompilerCommand.preparedVariable: "1",
        ]
        try Self.makeWorkspace(of: self.folder, in: place.folder, places)
        var text = ""
        var errors = ""
        let arguments = ["package"] + Self.surroundings(of: self.folder, in: place.folder) + ["dump-package"]
        let status = try WatchedProcess(
            program: sdk.tool("swift"), arguments: arguments, environment: environment,
            line: { line in if text.isEmpty, !line.hasPrefix("{") { errors += line + "\n" } else { text += line + "\n" } }
        ).run()
        guard status == 0, let dump = try? JSON(parsing: Array(text.utf8)), let name = dump["name"]?.string else {
            throw RunProblem("the manifest \(folder)/Package.swift can't be read:\n\(errors)")
        }
        self.name = name
        let all = PackageTargets(dump, files: PackageTree(self.folder).sources).targets.filter(\.isTest)
        targets = options.targets.isEmpty ? all : all.filter { options.targets.contains($0.name) }
        guard !targets.isEmpty else {
            throw RunProblem(
                all.isEmpty
                    ? "the package \(name) has no test targets"
                    : "the package has no such test target; its own are \(all.map(\.name).joined(separator: ", "))")
        }
    }

    // MARK: SwiftPM's surroundings

    /// SwiftPM keeps the versions that it has found beside a workspace, where there is one, and not in the package.
    private static func makeWorkspace(of folder: String, in place: String, _ places: PackagePlaces) throws {
        let workspace = place + "/Package.xcworkspace"
        let pins = workspace + "/xcshareddata/swiftpm"
        try FileManager.default.createDirectory(atPath: pins, withIntermediateDirectories: true)
        let path = folder.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
        let text = "<Workspace version=\"1.0\"><FileRef location=\"absolute:\(path)\"></FileRef></Workspace>\n"
        PackageTree.write(Array(text.utf8), to: workspace + "/contents.xcworkspacedata")
        let own = FileManager.default.contents(atPath: folder + "/Package.resolved")
        if let own, let left = PackagePins.left(in: own, places) {
            PackageTree.write(Array(left), to: pins + "/Package.resolved")
        } else {
            unlink(pins + "/Package.resolved")
        }
    }

    private static func surroundings(of folder: String, in place: String) -> [String] {
        [
            "--package-path", folder, "--multiroot-data-file", place + "/Package.xcworkspace", "--scratch-path",
            place + "/.build",
        ]
    }

    // MARK: Building

    /// Builds all tests and shows what SwiftPM says of them; false when that failed.
    func build() throws -> Bool {
        let lock = try BuildPlace.Lock.exclusive(place.folder + "/.lock") {
            BuildWatch.say("waiting for another run that builds the tests of \(name)")
        }
        defer { lock.unlock() }
        let watch = BuildWatch()
        defer { watch.end() }
        // The bundle's own folder, wherever it was put.
        let bundles = URL(fileURLWithPath: sdk.folder).deletingLastPathComponent().deletingLastPathComponent().path
        let status = try WatchedProcess(
            program: sdk.tool("swift"),
            arguments: ["build", "--swift-sdks-path", bundles, "--swift-sdk", "allium", "--build-tests"]
                + ["--configuration", configuration] + (configuration == "release" ? ["-Xswiftc", "-enable-testing"] : [])
                + Self.surroundings(of: folder, in: place.folder),
            environment: environment, line: watch.add, tick: watch.tick
        ).run()
        watch.end()
        if status != 0 {
            // Without the steps, and without a word about our own options.
            let lines = watch.log.split(separator: "\n").filter { $0.first != "[" && !$0.contains("--multiroot-data-file") }
            let text = CompilerReport(log: watch.log).text()
            FileHandle.standardError.write(Data(((text.isEmpty ? lines.joined(separator: "\n") : text) + "\n").utf8))
            BuildWatch.say("\(name) doesn't build; what the compiler says stands above")
        }
        BacktraceCommand.prepare(sources: [folder])
        return status == 0
    }

    /// The program of all tests.
    func program() throws -> String {
        let program = place.folder + "/.build/\(configuration)/\(name)PackageTests.xctest"
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw RunProblem("the built tests were not found: \(program)")
        }
        return program
    }
}
