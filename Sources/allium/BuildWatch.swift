import AppleFoundation

/// What a person sees of a build while it goes: a line at once, the steps in place on a terminal, and a sign of life elsewhere.
final class BuildWatch {
    private let start = DispatchTime.now().uptimeNanoseconds
    private let isTerminal = isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    private var step = ""
    private var isDrawn = false
    private var lastWord = 0
    private(set) var log = ""

    static func say(_ words: String) { FileHandle.standardError.write(Data("allium: \(words)\n".utf8)) }

    static func sayLeftOut(_ sources: [String]) {
        guard !sources.isEmpty else { return }
        say("left out, as --without says: \(sources.map { ($0 as NSString).lastPathComponent }.joined(separator: ", "))")
    }

    var seconds: Int { Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000) }

    func add(_ line: Substring) {
        log += line
        log += "\n"
        // `[3/8] Compiling App A.swift`
        guard line.first == "[", let end = line.firstIndex(of: "]") else { return }
        let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
        guard numbers.count == 2, numbers.allSatisfy({ Int($0) != nil }) else { return }
        step = "step \(numbers[0]) of \(numbers[1])"
        draw()
    }

    private func draw() {
        guard isTerminal else { return }
        isDrawn = true
        FileHandle.standardError.write(Data("\r\u{1b}[Kallium: building, \(step), \(seconds) s".utf8))
    }

    /// About once in a second.
    func tick() {
        if isTerminal { return draw() }
        guard seconds >= lastWord + 10 else { return }
        lastWord = seconds
        Self.say("still building" + (step.isEmpty ? "" : ", \(step)") + ", \(seconds) s")
    }

    /// Takes the line away that shows the steps.
    func end() {
        if isDrawn { FileHandle.standardError.write(Data("\r\u{1b}[K".utf8)) }
    }
}
