import AppleFoundation
import RunOrders
import XcodeProject

/// Runs parts of programs of tests, one after the other or side by side, and tells whoever listens what happens.
final class TestRunner {
    /// Tests that run in one process.
    private final class Job {
        let program: TestProgram
        let part: TestProgram.Part
        var attempt = 1
        var log: TestLog
        var status: Int32 = 0
        var started = 0.0
        var seconds = 0.0

        init(_ program: TestProgram, _ part: TestProgram.Part) {
            self.program = program
            self.part = part
            log = TestLog(sources: program.sources)
        }

        /// Of all jobs that run the same tests in the same place of a matrix.
        var place: String { "\(program.program) \(program.variant ?? "") \(part.library)" }
    }

    private let workers: Int
    private let retries: Int
    private let events: TestEventWriter
    private let progress: TestProgress
    private var jobs: [Job] = []
    private let clock = DispatchTime.now().uptimeNanoseconds

    /// `start` is when the run began, for the times of events.
    init(workers: Int, retries: Int, count: Int, events: TestEventWriter) {
        self.workers = workers
        self.retries = retries
        self.events = events
        progress = TestProgress(
            count: count, isAlone: workers == 1, output: events.isOnOutput ? .standardError : .standardOutput)
    }

    func add(_ program: TestProgram, _ part: TestProgram.Part) {
        jobs.append(Job(program, part))
        var event = event(.planned, jobs[jobs.count - 1], 0)
        event.tests = part.chosen
        events.write(event)
    }

    private var now: Double { Double(DispatchTime.now().uptimeNanoseconds - clock) / 1e9 }

    /// Runs everything that was added, and adds what came of it to the report.
    func run(_ report: inout TestReport) throws {
        try run(jobs)
        for _ in 0..<retries {
            let again = jobs.compactMap { job -> Job? in
                guard !job.log.outcomes.isEmpty, job.log.count(.failed) > 0 else { return nil }
                let failed = job.log.failed(of: job.part.chosen, module: job.program.module)
                guard !failed.isEmpty else { return nil }
                let retry = Job(job.program, .init(library: job.part.library, chosen: failed, all: job.part.all))
                retry.attempt = job.attempt + 1
                return retry
            }
            if again.isEmpty { break }
            let names = again.flatMap(\.part.chosen)
            BuildWatch.say("once more: \(names.count == 1 ? names[0] : "\(names.count) tests that failed")")
            try run(again)
            for retry in again {
                guard
                    let job = jobs.first(where: {
                        $0.program.program == retry.program.program && $0.part.library == retry.part.library
                            && $0.part.chosen.contains(retry.part.chosen[0])
                    })
                else { continue }
                job.log.take(retry.log)
                job.attempt = retry.attempt
                job.seconds += retry.seconds
            }
        }
        progress.end()
        for job in jobs { add(job, &report) }
        report.seconds += now
    }

    private func run(_ jobs: [Job]) throws {
        var rest = jobs[...]
        try WatchedProcess.run(atOnce: workers) { worker in
            guard let job = rest.popFirst() else { return nil }
            job.log.worker = worker
            job.started = self.now
            var process = job.program.process(
                job.part, line: { self.read($0, job, worker) }, ended: { self.end(job, worker, $0) })
            process.tick = { self.progress.tick() }
            return process
        }
    }

    // MARK: Listening
    private func read(_ line: String, _ job: Job, _ worker: Int) {
        job.log.now = now
        if let note = AttachmentNote(line: line[...]) {
            if let data = FileManager.default.contents(atPath: note.path) {
                job.log.attach(.init(name: note.name, data: data), to: note.test)
            }
            unlink(note.path)
            return
        }
        guard let event = job.log.add(line[...]) else { return }
        progress.show(event, job: ObjectIdentifier(job), of: job.place)
        tell(event, job, worker)
    }

