import AppleFoundation
import RunOrders
import SourceAdapter
import XcodeProject

/// Targets of a project as a package that SwiftPM can build, in a folder of the user's cache.
struct ProjectPackage {
    let name: String
    /// Each after those it needs: modules, the application, tests.
    let modules: [ModuleSources]
    let folder: String
    /// For the tests among them: the application that they run in.
    let host: ModuleSources?

    /// Modules of one name: the first one counts. Those without Swift are left out, unless they are the ones that are wanted.
    init(
        name: String, targets: [XcodeTarget], wanted: Set<String>, host: XcodeTarget? = nil, configuration: String,
        folder: String
    ) throws {
        self.name = name
        self.folder = folder
        var modules: [ModuleSources] = []
        for target in targets {
            let module = ModuleSources(target, target.settings(configuration: configuration), package: folder)
            // A checkout with a project and a package: Objective-C in the one is left out of the other.
            if target.kind == .module, module.isPartlyForeign, !wanted.contains(target.key),
                target.project.packages.product(ofModule: module.name) != nil
            {
                continue
            }
            if let refusal = module.refusal {
                if wanted.contains(target.key) { throw RunCommand.Problem(refusal) }
                continue
            }
            if let other = modules.first(where: { $0.name == module.name }) {
                BuildWatch.say(
                    "\(target.name) and \(other.target.name) make a module of the same name, \(module.name); the first is taken"
                )
                continue
            }
            modules.append(module)
        }
        self.modules = modules
        self.host = modules.first { $0.target.key == host?.key }
    }

    func module(of target: XcodeTarget) -> ModuleSources? { modules.first { $0.target.key == target.key } }

    func write() throws {
        let absent = try modules.flatMap { try $0.write() }
        if !absent.isEmpty {
            let folder = modules.last?.target.project.folder ?? ""
            throw RunCommand.Problem(ModuleSources.missing(Array(Set(absent)).sorted(), in: folder))
        }
        let names = Set(modules.map(\.name))
        for other in (try? FileManager.default.contentsOfDirectory(atPath: folder + "/Sources")) ?? []
        where !names.contains(other) {
            ResourceCopy.remove(folder + "/Sources/" + other)
        }
        let data = Data(manifest.utf8)
        let file = folder + "/Package.swift"
        _ = FileManager.default.createFile(atPath: folder + "/" + LinkedSources.mark, contents: nil)
        if FileManager.default.contents(atPath: file) != data { try data.write(to: URL(fileURLWithPath: file)) }
    }

    /// Those of packages, without what the project makes itself.
    private func packageProducts(of module: ModuleSources) -> [LocalProduct] {
        module.target.localProducts.filter { product in !modules.contains { $0.name == product.name } }
    }

    /// Of packages that are used, directly or not.
    var packageFolders: [String] {
        let direct = Set(modules.flatMap { packageProducts(of: $0).map(\.folder) }).sorted()
        return direct + (modules.first?.target.project.packages.needed(by: direct) ?? [])
    }

