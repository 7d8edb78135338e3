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
        case .package where options.isLive: throw Problem("--live is for Xcode projects; a package can't be run so yet")
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
        BacktraceCommand.prepare(sources: [RegularFile.resolved(package) ?? package])
        if options.hasOrders { setenv(RunOrders.variable, options.orders.text, 1) }
        var arguments: [String] = []
        if let folder, options.place != nil { arguments += ["--package-path", folder] }
        if let configuration = options.configuration { arguments += ["--configuration", configuration.lowercased()] }
        return BuildCommand(name: options.buildsOnly ? "build" : "run", arguments: arguments + options.others).run()
    }

    // MARK: Projects
    private func runProject(_ path: String) throws -> Int32 {
        if options.isLive { return try LiveCommand(path, options).run() }
        let build = try ProjectBuild(path, options)
        if let failure = try build.build() {
            build.report(failure)
            return failure.status
        }
        let lock = try build.lock()
        let bundle = try build.bundle(options.orders, isKept: options.buildsOnly)
        lock.unlock()
        if options.buildsOnly {
            print(bundle.program)
            return 0
        }
        setenv(RunOrders.variable, build.orders(options.orders, bundle).text, 1)
        BacktraceCommand.prepare(sources: build.package.sourceFolders)
        for (key, value) in build.environment { setenv(key, value, 1) }
        return withExtendedLifetime(bundle.lock) { CompilerCommand.become(bundle.program, build.arguments) }
    }
}
