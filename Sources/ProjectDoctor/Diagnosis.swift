import AppleFoundation

/// What was found, in the order in which it stands in the way.
package struct Diagnosis: Sendable {
    package struct Part: Sendable {
        package let name: String
        package let kind: Subject.Kind
        package let host: String?
        package let files: Int
        /// Files in which nothing was found that is missing.
        package let clear: Int
    }

    package let reading: ProjectReading
    /// What stops a build, that with most files first.
    package let obstacles: [Finding]
    /// What compiles, and works in part.
    package let remarks: [Finding]
    package let parts: [Part]
    package let lines: Int
    private let blocked: Set<String>

    init(_ reading: ProjectReading, findings: [Finding], lines: Int) {
        self.reading = reading
        self.lines = lines
        let sorted = findings.sorted {
            ($1.files.count, $1.uses, $0.words) < ($0.files.count, $0.uses, $1.words)
        }
        obstacles = sorted.filter(\.blocks)
        remarks = sorted.filter { !$0.blocks }
        let blocked = obstacles.reduce(into: Set<String>()) { $0.formUnion($1.files) }
        self.blocked = blocked
        parts = reading.subjects.map { subject in
            Part(
                name: subject.name, kind: subject.kind, host: subject.host, files: subject.sources.count,
                clear: subject.sources.reduce(0) { $0 + (blocked.contains($1) ? 0 : 1) })
        }
    }

    package var isClear: Bool { obstacles.isEmpty }
    /// Swift files, each once.
    package var files: Int { Set(reading.subjects.flatMap(\.sources)).count }
    package var clear: Int { Set(reading.subjects.flatMap(\.sources)).subtracting(blocked).count }
    package var interfaceFiles: Int { Set(reading.subjects.flatMap(\.interfaceFiles)).count }

    /// Files that would be clear if nothing but one point were out of the way.
    func gain(of finding: Finding) -> Int {
        let others = obstacles.filter { $0.words != finding.words }.reduce(into: Set<String>()) { $0.formUnion($1.files) }
        return finding.files.subtracting(others).count
    }

    // MARK: What to do next
    /// The smallest next step, as words and, where there is one, as a command.
    package var next: (words: String, command: String?) {
        let path = Self.quoted(reading.path)
        let hasTests = parts.contains { $0.kind == .tests }
        if reading.subjects.allSatisfy(\.sources.isEmpty), isClear { return ("there is no Swift here", nil) }
        if isClear {
            let words = "nothing that was read stands in its way"
            switch reading.kind {
            case .project: return (words, hasTests ? "allium test \(path)" : hasApplication ? "allium run \(path)" : nil)
            case .package: return (words, hasTests ? "allium test \(path)" : "allium build --package-path \(path)")
            case .folder: return (words, nil)
            }
        }
        if let missing = obstacles.first(where: { $0.kind == .missingSource }), let remedy = missing.remedy {
            return ("\(missing.name): \(remedy)", nil)
        }
        if let ready = readyTests {
            return ("nothing stands in the way of \(ready)", "allium test \(path) --target \(Self.quoted(ready))")
        }
        let best = obstacles.max { (self.gain(of: $0), $1.words) < (self.gain(of: $1), $0.words) } ?? obstacles[0]
        let gained = self.gain(of: best)
        let effect =
            gained > 0
            ? "without it \(clear + gained) of \(files) files would compile"
            : "it isn't alone: no file has only this in its way"
        return ("\(best.words): \(effect)" + (best.remedy.map { "; \($0)" } ?? ""), nil)
    }

    private var hasApplication: Bool { parts.contains { $0.kind == .application } }

    /// A test target of which nothing is blocked, nor of what it needs.
    private var readyTests: String? {
        guard reading.kind == .project else { return nil }
        let clear = Set(reading.subjects.filter { $0.sources.allSatisfy { !blocked.contains($0) } }.map(\.module))
        let own = Set(reading.subjects.map(\.module))
        return reading.subjects.first { subject in
            subject.kind == .tests && clear.contains(subject.module)
                && subject.needs.allSatisfy { clear.contains($0) || !own.contains($0) }
        }?.name
    }

    static func quoted(_ path: String) -> String {
        path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
            ? path : "'" + path.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }

    // MARK: Asking
    /// Reads what lies at a path: a project, a workspace, a package or a folder.
    package static func of(
        _ reading: ProjectReading, names: AppleNames, hasModule: @escaping @Sendable (String) -> Bool
    ) -> Diagnosis {
        var examination = Examination(reading, names: names, hasModule: hasModule)
        return examination.diagnosis()
    }
}
