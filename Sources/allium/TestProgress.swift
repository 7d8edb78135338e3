import AppleFoundation
import XcodeProject

/// What a person sees of tests while they run: failures at once, a bar on a terminal, and a line for each class elsewhere.
final class TestProgress {
    /// The class that runs in a process, and how its tests have ended.
    private struct Class {
        var name = ""
        var passed = 0
        var failed = 0
        var skipped = 0
    }

    private let count: Int
    /// Whether one process runs at a time.
    private let isAlone: Bool
    private let output: FileHandle
    private let start = DispatchTime.now().uptimeNanoseconds
    private let isTerminal = isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    private var isDrawn = false
    private var current = ""
    private var lastDrawn: UInt64 = 0
    private var lastWord = 0
    private var tally = TestTally()
    private var classes: [ObjectIdentifier: Class] = [:]

    init(count: Int, isAlone: Bool, output: FileHandle) {
        self.count = count
        self.isAlone = isAlone
        self.output = output
    }

    /// `program` is the same when tests run once more.
    func show(_ event: TestLog.Event, job: ObjectIdentifier, of program: String) {
        switch event {
        case .started(let name):
            current = name
            let own = TestLog.parts(of: name).type
            if own != classes[job]?.name { endClass(job) }
            classes[job, default: Class()].name = own
        case .finished(let name, let outcome):
            tally.finished(name, outcome, of: program)
            guard TestLog.parts(of: name).type == classes[job]?.name, classes[job]?.name.isEmpty == false else { break }
            switch outcome {
            case .passed: classes[job]?.passed += 1
            case .failed: classes[job]?.failed += 1
            case .skipped: classes[job]?.skipped += 1
            }
        case .failure(let failure):
            write((failure.place.map { $0 + ": " } ?? "") + "error: \(failure.test): \(failure.text)")
        case .expected(let failure):
            write((failure.place.map { $0 + ": " } ?? "") + "expected failure: \(failure.test): \(failure.text)")
        case .output(let line): write(line)
        }
        draw()
    }

    private func endClass(_ job: ObjectIdentifier) {
        guard let own = classes.removeValue(forKey: job), !isTerminal, own.passed + own.failed + own.skipped > 0 else { return }
        let parts = [(own.passed, "passed"), (own.failed, "failed"), (own.skipped, "skipped")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)" }
        BuildWatch.say("\(own.name): \(parts.joined(separator: ", "))")
    }

    private func write(_ line: String) {
        clear()
        output.write(Data((line + "\n").utf8))
    }

    private func clear() {
        if isDrawn { FileHandle.standardError.write(Data("\r\u{1b}[K".utf8)) }
        isDrawn = false
    }

    private func draw() {
        let now = DispatchTime.now().uptimeNanoseconds
        guard isTerminal, now - lastDrawn > 50_000_000 || !isDrawn else { return }
        lastDrawn = now
        let width = 24
        let full = count > 0 ? min(width, min(count, tally.done) * width / count) : 0
        let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
        let words =
            "\r\u{1b}[K\(bar) \(tally.done) of \(count)" + (tally.failures > 0 ? ", \(tally.failures) failed" : "")
            + "  \(current.prefix(40))"
        FileHandle.standardError.write(Data(words.utf8))
        isDrawn = true
    }

    private var seconds: Int { Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000) }

    /// About once in a second.
    func tick() {
        if isTerminal { return draw() }
        guard seconds >= lastWord + 10 else { return }
        lastWord = seconds
        BuildWatch.say("\(tally.done) of \(count) after \(seconds) s" + (current.isEmpty || !isAlone ? "" : ", at \(current)"))
    }

    func end(job: ObjectIdentifier) { endClass(job) }

    func end() { clear() }
}
