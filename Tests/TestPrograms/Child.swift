import AppleFoundation

/// Another program, its words and its end, without run loops: whoever reads here waits in the system.
package final class Child {
    package struct Problem: Error, CustomStringConvertible {
        package let description: String
        package init(description: String) { self.description = description }
    }

    private let process: pid_t
    private let output: Int32
    private let errors: Int32
    private var status: Int32?
    private var rest: [UInt8] = []
    private var restOfErrors: [UInt8] = []
    /// Where it reads orders as its file 3, and writes answers as its file 4, if it was started so.
    package let orders: Int32
    package let answers: Int32

    /// The programs of this package, beside the test bundle.
    package static func program(_ name: String) -> String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(
            name
        ).path
    }

    /// Where a program of the system is; nil where it isn't installed.
    package static func installed(_ name: String) -> String? {
        ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Starts a program that the path knows, in an environment of its own, with a limit to its life.
    package init(_ words: [String], environment: [String: String], seconds: Int, takesOrders: Bool = false) throws {
        let words = ["/usr/bin/env", "timeout", "\(seconds)"] + words
        var pipes: [[Int32]] = []
        for _ in 0..<(takesOrders ? 4 : 2) {
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
        if takesOrders {
            // Away from 3 and 4, should they lie there.
            posix_spawn_file_actions_adddup2(&actions, pipes[2][0], 93)
            posix_spawn_file_actions_adddup2(&actions, pipes[3][1], 94)
            posix_spawn_file_actions_adddup2(&actions, 93, 3)
            posix_spawn_file_actions_adddup2(&actions, 94, 4)
            posix_spawn_file_actions_addclose(&actions, 93)
            posix_spawn_file_actions_addclose(&actions, 94)
        }
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
        if takesOrders {
            close(pipes[2][0])
            close(pipes[3][1])
        }
        guard result == 0 else { throw Problem(description: "\(words) can't be started") }
        self.process = process
        (output, errors) = (pipes[0][0], pipes[1][0])
        (orders, answers) = takesOrders ? (pipes[2][1], pipes[3][0]) : (-1, -1)
    }

    deinit {
        end()
        for file in [output, errors, orders, answers] where file >= 0 { close(file) }
    }

    /// The variables that programs need to find the toolchain's libraries, and what `Scripts/sanitize` tells its sanitizers.
    package static var plainEnvironment: [String: String] {
        let names: Set = ["PATH", "LD_LIBRARY_PATH", "HOME", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"]
        return ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
    }

    /// The next line; nil where there is none any more.
    package func line() -> String? { Self.line(output, &rest) }

    /// The next line of its standard error.
    package func errorLine() -> String? { Self.line(errors, &restOfErrors) }

    private static func line(_ file: Int32, _ rest: inout [UInt8]) -> String? {
        while true {
            if let end = rest.firstIndex(of: 10) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest.removeFirst(end + 1)
                return line
            }
            guard let more = read(file), !more.isEmpty else { return nil }
            rest += more
        }
    }

    private static func read(_ file: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = AppleFoundation.read(file, &bytes, bytes.count)
        return count < 0 ? nil : Array(bytes[..<count])
    }

    /// Waits for its end; gives its exit code and what it said on standard error.
    package func finish() -> (status: Int32, words: String) {
        while line() != nil {}
        var words = restOfErrors
        while let more = Self.read(errors), !more.isEmpty { words += more }
        return (reap(), String(decoding: words, as: UTF8.self).trimmingCharacters(in: .newlines))
    }

    /// Tells it something, and doesn't wait.
    package func signal(_ number: Int32) { if status == nil { kill(process, number) } }

    /// Its number in the system; that of the program which limits its life.
    package var number: Int32 { process }

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
    package func end(with signal: Int32 = SIGTERM) {
        guard status == nil else { return }
        kill(process, signal)
        _ = reap()
    }
}