    private func end(_ job: Job, _ worker: Int, _ status: Int32) {
        job.status = status
        job.seconds = now - job.started
        job.log.now = now
        let words = "the program ended here" + (status > 128 ? ", of signal \(status - 128)" : "")
        for failure in job.log.end(words) {
            tell(.failure(failure), job, worker)
            tell(.finished(failure.test, .failed), job, worker)
            progress.show(.failure(failure), job: ObjectIdentifier(job), of: job.place)
            progress.show(.finished(failure.test, .failed), job: ObjectIdentifier(job), of: job.place)
        }
        progress.end(job: ObjectIdentifier(job))
        for ended in job.log.outcomes where ended.outcome == .failed {
            for attachment in job.log.attachments[ended.test] ?? [] {
                var event = event(.attachment, job, worker)
                (event.test, event.name, event.data) = (ended.test, attachment.name, attachment.data)
                events.write(event)
            }
        }
    }

    private func add(_ job: Job, _ report: inout TestReport) {
        let target = job.program.target
        if job.log.outcomes.isEmpty, job.status != 0 {
            let host = job.program.host ?? target
            report.troubles.append("\(host) ended before its tests began; its words are above")
        } else if job.status != 0, job.log.failures.isEmpty, job.log.count(.failed) == 0, job.log.flaky.isEmpty {
            report.troubles.append("\(target) ended with result \(job.status) although its tests have passed")
        }
        // Side by side they take less time than all together.
        report.add(job.log, module: job.program.module, variant: job.program.variant, seconds: 0)
    }

    // MARK: Events
    private func event(_ kind: TestEvent.Kind, _ job: Job, _ worker: Int) -> TestEvent {
        var event = TestEvent(kind, at: now)
        event.module = job.program.module
        event.variant = job.program.variant
        event.worker = workers > 1 ? worker : nil
        event.attempt = job.attempt > 1 ? job.attempt : nil
        return event
    }

    private func tell(_ happened: TestLog.Event, _ job: Job, _ worker: Int) {
        guard events.isWanted else { return }
        var event: TestEvent
        switch happened {
        case .started(let test):
            event = self.event(.started, job, worker)
            event.test = test
        case .finished(let test, let outcome):
            event = self.event(.finished, job, worker)
            event.test = test
            event.outcome = outcome == .passed ? "passed" : outcome == .failed ? "failed" : "skipped"
            event.seconds = job.log.outcomes.last { $0.test == test }?.seconds
            event.text = job.log.reason(of: test)
        case .failure(let failure):
            event = self.event(.failure, job, worker)
            let place = TestLog.placed(failure, in: events.folder)
            (event.test, event.text, event.file, event.line) = (failure.test, failure.text, place.file, place.line)
        case .expected(let failure):
            event = self.event(.expected, job, worker)
            let place = TestLog.placed(failure, in: events.folder)
            (event.test, event.text, event.file, event.line) = (failure.test, failure.text, place.file, place.line)
        case .output(let text):
            event = self.event(.output, job, worker)
            event.test = job.log.running.count == 1 ? job.log.running[0] : ""
            event.text = String(text.prefix(10_000))
        }
        events.write(event)
    }
}

/// Writes what happens as lines of JSON, for programs.
final class TestEventWriter {
    private let handle: FileHandle?
    /// Whether lines go to standard output, where nothing else may stand then.
    let isOnOutput: Bool
    let folder: String

    /// `path` is a file, or `-` for standard output.
    init(_ path: String?, folder: String) throws {
        self.folder = folder
        isOnOutput = path == "-"
        guard let path, path != "-" else {
            handle = path == nil ? nil : .standardOutput
            return
        }
        try JUnitReport.prepare(path, option: "--json")
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path) else {
            throw RunProblem("--json \(path) can't be written")
        }
        handle = file
    }

    var isWanted: Bool { handle != nil }

    func write(_ event: TestEvent) {
        guard let handle else { return }
        try? handle.write(contentsOf: event.json + [0x0A])
    }
}
