import AppleFoundation
import RunOrders

/// A program that is started, read line by line, and ended with everything that it has started when this one is told to end.
///
/// Build tools put their compilers into process groups of their own, which a terminal's Ctrl-C doesn't reach, and orphans go to
/// whoever asks for them: so this process asks, and ends the whole tree.
struct WatchedProcess {
    let program: String
    let arguments: [String]
    /// What the program is told to be called, when that isn't its path.
    var name: String?
    /// Where it works, if not where this process does.
    var folder: String?
    /// Variables that it finds in another state than this process.
    var environment: [String: String] = [:]
    /// Each line as it comes.
    var line: (Substring) -> Void = { _ in }
    /// Called about once in a second.
    var tick: () -> Void = {}
    /// Called with its result.
    var ended: (Int32) -> Void = { _ in }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// Where a signal's handler writes: all that it may do.
    nonisolated(unsafe) private static var bell: [Int32] = [-1, -1]
    nonisolated(unsafe) private static var bellEnd: Int32 = -1

    /// The program's result. When a signal comes first, everything is ended and so is this process, by the same signal.
    func run() throws -> Int32 {
        var result: Int32 = 0
        var own = self
        own.ended = {
            result = $0
            ended($0)
        }
        var rest: WatchedProcess? = own
        try Self.run(atOnce: 1) { _ in
            defer { rest = nil }
            return rest
        }
        return result
    }

    /// Runs one after the other, so many at once. `next` is asked with the place, from 0, that has become free; nil when there is nothing left.
    static func run(atOnce: Int, next: (Int) throws -> WatchedProcess?) throws {
        let old = try listen()
        defer { stopListening(old) }
        adopt(true)
        defer { adopt(false) }
        var running: [RunningProcess] = []
        var isOver = false
        while true {
            while !isOver, running.count < atOnce {
                let place = (0..<atOnce).first { place in !running.contains { $0.place == place } } ?? 0
                if let process = try next(place) {
                    running.append(try RunningProcess(process, place: place))
                } else {
                    isOver = true
                }
            }
            if running.isEmpty { return }
            var waits = [pollfd(fd: bell[0], events: Int16(POLLIN), revents: 0)]
            waits += running.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
            let count = poll(&waits, UInt(waits.count), 1000)
            if count < 0, errno != EINTR { return }
            if waits[0].revents != 0 { endEverything() }
            if count == 0 { running.forEach { $0.process.tick() } }
            guard count > 0 else { continue }
            for (index, process) in running.enumerated().reversed() where waits[index + 1].revents != 0 {
                if !process.read() { running.remove(at: index).end() }
            }
        }
    }

