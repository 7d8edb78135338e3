import AppleFoundation
import HeadlessHost
import InterfaceBuilder
import MapKit
import UIKit

/// Instantiates the files whose paths come on standard input, one a line, and says how that went.
@MainActor struct Check {
    private var files = 0
    private var whole = 0
    private var frames = InterfaceCheck.Frames()
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
        var found = InterfaceCheck.Frames()
        _ = Misuse.observed { found = InterfaceCheck(document).compareFrames() }
        if isVerbose { for difference in found.differences { print(difference.text) } }
        frames.add(found)
        frames.differences = []
    }

    private func kind(of message: String) -> String { String(message.prefix(60)) }

    func report() {
        func percent(_ part: Int, _ all: Int) -> String { String(format: "%.1f %%", 100 * Double(part) / Double(max(1, all))) }
        print("instantiated \(whole) of \(files) (\(percent(whole, files)))")
        let (compared, agreed) = (frames.compared, frames.agreed)
        print("frames       \(agreed) of \(compared) within half a point (\(percent(agreed, compared)))")
        print(
            "compared     \(percent(compared, frames.stored)) of the \(frames.stored) frames that the files store, in \(frames.rootsCompared) scenes, cells and loose views"
        )
        print("canvas       \(frames.rootsElsewhere) of those drawn elsewhere than the document tells, as their frames tell")
        print("placed       \(frames.placed) of them by constraints or stack views, the others by masks")
        for (reason, count) in frames.leftOut.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("left out     \(count): \(reason)")
        }
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
