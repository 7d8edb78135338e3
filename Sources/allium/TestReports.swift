import AppleFoundation
import RunOrders
import XcodeProject

/// The files that somebody wants of a run.
struct TestReports {
    private let options: TestOptions
    /// The project's.
    let name: String
    let folder: String

    init(_ options: TestOptions, name: String, folder: String) {
        self.options = options
        self.name = name
        self.folder = folder
    }

    var wantsAttachments: Bool { options.html != nil || options.json != nil }

    /// Before anything runs: says where there can't be a report, and takes those of earlier runs away.
    func prepare() throws {
        for (path, option) in [(options.junit, "--junit"), (options.html, "--html"), (options.gitLab, "--gitlab")] {
            if let path { try JUnitReport.prepare(path, option: option) }
        }
    }

    func write(_ report: TestReport) throws {
        if let junit = options.junit { try JUnitReport(report, name: name, folder: folder).write(to: junit) }
        if let html = options.html {
            let recording = options.recording(folder)
            try HTMLReport(report, name: name, folder: folder, note: note, recording: recording).write(to: html)
        }
        guard options.gitLab != nil || options.tellsGitHub else { return }
        let annotations = CodeAnnotations(report, folder: folder)
        if let gitLab = options.gitLab {
            guard FileManager.default.createFile(atPath: gitLab, contents: annotations.gitLab) else {
                throw RunProblem("--gitlab \(gitLab) can't be written")
            }
        }
        if options.tellsGitHub { annotations.gitHub.forEach { print($0) } }
    }

    func tell() {
        if let html = options.html { BuildWatch.say("the report is \(html)") }
    }

    private var note: String {
        let cells = options.matrix.cells.count
        return [options.shard.map { "shard \($0)" }, cells > 1 ? "\(cells) variants" : nil].compactMap { $0 }.joined(
            separator: ", ")
    }
}
