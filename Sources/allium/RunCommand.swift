import AppleFoundation
import RunOrders
import SourceAdapter
import XcodeProject

/// `allium run`: builds the application of an Xcode project, or of a package, with the SDK and runs it, without a display, in a window or in a page.
struct RunCommand {
    typealias Problem = RunProblem

    private let options: RunOptions

    static func run(_ arguments: [String], inspects: Bool = false) -> Int32 {
        do {
            let options = try RunOptions(arguments, inspects: inspects)
            if options.asksForHelp {
                print("usage: allium \(RunOptions.usage)")
                return 0
            }
            if options.asksForDevices {
                print(DeviceNames.all.joined(separator: "\n"))
                return 0
            }
            try options.orders.check()
            return try RunCommand(options: options).run()
        } catch {
            BuildWatch.say(words(error))
            return 2
        }
    }

    /// Foundation's errors say little in their own words.
    static func words(_ error: any Error) -> String {
        guard !(error is Problem), !(error is XcodeProject.Problem), !(error is SDKProblem) else { return "\(error)" }
        let cocoa = error as NSError
        guard cocoa.domain == NSCocoaErrorDomain || cocoa.domain == NSPOSIXErrorDomain else { return "\(error)" }
        let path = cocoa.userInfo[NSFilePathErrorKey] as? String
        let cause = (cocoa.userInfo[NSUnderlyingErrorKey] as? NSError).map { String(cString: strerror(Int32($0.code))) }
        return [path, cause ?? cocoa.localizedDescription].compactMap { $0 }.joined(separator: ": ")
    }

    private func run() throws -> Int32 {
        let usesSwiftPM = options.place == nil && options.others.contains("--package-path")
        let place: ProjectPlace = usesSwiftPM ? .package(".") : try ProjectPlace.find(options.place ?? ".")
        switch place {
        case .package(let folder): return try runPackage(usesSwiftPM ? nil : folder)
        case .project(let path):
            if let other = options.others.first {
                throw Problem("there is no option \(other) for a project; `allium run --help` prints those there are")
            }
            return try runProject(path)
        }
    }

    // MARK: Packages
    private func runPackage(_ folder: String?) throws -> Int32 {
        if let option = options.target.map({ _ in "--target" }) ?? options.scheme.map({ _ in "--scheme" })
            ?? options.buildFolder.map({ _ in "--build-folder" })
        {
            throw Problem("\(option) is for Xcode projects; a package takes its program's name, and --scratch-path")
        }
        let package = folder ?? ProjectPlace.whole(options.others.drop { $0 != "--package-path" }.dropFirst().first ?? ".")
        BacktraceCommand.prepare(sources: RegularFile.resolved(package) ?? package)
        if options.hasOrders { setenv(RunOrders.variable, options.orders.text, 1) }
        var arguments: [String] = []
        if let folder, options.place != nil { arguments += ["--package-path", folder] }
        if let configuration = options.configuration { arguments += ["--configuration", configuration.lowercased()] }
        return BuildCommand(name: options.buildsOnly ? "build" : "run", arguments: arguments + options.others).run()
    }

    // MARK: Projects
    private func runProject(_ path: String) throws -> Int32 {
        let project = try XcodeProject(at: path, packages: options.packages)
        let scheme = try options.scheme.map { try self.scheme(named: $0, of: project) }
        // A scheme may run an application of another project in the workspace.
        let own = scheme?.launchTarget.flatMap { name in project.targets.contains { $0.name == name } ? name : nil }
        let application = try project.application(named: options.target ?? own)
        let configuration = options.configuration ?? scheme?.launchConfiguration ?? "Debug"
        let known = application.configurations
        if options.configuration != nil, !known.contains(configuration) {
            throw Problem("there is no configuration '\(configuration)'; there are: \(known.joined(separator: ", "))")
        }
        let place = BuildPlace(
            project: path, target: application.name, configuration: configuration, chosen: options.buildFolder)
        try place.make()
        let modules = application.neededModules(in: ProjectFamily(project)) + [application]
        let package = try ProjectPackage(
            name: application.settings(configuration: configuration).moduleName, targets: modules, wanted: [application.key],
            configuration: configuration, folder: place.folder)
        guard let module = package.module(of: application) else { throw Problem("\(application.name) can't be built") }
        let lock = try BuildPlace.Lock.exclusive(place.folder + "/.lock") {
            BuildWatch.say("waiting for another run that builds \(application.name)")
        }
        BuildWatch.say("building \(application.name) (\(configuration))")
        try package.write()
        if let failure = try package.build(product: nil) {
            BuildFailure(package: package, name: application.name, project: project, log: failure.log).report()
            return failure.status
        }
        let bundle = try ProgramBundle(
            package, application: module, built: package.program(named: module.name), place: place, orders: options.orders,
            isKept: options.buildsOnly)
        lock.unlock()
        if options.buildsOnly {
            print(bundle.program)
            return 0
        }
        var orders = options.orders
        orders.language = orders.language ?? scheme?.launch.language
        orders.module = module.name
        orders.origins = bundle.originsFile
        setenv(RunOrders.variable, orders.text, 1)
        BacktraceCommand.prepare(sources: package.folder + "/Sources")
        for (key, value) in scheme?.launch.environment ?? [:] { setenv(key, module.settings.expand(value), 1) }
        let arguments = (scheme?.launch.arguments ?? []).map(module.settings.expand)
        return withExtendedLifetime(bundle.lock) { CompilerCommand.become(bundle.program, arguments) }
    }

    private func scheme(named name: String, of project: XcodeProject) throws -> Scheme {
        let schemes = ProjectFamily(project).schemes
        guard let scheme = schemes.first(where: { $0.name == name }) else {
            let known = schemes.map(\.name).joined(separator: ", ")
            throw Problem("there is no scheme '\(name)'; " + (known.isEmpty ? "no scheme is shared" : "there are: \(known)"))
        }
        return scheme
    }
}
