import AppleFoundation
import XcodeProject

/// What a person sees of tests while they run: failures at once, a bar on a terminal, and a line for each class elsewhere.
final class TestProgress {
    private let title: String
    private let count: Int
    private let start = DispatchTime.now().uptimeNanoseconds
    private let isTerminal = isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    private var isDrawn = false
    private var current = ""
    private var lastDrawn: UInt64 = 0
    private var lastWord = 0
    /// The class that runs, and how its tests have ended.
    private var type = ""
    private var passed = 0
    private var failed = 0
    private var skipped = 0

    init(title: String, count: Int) {
        self.title = title
        self.count = count
    }

    func show(_ event: TestLog.Event, _ log: TestLog) {
        switch event {
        case .started(let name):
            current = name
            let own = TestLog.parts(of: name).type
            if own != type { endType() }
            type = own
        case .finished(let name, let outcome):
            guard TestLog.parts(of: name).type == type, !type.isEmpty else { break }
            switch outcome {
            case .passed: passed += 1
            case .failed: failed += 1
            case .skipped: skipped += 1
            }
        case .failure(let failure):
            write((failure.place.map { $0 + ": " } ?? "") + "error: \(failure.test): \(failure.text)")
        case .output(let line): write(line)
        }
        draw(log)
    }

    private func endType() {
        defer { (passed, failed, skipped) = (0, 0, 0) }
        guard !isTerminal, passed + failed + skipped > 0 else { return }
        let parts = [(passed, "passed"), (failed, "failed"), (skipped, "skipped")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        BuildWatch.say("\(type): \(parts.joined(separator: ", "))")
    }

    private func write(_ line: String) {
        clear()
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private func clear() {
        if isDrawn { FileHandle.standardError.write(Data("\r\u{1b}[K".utf8)) }
        isDrawn = false
    }

    private func draw(_ log: TestLog) {
        let now = DispatchTime.now().uptimeNanoseconds
        guard isTerminal, now - lastDrawn > 50_000_000 || !isDrawn else { return }
        lastDrawn = now
        let done = log.outcomes.count
        let width = 24
        let full = count > 0 ? min(width, done * width / count) : 0
        let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
        let failures = log.count(.failed)
        let words =
            "\r\u{1b}[K\(bar) \(done) of \(count)" + (failures > 0 ? ", \(failures) failed" : "") + "  \(current.prefix(40))"
        FileHandle.standardError.write(Data(words.utf8))
        isDrawn = true
    }

    private var seconds: Int { Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000) }

    /// About once in a second.
    func tick(_ log: TestLog) {
        if isTerminal { return draw(log) }
        guard seconds >= lastWord + 10 else { return }
        lastWord = seconds
        BuildWatch.say(
            "\(title): \(log.outcomes.count) of \(count) after \(seconds) s" + (current.isEmpty ? "" : ", at \(current)"))
    }

    func end(_ log: TestLog) {
        endType()
        clear()
    }
}
