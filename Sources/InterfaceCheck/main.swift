import AppleFoundation
import HeadlessHost
import InterfaceBuilder
import UIKit

/// Instantiates the files whose paths come on standard input, one a line, and says how that went.
@MainActor struct Check {
    private var files = 0
    private var whole = 0
    private var scenesCompared = 0
    private var scenesLeftOut = 0
    private var compared = 0
    private var agreed = 0
    private var remarks: [String: Int] = [:]
    private var broken: [String] = []
    private let isVerbose: Bool

    init(isVerbose: Bool) { self.isVerbose = isVerbose }

    mutating func check(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let document = try? IBDocument(bytes: [UInt8](data), file: path)
        else { return }
        files += 1
        // Said before, so that a file that ends the process is known.
        if isVerbose { FileHandle.standardError.write(Data("\(path)\n".utf8)) }
        var isWhole = false
        let complaints = Misuse.observed { isWhole = InterfaceCheck(document).instantiate() }
        if isWhole { whole += 1 } else { broken.append(path) }
        for complaint in complaints { remarks[kind(of: complaint.message), default: 0] += 1 }
        var frames = InterfaceCheck.Frames()
        _ = Misuse.observed { frames = InterfaceCheck(document).compareFrames() }
        scenesCompared += frames.scenesCompared
        scenesLeftOut += frames.scenesLeftOut
        compared += frames.compared
        agreed += frames.agreed
        if isVerbose { for line in frames.differences { print(line) } }
    }

    private func kind(of message: String) -> String { String(message.prefix(60)) }

    func report() {
        func percent(_ part: Int, _ all: Int) -> String { String(format: "%.1f %%", 100 * Double(part) / Double(max(1, all))) }
        print("instantiated \(whole) of \(files) (\(percent(whole, files)))")
        print("frames       \(agreed) of \(compared) within half a point (\(percent(agreed, compared)))")
        print("scenes       \(scenesCompared) compared, \(scenesLeftOut) that say nothing of layout")
        for path in broken { print("  not whole: \(path)") }
        let missing = StandIns.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        if !missing.isEmpty { print("stand-ins") }
        let bases = StandIns.bases
        for (name, count) in missing { print("  \(count)  \(name)  \(bases[name] ?? "")") }
        if isVerbose { for (words, count) in remarks.sorted(by: { $0.key < $1.key }) { print("  \(count)  \(words)") } }
    }
}

@MainActor func main() {
    let session = HeadlessSession(device: .iPhone15)
    NibReport.observer = { _ in }
    var check = Check(isVerbose: CommandLine.arguments.contains("--verbose"))
    while let path = readLine() { check.check(path) }
    withExtendedLifetime(session) { check.report() }
}

MainActor.assumeIsolated { main() }
