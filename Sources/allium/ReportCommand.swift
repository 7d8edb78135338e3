import AppleFoundation
import RunOrders
import XcodeProject

/// `allium report merge`: several runs as one.
struct ReportCommand {
    static let usage = """
        report merge <file>... [options]      files that `allium test --json` wrote, on this machine or on others
          --html FILE, --junit FILE, --gitlab FILE, --json FILE      the report of all of them, in these forms
          Of two runs of one shard the one that came to its end counts. A shard that is missing or was ended half-way is named.
          The result is 0 when all tests have passed, 1 when some have not or are missing, 2 when a file can't be read.
        """

    static func run(_ arguments: [String]) -> Int32 {
        guard arguments.first == "merge", !arguments.contains("--help") else {
            let asks = arguments.contains("--help") || arguments.contains("-h")
            (asks ? FileHandle.standardOutput : .standardError).write(Data("usage: allium \(usage)\n".utf8))
            return asks ? 0 : 2
        }
        do {
            return try merge(arguments.dropFirst())
        } catch {
            BuildWatch.say(RunCommand.words(error))
            return 2
        }
    }

    private static func merge(_ arguments: ArraySlice<String>) throws -> Int32 {
        let options = try TestOptions(Array(arguments), takesFiles: true)
        guard !options.files.isEmpty else { throw RunProblem("no files are named; `allium report --help` says what is wanted") }
        let merge = try TestMerge(options.files.map { ($0, try events($0)) })
        let reports = TestReports(options, name: merge.project, folder: merge.folder)
        try reports.prepare()
        let writer = try TestEventWriter(options.json, folder: merge.folder)
        merge.events.forEach { writer.write($0) }
        try reports.write(merge.report)
        for (index, line) in merge.report.lines.enumerated() { BuildWatch.say((index == 0 ? "" : "  ") + line) }
        reports.tell()
        return merge.report.isGood && merge.report.unbuilt.isEmpty ? 0 : 1
    }

    static func events(_ path: String) throws -> [TestEvent] {
        guard let data = FileManager.default.contents(atPath: path) else { throw RunProblem("\(path) can't be read") }
        return try TestEvent.read(data, from: path)
    }
}
