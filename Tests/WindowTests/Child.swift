import AppleFoundation

/// Another program, its words and its end, without run loops: whoever reads here waits in the system.
final class Child {
    struct Problem: Error, CustomStringConvertible { let description: String }

    private let process: pid_t
    private let output: Int32
    private let errors: Int32
    private var status: Int32?
    private var rest: [UInt8] = []

    /// Starts a program that the path knows, in an environment of its own, with a limit to its life.
    init(_ words: [String], environment: [String: String], seconds: Int) throws {
        let words = ["/usr/bin/env", "timeout", "\(seconds)"] + words
        var pipes: [[Int32]] = []
        for _ in 0..<2 {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw Problem(description: "no pipe") }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            pipes.append(ends)
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipes[0][1], 1)
        posix_spawn_file_actions_adddup2(&actions, pipes[1][1], 2)
        // Tests run on threads that hear no signals, and what they start would be as deaf.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
        close(pipes[0][1])
        close(pipes[1][1])
        guard result == 0 else { throw Problem(description: "\(words) can't be started") }
        self.process = process
        (output, errors) = (pipes[0][0], pipes[1][0])
    }

    deinit {
        end()
        close(output)
        close(errors)
    }

    /// The variables that programs need to find the toolchain's libraries.
    static var plainEnvironment: [String: String] {
        ProcessInfo.processInfo.environment.filter { ["PATH", "LD_LIBRARY_PATH", "HOME"].contains($0.key) }
    }

    /// The next line; nil where there is none any more.
    func line() -> String? {
        while true {
            if let end = rest.firstIndex(of: 10) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest.removeFirst(end + 1)
                return line
            }
            guard let more = Self.read(output), !more.isEmpty else { return nil }
            rest += more
        }
    }

    private static func read(_ file: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = AppleFoundation.read(file, &bytes, bytes.count)
        return count < 0 ? nil : Array(bytes[..<count])
    }

    /// Waits for its end; gives its exit code and what it said on standard error.
    func finish() -> (status: Int32, words: String) {
        while line() != nil {}
        var words: [UInt8] = []
        while let more = Self.read(errors), !more.isEmpty { words += more }
        return (reap(), String(decoding: words, as: UTF8.self).trimmingCharacters(in: .newlines))
    }

    private func reap() -> Int32 {
        if let status { return status }
        var word: Int32 = 0
        while waitpid(process, &word, 0) < 0, errno == EINTR {}
        // Exit codes, and signals as shells tell them.
        let code = word & 0x7F == 0 ? (word >> 8) & 0xFF : 128 + (word & 0x7F)
        status = code
        return code
    }

    /// Ends it, if it still runs.
    func end() {
        guard status == nil else { return }
        kill(process, SIGTERM)
        _ = reap()
    }
}
