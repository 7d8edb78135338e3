import AppleFoundation
import RunOrders

/// A run of the application, with a line to it.
final class LiveApp {
    let line: LiveLine
    private let child: pid_t
    private var status: Int32?
    var file: Int32 { line.file }

    init(_ program: String, _ arguments: [String], environment: [String: String], orders: RunOrders) throws {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw RunProblem("there is no line to the app")
        }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        defer { close(ends[1]) }
        var orders = orders
        orders.live = ends[1]
        for (key, value) in environment { setenv(key, value, 1) }
        setenv(RunOrders.variable, orders.text, 1)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&defaults, signal) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var child = pid_t()
        let result = posix_spawn(&child, program, nil, &attributes, &words, environ)
        guard result == 0 else {
            close(ends[0])
            throw RunProblem("\(program) can't be started: \(String(cString: strerror(result)))")
        }
        self.child = child
        line = LiveLine(file: ends[0])
    }

    deinit { close(line.file) }

    /// Says something and waits for the answer. Of `done` only what went wrong counts: nil when all went well.
    func exchange(_ words: LiveWords, for kind: LiveWords.Kind = .done) -> LiveWords? {
        let failed = LiveWords(.done, words: "the app doesn't answer")
        guard line.say(words) else { return kind == .done ? failed : nil }
        var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        while poll(&wait, 1, 5000) > 0 {
            guard let answers = line.hear() else { break }
            guard let answer = answers.first(where: { $0.kind == kind }) else { continue }
            return kind == .done && answer.words == nil ? nil : answer
        }
        return kind == .done ? failed : nil
    }

    func end(by signal: Int32) {
        kill(child, signal == SIGINT ? SIGINT : SIGTERM)
        _ = wait()
    }

    /// Waits until it has ended, and ends it if it doesn't want to; gives its result.
    func wait() -> Int32 {
        if let status { return status }
        var result: Int32 = 0
        for round in 0..<400 {
            let found = waitpid(child, &result, WNOHANG)
            if found == child || (found < 0 && errno == ECHILD) { break }
            if round == 300 { kill(child, SIGKILL) }
            usleep(10_000)
        }
        let code = result & 0x7F == 0 ? (result >> 8) & 0xFF : 128 + (result & 0x7F)
        status = code
        return code
    }
}
