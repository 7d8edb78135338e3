import AppleFoundation
import LanguageServer
import SourceAdapter

/// `allium lsp`: SourceKit-LSP for iOS sources. Editors start it and speak with it over standard input and output.
final class LanguageServerCommand {
    static let usage = """
        lsp [options]
          a language server for editors, on standard input and output: the toolchain's SourceKit-LSP, which is given adapted texts
          --server <program>    another server than the toolchain's
          --log                 tell on standard error which messages go which way
        Documentation/Concepts/editors.md says how to set up Visual Studio Code, Neovim, Zed, Emacs and Helix.
        """

    private let sdk: SwiftSDK
    private let program: String
    private let logs: Bool
    private let projects: EditorProjects
    private let session: EditorSession
    private var server: ServerProcess?
    private var input = MessageFrames()
    private var output = OutgoingBytes(descriptor: 1)
    private var isInputOver = false
    /// The last time that the server had to be started again.
    private var restarted: ContinuousClock.Instant?

    static func run(_ arguments: [String]) -> Int32 {
        var rest = arguments[...]
        var program: String?
        var logs = false
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                print("usage: allium \(usage)")
                return 0
            case "--log": logs = true
            case "--server": program = rest.popFirst()
            // Editors add these on their own.
            case "--stdio": break
            default:
                say("there is no option \(argument); `allium lsp --help` prints those there are")
                return 2
            }
        }
        do {
            let sdk = try SwiftSDK.here()
            let server = program ?? sdk.tool("sourcekit-lsp")
            guard FileManager.default.isExecutableFile(atPath: server) else {
                say("there is no SourceKit-LSP at \(server); every toolchain of swift.org brings one")
                return 1
            }
            return LanguageServerCommand(sdk, server, logs: logs).run()
        } catch {
            say(RunCommand.words(error))
            return 1
        }
    }

    private init(_ sdk: SwiftSDK, _ program: String, logs: Bool) {
        (self.sdk, self.program, self.logs) = (sdk, program, logs)
        projects = EditorProjects(sdk, say: Self.say)
        session = EditorSession(projects)
    }

    static func say(_ words: String) {
        for line in words.split(separator: "\n") { FileHandle.standardError.write(Data("allium lsp: \(line)\n".utf8)) }
    }

    // MARK: The loop

    private func run() -> Int32 {
        signal(SIGPIPE, SIG_IGN)
        _ = fcntl(1, F_SETFL, fcntl(1, F_GETFL) | O_NONBLOCK)
        while true {
            if isInputOver {
                guard let server else { return session.isOver ? 0 : 1 }
                // What was asked before the end is still answered.
                server.closeInput()
            }
            var waits: [pollfd] = [pollfd(fd: isInputOver ? -1 : 0, events: Int16(POLLIN), revents: 0)]
            waits.append(pollfd(fd: output.isEmpty ? -1 : 1, events: Int16(POLLOUT), revents: 0))
            waits.append(pollfd(fd: server?.output ?? -1, events: Int16(POLLIN), revents: 0))
            waits.append(
                pollfd(fd: server.map { $0.input.isEmpty ? -1 : $0.input.descriptor } ?? -1, events: Int16(POLLOUT), revents: 0)
            )
            let count = poll(&waits, UInt(waits.count), isInputOver ? 3000 : -1)
            if count < 0, errno != EINTR { return 1 }
            if count == 0 {
                server?.kill()
                return session.isOver ? 0 : 1
            }
            guard count > 0 else { continue }
            if waits[1].revents != 0, !output.write() { return end("the editor doesn't listen any more") }
            if waits[3].revents != 0 { _ = server?.input.write() }
            if waits[0].revents != 0, let result = readEditor() { return result }
            if waits[2].revents != 0, let result = readServer() { return result }
        }
    }

    private func end(_ words: String) -> Int32 {
        Self.say(words)
        server?.kill()
        return 1
    }

    /// A result ends the program.
    private func readEditor() -> Int32? {
        guard let bytes = Self.read(0) else {
            isInputOver = true
            if input.isInsideMessage { return end("the editor's last message is cut off") }
            return nil
        }
        input.append(bytes)
        do {
            while let body = try input.next() {
                guard let message = try? JSON(parsing: body) else {
                    Self.say("a message of the editor is no JSON: \(String(decoding: body.prefix(60), as: UTF8.self))")
                    let error = JSON.object(["code": JSON(-32700), "message": .string("this is no JSON")])
                    send(.object(["jsonrpc": .string("2.0"), "id": .null, "error": error]))
                    continue
                }
                if let result = take(session.fromEditor(message)) { return result }
            }
        } catch { return end("\(error)") }
        return nil
    }

    private func readServer() -> Int32? {
        guard let server else { return nil }
        guard let bytes = Self.read(server.output) else { return serverEnded() }
        server.frames.append(bytes)
        do {
            while let body = try server.frames.next() {
                guard let message = try? JSON(parsing: body) else {
                    Self.say("a message of SourceKit-LSP is no JSON")
                    continue
                }
                if let result = take(session.fromServer(message)) { return result }
            }
        } catch {
            Self.say("SourceKit-LSP can't be understood: \(error)")
            server.kill()
            return serverEnded()
        }
        return nil
    }

    private func serverEnded() -> Int32? {
        let words = server?.end() ?? ""
        server = nil
        if session.isOver { return 0 }
        if isInputOver {
            if words != "result 0" { Self.say("SourceKit-LSP has ended (\(words))") }
            return 1
        }
        let now = ContinuousClock.now
        if let restarted, restarted.duration(to: now) < .seconds(60) {
            _ = take(session.failed())
            while !output.isEmpty, output.write() { usleep(1000) }
            return end("SourceKit-LSP has ended again (\(words)); the editor has to start anew")
        }
        restarted = now
        Self.say("SourceKit-LSP has ended (\(words)) and is started again")
        return take(session.restart())
    }

    private func take(_ outputs: [EditorSession.Output]) -> Int32? {
        for one in outputs {
            switch one {
            case .words(let words): Self.say(words)
            case .editor(let message): send(message)
            case .server(let message):
                if server == nil {
                    do {
                        server = try ServerProcess(program, folders: projects.folders, sdk: sdk)
                    } catch { return end("\(program) can't be started: \(RunCommand.words(error))") }
                }
                log("->", message)
                server?.input.append(MessageFrames.frame(message.bytes))
            }
        }
        return nil
    }

    private func send(_ message: JSON) {
        log("<-", message)
        output.append(MessageFrames.frame(message.bytes))
    }

    private func log(_ way: String, _ message: JSON) {
        guard logs else { return }
        let name = message["method"]?.string ?? "answer"
        Self.say("\(way) \(name)\(message["id"].map { " " + $0.text } ?? "")")
    }

    /// What is there; nil at the end.
    private static func read(_ descriptor: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let length = Glibc.read(descriptor, &buffer, buffer.count)
        if length < 0, errno == EINTR || errno == EAGAIN { return [] }
        return length > 0 ? Array(buffer[..<length]) : nil
    }
}

