import AppleFoundation
import RunOrders
import XcodeProject

/// An application of a project, from its sources to a program in its bundle.
struct ProjectBuild {
    let project: XcodeProject
    let place: BuildPlace
    let package: ProjectPackage
    let module: ModuleSources
    private let scheme: Scheme?
    private let name: String

    init(_ path: String, _ options: RunOptions, purpose: String = "run") throws {
        let project = try XcodeProject(at: path, packages: options.packages, without: options.without)
        BuildWatch.sayLeftOut(try project.leftOutSources())
        let scheme = try options.scheme.map { try Self.scheme(named: $0, of: project) }
        // A scheme may run an application of another project in the workspace.
        let own = scheme?.launchTarget.flatMap { name in project.targets.contains { $0.name == name } ? name : nil }
        let application = try project.application(named: options.target ?? own)
        let configuration = options.configuration ?? scheme?.launchConfiguration ?? "Debug"
        let known = application.configurations
        if options.configuration != nil, !known.contains(configuration) {
            throw RunProblem("there is no configuration '\(configuration)'; there are: \(known.joined(separator: ", "))")
        }
        place = BuildPlace(
            project: project.path, target: application.name, configuration: configuration, chosen: options.buildFolder,
            purpose: purpose)
        try place.make()
        let modules = application.neededModules(in: ProjectFamily(project)) + [application]
        package = try ProjectPackage(
            name: application.settings(configuration: configuration).moduleName, targets: modules, wanted: [application.key],
            configuration: configuration, folder: place.folder)
        guard let module = package.module(of: application) else { throw RunProblem("\(application.name) can't be built") }
        (self.project, self.scheme, self.module) = (project, scheme, module)
        isLive = purpose == "live"
        name = application.name
        self.configuration = configuration
    }

    private let configuration: String
    private let isLive: Bool

    private static func scheme(named name: String, of project: XcodeProject) throws -> Scheme {
        let schemes = ProjectFamily(project).schemes
        guard let scheme = schemes.first(where: { $0.name == name }) else {
            let known = schemes.map(\.name).joined(separator: ", ")
            throw RunProblem("there is no scheme '\(name)'; " + (known.isEmpty ? "no scheme is shared" : "there are: \(known)"))
        }
        return scheme
    }

    // MARK: Building

    typealias Failure = (log: String, status: Int32)

    /// Nobody else builds there meanwhile.
    func lock() throws -> BuildPlace.Lock {
        try BuildPlace.Lock.exclusive(place.folder + "/.lock") {
            BuildWatch.say("waiting for another run that builds \(name)")
        }
    }

    /// Nil when all went well.
    func build() throws -> Failure? {
        let lock = try lock()
        defer { lock.unlock() }
        try package.write()
        try package.requireReadableFiles()
        if isLive { LaterModule.clear(package.folder) }
        let mark = try? BuildMark(package, program: module.name)
        if mark?.isCurrent == true { return nil }
        BuildWatch.say("building \(name) (\(configuration))")
        return try package.build(module.name, for: isLive ? .live : .run, mark: mark)
    }

    func report(_ failure: Failure) {
        BuildFailure(package: package, name: name, project: project, log: failure.log).report()
    }

    /// The first place where it doesn't build, and what is wrong there.
    func words(of failure: Failure) -> String {
        let report = CompilerReport(log: failure.log) { package.original($0) }
        guard let first = report.errors.first else {
            return (report.others.first.map { "\(name)\n\($0)" }) ?? "\(name)\n\(failure.log.suffix(400))"
        }
        var lines = ["\((first.path as NSString).lastPathComponent):\(first.line)", first.text]
        if let shown = first.shown { lines += ["", shown.trimmingCharacters(in: .whitespaces)] }
        if report.errors.count > 1 { lines += ["", "and \(report.errors.count - 1) more"] }
        return lines.joined(separator: "\n")
    }

    func bundle(_ orders: RunOrders, isKept: Bool = false) throws -> ProgramBundle {
        try ProgramBundle(
            package, application: module, built: package.program(named: module.name), place: place, orders: orders,
            isKept: isKept)
    }

    // MARK: Running

    func orders(_ given: RunOrders, _ bundle: ProgramBundle) -> RunOrders {
        var orders = given
        orders.language = orders.language ?? scheme?.launch.language
        orders.device = orders.device ?? module.settings.device
        orders.module = module.name
        orders.origins = bundle.originsFile
        return orders
    }

    var environment: [String: String] { (scheme?.launch.environment ?? [:]).mapValues(module.settings.expand) }
    var arguments: [String] { (scheme?.launch.arguments ?? []).map(module.settings.expand) }

    // MARK: Files

    enum Change: Hashable { case source, resource, project }

    /// What has changed, as far as the application cares.
    func kinds(of changes: Set<String>) -> Set<Change> {
        var kinds: Set<Change> = []
        let sources = Set(package.modules.flatMap(\.files))
        let resources = package.modules.flatMap { $0.target.resources.map(\.path) }
        for path in changes {
            if sources.contains(path) {
                kinds.insert(FileManager.default.fileExists(atPath: path) ? .source : .project)
            } else if resources.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
                kinds.insert(path.hasSuffix(".plist") ? .source : .resource)
            } else if path.hasSuffix(".pbxproj") || path.hasSuffix(".swift") || path.hasSuffix(".xcconfig")
                || (path as NSString).lastPathComponent == ProjectSpec.fileName
            {
                kinds.insert(.project)
            }
        }
        return kinds
    }

    /// Folders in which something may be saved.
    var watched: Set<String> {
        var folders: Set<String> = []
        func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }
        for module in package.modules {
            for file in module.files { folders.insert(folder(of: file)) }
            for resource in module.target.resources {
                folders.insert(folder(of: resource.path))
                for name in FileManager.default.enumerator(atPath: resource.path)?.compactMap({ $0 as? String }) ?? [] {
                    folders.insert(folder(of: resource.path + "/" + name))
                }
            }
        }
        let projects = (try? FileManager.default.contentsOfDirectory(atPath: project.folder)) ?? []
        for name in projects where name.hasSuffix(".xcodeproj") { folders.insert(project.folder + "/" + name) }
        if projects.contains(ProjectSpec.fileName) { folders.insert(project.folder) }
        return folders
    }
}