    fileprivate func start(output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        if let folder { try Self.work(in: folder, &actions) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for signal in Self.signals { sigaddset(&defaults, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
        var words: [UnsafeMutablePointer<CChar>?] = ([name ?? program] + arguments).map { strdup($0) }
        words.append(nil)
        defer { words.forEach { free($0) } }
        var child = pid_t()
        var variables: [UnsafeMutablePointer<CChar>?] = []
        if !environment.isEmpty {
            let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            variables = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
        }
        defer { variables.forEach { free($0) } }
        let result = variables.withUnsafeMutableBufferPointer { own in
            posix_spawnp(&child, program, &actions, &attributes, words, own.isEmpty ? environ : own.baseAddress)
        }
        guard result == 0 else { throw Self.problem("\(program) can't be started: \(String(cString: strerror(result)))") }
        return child
    }

    /// The C library has the call, and its headers keep it from Swift.
    private static func work(in folder: String, _ actions: inout posix_spawn_file_actions_t) throws {
        typealias Call = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32
        guard let symbol = dlsym(nil, "posix_spawn_file_actions_addchdir_np"),
            unsafeBitCast(symbol, to: Call.self)(&actions, folder) == 0
        else { throw problem("nothing can be started in \(folder)") }
    }

    // MARK: Signals
    private static func listen() throws -> [(Int32, sigaction)] {
        guard pipe(&bell) == 0 else { throw problem("there is no pipe") }
        for end in bell {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        bellEnd = bell[1]
        return signals.map { signal in
            var before = sigaction()
            sigaction(signal, nil, &before)
            // Whoever has said that a signal is to be overlooked means this program, too.
            if before.__sigaction_handler.sa_handler.map({ unsafeBitCast($0, to: Int.self) == 1 }) ?? false {
                return (signal, before)
            }
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                var word = UInt8(truncatingIfNeeded: number)
                _ = write(WatchedProcess.bellEnd, &word, 1)
            }
            sigaction(signal, &action, nil)
            return (signal, before)
        }
    }

    private static func stopListening(_ old: [(Int32, sigaction)]) {
        for (signal, action) in old {
            var action = action
            sigaction(signal, &action, nil)
        }
        for end in bell { close(end) }
    }

    /// Ends all that was started, first asking, then not, and then this process by the signal that it got.
    private static func endEverything() -> Never {
        var word: UInt8 = UInt8(SIGTERM)
        _ = Glibc.read(bell[0], &word, 1)
        for child in descendants() { kill(child, SIGINT) }
        for round in 0..<100 {
            while waitpid(-1, nil, WNOHANG) > 0 {}
            let left = descendants()
            if left.isEmpty { break }
            if round >= 30 { for child in left { kill(child, SIGKILL) } }
            usleep(20_000)
        }
        signal(Int32(word), SIG_DFL)
        kill(getpid(), Int32(word))
        _exit(128 + Int32(word))
    }

    /// Every process below this one.
    private static func descendants() -> [pid_t] {
        var children: [pid_t: [pid_t]] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let number = pid_t(name), let data = FileManager.default.contents(atPath: "/proc/\(name)/stat") else {
                continue
            }
            // The program's name, in parentheses, may hold anything.
            let text = String(decoding: data, as: UTF8.self)
            guard let end = text.lastIndex(of: ")") else { continue }
            let words = text[text.index(after: end)...].split(separator: " ")
            guard words.count > 1, words[0] != "Z", let parent = pid_t(words[1]) else { continue }
            children[parent, default: []].append(number)
        }
        var found: [pid_t] = []
        var pending = [getpid()]
        while let next = pending.popLast() {
            let below = children[next] ?? []
            found += below
            pending += below
        }
        return found
    }

    /// Whether orphans below become children of this process. `prctl` takes any number of arguments, which Swift doesn't call.
    private static func adopt(_ isOn: Bool) {
        guard let symbol = dlsym(nil, "prctl") else { return }
        typealias Call = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        _ = unsafeBitCast(symbol, to: Call.self)(36, isOn ? 1 : 0, 0, 0, 0)
    }

    fileprivate static func problem(_ words: String) -> RunCommand.Problem { RunCommand.Problem(words) }
}

/// A program that has been started, and what it has printed of a line.
private final class RunningProcess {
    let process: WatchedProcess
    let place: Int
    let output: Int32
    private let child: pid_t
    private var rest: [UInt8] = []
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init(_ process: WatchedProcess, place: Int) throws {
        self.process = process
        self.place = place
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw WatchedProcess.problem("there is no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        output = ends[0]
        do {
            child = try process.start(output: ends[1])
        } catch {
            ends.forEach { _ = close($0) }
            throw error
        }
        close(ends[1])
    }

    /// False when the program and its helpers have closed their output.
    func read() -> Bool {
        let length = Glibc.read(output, &buffer, buffer.count)
        if length < 0, errno == EINTR { return true }
        guard length > 0 else { return false }
        var start = 0
        for index in 0..<length where buffer[index] == 0x0A {
            rest += buffer[start..<index]
            process.line(Substring(String(decoding: rest, as: UTF8.self)))
            rest.removeAll(keepingCapacity: true)
            start = index + 1
        }
        rest += buffer[start..<length]
        return true
    }

    func end() {
        if !rest.isEmpty { process.line(Substring(String(decoding: rest, as: UTF8.self))) }
        close(output)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        process.ended(status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F))
    }
}