    private var manifest: String {
        let packages = packageFolders
        let declared = modules.enumerated().map { index, module in
            // What lies below is there for all above, as in a project whose products share a folder.
            let below = modules[..<index].filter { $0.target.kind == .module || module.target.kind == .unitTests }
                .filter { $0.target.kind != .unitTests }
            let own = Set(
                packageProducts(of: module)
                    + (module.target.kind == .unitTests ? below.flatMap { packageProducts(of: $0) } : []))
            let products = own.sorted { $0.name < $1.name }
                .map { ".product(name: \(Self.quoted($0.name)), package: \(Self.quoted($0.package)))" }
            return module.declaration(
                below.map { "\"\($0.name)\"" } + products, linking: module.target.kind == .unitTests ? linking : [])
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [\(packages.map { ".package(path: \(Self.quoted($0)))" }.joined(separator: ", "))],
                targets: [
            \(declared.joined(separator: ",\n"))
                ])

            """
    }

    /// The tests begin where the application's launch leads.
    private var linking: [String] { ["--wrap=main"] + (host.map { ["--defsym=allium_app_main=\($0.name)_main"] } ?? []) }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    // MARK: Building
    /// What a build is for: a program of tests, which then is the only one, a run, or a run into which changes are taken.
    enum Purpose { case tests, run, live }

    /// Builds a program and shows that something goes on. Nil when all went well, else what the tools said and their result. `mark` knows what has changed.
    func build(_ program: String, for purpose: Purpose, mark: BuildMark?) throws -> (log: String, status: Int32)? {
        let watch = BuildWatch()
        defer { watch.end() }
        var environment = [CompilerCommand.projectVariable: "1"]
        if purpose == .live { environment[CompilerCommand.liveVariable] = "1" }
        let repeated = mark?.changes.flatMap {
            RepeatedBuild(self, program: program, changed: $0, purpose: purpose, environment: environment)
        }
        mark?.forget()
        switch try repeated?.run(watch) ?? .unknown {
        case .built:
            mark?.keep()
            return nil
        case .failed(let log, let status): return (log, status)
        case .unknown: break
        }
        if purpose == .tests { environment[CompilerCommand.wantedVariable] = program }
        let status = try WatchedProcess(
            program: CompilerCommand.ownPath(),
            arguments: ["build", "--package-path", folder, "--configuration", "debug"]
                // SwiftPM finds tests in the index; nobody else reads it.
                + (purpose == .tests ? ["--product", (program as NSString).deletingPathExtension] : ["--disable-index-store"]),
            environment: environment, line: watch.add, tick: watch.tick
        ).run()
        watch.end()
        if status == 0, watch.seconds >= 3 { BuildWatch.say("built in \(watch.seconds) s") }
        if status == 0 { mark?.keep() }
        return status == 0 ? nil : (watch.log, status)
    }

    /// A program that was built.
    func program(named name: String) throws -> String {
        let root = folder + "/.build"
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
        let found = (["/debug"] + entries.map { "/" + $0 + "/debug" }).map { root + $0 + "/" + name }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { throw RunCommand.Problem("the built program was not found in \(root)") }
        return found
    }

    // MARK: The user's files
    /// The user's file for one that the compiler names.
    func original(_ path: String) -> String {
        guard path.hasPrefix(folder + "/") else { return path }
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? path
    }

    /// Folders in which the compiler has found the modules' files.
    var sourceFolders: [String] {
        var folders: Set<String> = [folder + "/Sources"]
        for module in modules {
            let root = module.target.project.folder
            folders.insert(root)
            for file in module.files where !file.hasPrefix(root + "/") {
                folders.insert((file as NSString).deletingLastPathComponent)
            }
        }
        return folders.sorted()
    }

    /// For programs that are started later, or elsewhere.
    var places: OriginalPlaces {
        OriginalPlaces(
            root: folder + "/Sources",
            projects: Dictionary(modules.map { ($0.name, $0.target.project.folder) }) { first, _ in first })
    }
}

/// Finds the user's files for those of a build.
struct OriginalPlaces: Codable {
    /// Where the modules' folders are.
    let root: String
    /// Folders of projects, by modules.
    let projects: [String: String]

    /// A line with the user's files in it.
    func withOriginals(_ line: Substring) -> String {
        var result = ""
        var rest = line
        while let start = rest.range(of: root + "/") {
            result += rest[..<start.lowerBound]
            let tail = rest[start.lowerBound...]
            let below = rest[start.upperBound...]
            let own = projects[String(below.prefix { $0 != "/" })].map { ($0, below.drop { $0 != "/" }) }
            guard let end = tail.range(of: ".swift") else { return result + tail }
            let file = String(tail[..<end.upperBound])
            let link = try? FileManager.default.destinationOfSymbolicLink(atPath: file)
            result += link ?? own.map { $0.0 + $0.1[..<end.upperBound] } ?? file
            rest = tail[end.upperBound...]
        }
        return result + rest
    }
}
