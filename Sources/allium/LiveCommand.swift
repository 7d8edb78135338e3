import AppleFoundation
import RunOrders
import XcodeProject

/// `allium run --live`: runs an application and takes into it what its author saves.
///
/// Interface files, pictures and texts are exchanged in the running program, and so are bodies of functions. After other changes the program
/// is built anew, and another run of it goes to the place where the last one was. While it doesn't build, the app says so.
final class LiveCommand {
    private let path: String
    private let options: RunOptions
    private var build: ProjectBuild
    private var bundle: ProgramBundle?
    private var app: LiveApp?
    private var bodies: LiveBodies?
    private var watch: FileWatch
    /// How the page is reached, from the first run on.
    private var port: Int?
    private var token: String?
    /// What is wrong with the sources as they are.
    private var problem: String?
    /// What writes the file of the application's module, which was put off.
    private var writing: Process?

    init(_ path: String, _ options: RunOptions) throws {
        (self.path, self.options) = (path, options)
        build = try ProjectBuild(path, options, purpose: "live")
        watch = try FileWatch()
    }

    func run() throws -> Int32 {
        let bell = try LiveBell()
        watch.follow(build.watched)
        guard let bundle = try built() else { return 1 }
        try start(bundle, place: nil)
        bodies?.warmUp()
        while true {
            var waits = [bell.file, watch.file, app?.file ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&waits, UInt(waits.count), -1) > 0 else { continue }
            if waits[0].revents != 0 { return finish(bell.signal) }
            if waits[2].revents != 0, let end = appSpoke() { return end }
            if waits[1].revents != 0 {
                try take(watch.changes())
                watch.follow(build.watched)
            }
        }
    }

    /// What the program is told to end with, it is told to end with, too.
    private func finish(_ signal: Int32) -> Int32 {
        app?.end(by: signal)
        _ = finishModule()
        return 0
    }

    /// The result of a program that has ended by itself; nil while it goes on, or may be mended.
    private func appSpoke() -> Int32? {
        guard let app else { return nil }
        guard app.line.hear() == nil else { return nil }
        let status = app.wait()
        self.app = nil
        if status == 0 {
            _ = finishModule()
            return 0
        }
        BuildWatch.say("the app has ended with \(status); it is started again when something is saved")
        return nil
    }

    // MARK: Changes

    private func take(_ changes: Set<String>) throws {
        let begin = LiveTime.now
        let kinds = build.kinds(of: changes)
        if kinds.isEmpty { return }
        if kinds.contains(.project) {
            // Files may have come and gone.
            guard let made = try? ProjectBuild(path, options, purpose: "live") else { return }
            build = made
            bodies = nil
        }
        // Editors write other files on the way.
        let named = changes.filter { FileManager.default.fileExists(atPath: $0) && !build.kinds(of: [$0]).isEmpty }
        let names = Set((named.isEmpty ? changes : named).map { ($0 as NSString).lastPathComponent }).sorted().prefix(3)
            .joined(separator: ", ")
        var reason = "changed"
        if !kinds.contains(.project), let app, let bundle {
            switch try exchange(changes, kinds, app, bundle) {
            case .shown: return BuildWatch.say("\(names): on the screen after \(LiveTime.since(begin))")
            case .same: return BuildWatch.say("\(names): as it was")
            case .obstacle(let words): reason = words
            }
        }
        guard let bundle = try built() else { return }
        let place = app.flatMap { leave($0) }
        try start(bundle, place: place)
        BuildWatch.say("\(names): \(reason); started again after \(LiveTime.since(begin))")
    }

    private enum Exchange {
        case shown, same
        /// Why only another run shows it.
        case obstacle(String)
    }

    /// What can be exchanged in the running program is.
    private func exchange(
        _ changes: Set<String>, _ kinds: Set<ProjectBuild.Change>, _ app: LiveApp, _ bundle: ProgramBundle
    ) throws -> Exchange {
        if kinds.contains(.resource) { try bundle.renew(changes) }
        if kinds.contains(.source) {
            guard let bodies, finishModule() else { return .obstacle("changed") }
            switch bodies.patch() {
            case .obstacle(let words): return .obstacle(words)
            case .library(let path):
                if let words = app.exchange(LiveWords(.patch, path: path))?.words { return .obstacle(words) }
                problem = nil
            case .nothing:
                // What was wrong is as it was before.
                problem = nil
                if kinds == [.source] {
                    app.line.say(LiveWords(.problem))
                    return .same
                }
            }
        }
        if kinds.contains(.resource) {
            if let words = app.exchange(LiveWords(.files))?.words { return .obstacle(words) }
            if let problem { app.line.say(LiveWords(.problem, words: problem)) }
        }
        return .shown
    }

    /// The app as it is now, in a folder of its own; nil where it doesn't build, after words about that.
    private func built() throws -> ProgramBundle? {
        // What is saved meanwhile may be in the program or not: it counts as new.
        let texts = bodies?.read()
        _ = finishModule()
        if let failure = try build.build() {
            let words = build.words(of: failure)
            problem = words
            build.report(failure)
            app?.line.say(LiveWords(.problem, words: words))
            return nil
        }
        problem = nil
        if bodies == nil { bodies = try LiveBodies(folder: build.package.folder, original: build.package.original) }
        bodies?.remember(texts)
        return try build.bundle(options.orders)
    }

    // MARK: Runs

    private func start(_ bundle: ProgramBundle, place: String?) throws {
        self.bundle = bundle
        var orders = build.orders(options.orders, bundle)
        orders.place = place
        orders.port = port ?? orders.port
        orders.token = token
        app = try LiveApp(bundle.program, build.arguments, environment: build.environment, orders: orders)
        writing = bodies.flatMap { LaterModule(folder: build.package.folder).start($0.sdk) }
    }

    private func finishModule() -> Bool {
        defer { writing = nil }
        return LaterModule(folder: build.package.folder).finish(writing)
    }

    /// Ends a run, and gives the file with its place.
    private func leave(_ app: LiveApp) -> String? {
        let answer = app.exchange(LiveWords(.leave), for: .place)
        _ = app.wait()
        self.app = nil
        guard let answer, let data = answer.place else { return nil }
        (port, token) = (answer.port ?? port, answer.token ?? token)
        let file = build.place.folder + "/place.json"
        guard FileManager.default.createFile(atPath: file, contents: data, attributes: [.posixPermissions: 0o600]) else {
            return nil
        }
        return file
    }
}

/// Seconds for people.
enum LiveTime {
    static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
    static func since(_ begin: UInt64) -> String { String(format: "%.2f s", Double(now - begin) / 1e9) }
}

/// Hears signals that are to end the program.
final class LiveBell {
    let file: Int32
    nonisolated(unsafe) private static var end: Int32 = -1

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw RunProblem("there is no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (file, Self.end) = (ends[0], ends[1])
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                var word = UInt8(truncatingIfNeeded: number)
                _ = write(LiveBell.end, &word, 1)
            }
            sigaction(number, &action, nil)
        }
    }

    /// The one that came.
    var signal: Int32 {
        var word = UInt8(SIGTERM)
        _ = read(file, &word, 1)
        return Int32(word)
    }
}