/// Bytes on their way to somebody who may be slow: nobody waits for him.
struct OutgoingBytes {
    let descriptor: Int32
    private var waiting: [UInt8] = []
    private var start = 0

    init(descriptor: Int32) { self.descriptor = descriptor }

    var isEmpty: Bool { start == waiting.count }

    mutating func append(_ bytes: [UInt8]) {
        waiting += bytes
        _ = write()
    }

    /// False when nobody reads any more.
    mutating func write() -> Bool {
        while start < waiting.count {
            let length = waiting.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress! + start, waiting.count - start)
            }
            if length > 0 {
                start += length
            } else if errno == EAGAIN {
                return true
            } else if errno != EINTR {
                (waiting, start) = ([], 0)
                return false
            }
        }
        (waiting, start) = ([], 0)
        return true
    }
}

/// A SourceKit-LSP that runs.
final class ServerProcess {
    private let process = Process()
    private let toServer = Pipe()
    private let fromServer = Pipe()
    var input: OutgoingBytes
    var output: Int32 { fromServer.fileHandleForReading.fileDescriptor }
    var frames = MessageFrames()
    private var isInputClosed = false

    init(_ program: String, folders: [String], sdk: SwiftSDK) throws {
        process.executableURL = URL(fileURLWithPath: program)
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_EXEC_MANIFEST"] = sdk.folder + "/bin/swiftc"
        environment[ModuleBuild.adaptedVariable] = folders.joined(separator: ":")
        process.environment = environment
        process.standardInput = toServer
        process.standardOutput = fromServer
        let descriptor = toServer.fileHandleForWriting.fileDescriptor
        input = OutgoingBytes(descriptor: descriptor)
        try process.run()
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    func closeInput() {
        guard !isInputClosed, input.isEmpty else { return }
        isInputClosed = true
        try? toServer.fileHandleForWriting.close()
    }

    func kill() { if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) } }

    /// How it ended.
    func end() -> String {
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
            ? "signal \(process.terminationStatus)" : "result \(process.terminationStatus)"
    }
}
