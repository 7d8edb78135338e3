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
    /// Each line as it comes.
    var line: (Substring) -> Void = { _ in }
    /// Called about once in a second.
    var tick: () -> Void = {}

    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// Where a signal's handler writes: all that it may do.
    nonisolated(unsafe) private static var bell: [Int32] = [-1, -1]
    nonisolated(unsafe) private static var bellEnd: Int32 = -1

    /// The program's result. When a signal comes first, everything is ended and so is this process, by the same signal.
    func run() throws -> Int32 {
        let old = try Self.listen()
        defer { Self.stopListening(old) }
        Self.adopt(true)
        defer { Self.adopt(false) }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Self.problem("there is no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let child = try start(output: ends[1])
        close(ends[1])
        defer { close(ends[0]) }
        read(ends[0])
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    private func start(output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
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
        let result = posix_spawnp(&child, program, &actions, &attributes, words, environ)
        guard result == 0 else { throw Self.problem("\(program) can't be started: \(String(cString: strerror(result)))") }
        return child
    }

    /// Until the program and its helpers have closed their output.
    private func read(_ descriptor: Int32) {
        var rest: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var waits = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: Self.bell[0], events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&waits, 2, 1000)
            if count < 0, errno != EINTR { return }
            if waits[1].revents != 0 { Self.endEverything() }
            if count == 0 { tick() }
            guard count > 0, waits[0].revents != 0 else { continue }
            let length = Glibc.read(descriptor, &buffer, buffer.count)
            if length < 0, errno == EINTR { continue }
            guard length > 0 else { break }
            rest += buffer[..<length]
            while let end = rest.firstIndex(of: 0x0A) {
                line(Substring(String(decoding: rest[..<end], as: UTF8.self)))
                rest.removeSubrange(...end)
            }
        }
        if !rest.isEmpty { line(Substring(String(decoding: rest, as: UTF8.self))) }
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

    private static func problem(_ words: String) -> RunCommand.Problem { RunCommand.Problem(words) }
}
