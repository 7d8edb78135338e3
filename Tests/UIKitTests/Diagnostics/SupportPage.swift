import AppleFoundation
import CoreLocation
import MapKit
import MessageUI
import SafariServices
import UserNotifications

@testable import UIKit

/// Writes the support page from the sources, the list of gaps and the list of what apps use most.
struct SupportPage {
    let root: URL

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// What `Scripts/api-coverage` counts: Apple's public names, and which of them are declared here.
    func coverage() throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let modules =
            ["AppleFoundation", "CoreGraphics", "CoreLocation", "CoreText", "ImageIO", "MapKit", "QuartzCore", "UIKit"]
            + ["UniformTypeIdentifiers", "UserNotifications", "SafariServices", "MessageUI"]
        process.arguments =
            ["python3", "Scripts/api-coverage", "Documentation/API/inventory.tsv"] + modules.map { "Sources/\($0)" }
            + ["--classes", "80", "--missing-types", "80", "--missing", "120"]
        process.currentDirectoryURL = root
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: "Scripts/api-coverage failed") }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static let gaps =
        Unsupported.ofFoundation + Unsupported.ofUIKit + Unsupported.ofContainers + Unsupported.ofSharing
        + Unsupported.ofInterfaceFiles + Unsupported.ofLocation + Unsupported.ofMaps + Unsupported.ofNotifications
        + Unsupported.ofSafari
        + Unsupported.ofMessages

    /// One row per gap.
    static var gapTable: String {
        var lines = ["| what | status | what happens instead |", "|---|---|---|"]
        for gap in gaps.sorted(by: { $0.name < $1.name }) {
            lines.append("| \(gap.name) | \(gap.status.rawValue) | \(gap.consequence) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The properties that say so themselves when they are set.
    private func keptSection() throws -> [String] {
        let folder = root.appendingPathComponent("Sources")
        var names: Set<String> = []
        for case let name as String in FileManager.default.enumerator(atPath: folder.path)! where name.hasSuffix(".swift") {
            let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            for match in source.matches(of: #/Unsupported\.kept\("([\w.]+)"\)/#) { names.insert(String(match.1)) }
        }
        return [
            "", "**Kept and without effect yet:** " + names.sorted().map { "`\($0)`" }.joined(separator: ", "), "",
            "A test reads the compiler's index and finds every public property that is stored and read by nobody: each is implemented, or in this list, "
                + "or kept for whoever asks (`Tests/ArchitectureTests/KeptForOthers.swift` gives the reason).",
        ]
    }

    func text() throws -> String {
        var lines = [
            "# What works",
            "",
            "This page is generated from the code: `Scripts/support` writes it and a test fails when it is stale.",
            "",
            "## Known gaps",
            "What the code itself reports when a program reaches it: loud once, counted every time.",
            "",
        ]
        lines.append(contentsOf: Self.gapTable.split(separator: "\n").map(String.init))
        lines.append(contentsOf: try keptSection())
        lines.append(contentsOf: try adapterSection())
        lines.append(contentsOf: try interfaceSection())
        lines.append(contentsOf: try suitesSection())
        lines.append(contentsOf: try projectSection())
        lines.append(contentsOf: [
            "", "## Apple's public names", "",
            "Which of the names in Apple's public headers are declared here, weighted by the public projects that use them "
                + "(`Documentation/API/README.md` says where the names come from; `Scripts/api-coverage` counts, and shows any class with "
                + "`--type`). Names only: whether a member does what Apple's does is for the tests to say.", "",
        ])
        lines.append(contentsOf: try coverage().map { $0.hasPrefix("## ") ? "#" + $0 : $0 })
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What was counted when the adapter went over public apps.
    private func adapterSection() throws -> [String] {
        let rows = try Corpus.sources.rows(in: root).dropFirst()
        var counts: [String: Int] = [:]
        for row in rows where row.count == 2 { counts[row[0]] = Int(row[1]) }
        let selectors = counts["selectors"] ?? 0
        let unresolved = counts["selectors unresolved"] ?? 0
        let share = selectors == 0 ? 0 : Double(unresolved) * 100 / Double(selectors)
        return try [
            "", "## Sources of iOS apps, adapted", "",
            "Counted by `allium adapt --check <folder>`, which prints the same for any folder of Swift files "
                + "(`swift run allium adapt --check --verbose <folder>` adds every guess and every unsupported construct). "
                + Corpus.sources.sentence(in: root), "",
            "| what | count |", "|---|--:|",
        ] + rows.filter { $0.count == 2 }.map { "| \($0[0]) | \($0[1]) |" } + [
            "| share of selectors unresolved | \(String(format: "%.2f", share)) % |"
        ]
    }

    private func counts(_ corpus: Corpus) throws -> [(what: String, count: Int)] {
        try corpus.rows(in: root).dropFirst().compactMap { fields in
            guard fields.count == 2, let count = Int(fields[1]) else { return nil }
            return (fields[0], count)
        }
    }

    /// How the projects of public repositories fared, each as a whole.
    private func projectSection() throws -> [String] {
        let rows = try Corpus.projects.rows(in: root).filter { $0.count == 5 }.dropFirst()
        var lines = try [
            "", "## Whole projects of iOS apps", "",
            "Each was built and started by `allium run`, as it is. Right means: the texts of the first scene are there, its frames are those that "
                + "the storyboard stores, and somebody who looked at the picture found nothing missing. `ProjectVerdicts.tsv` beside this page "
                + "names them all, with what is absent or wrong. " + Corpus.projects.sentence(in: root),
            "", "| repository | projects | name something absent | others | right at the first run | right now |",
            "|---|--:|--:|--:|--:|--:|",
        ]
        for (name, rows) in Dictionary(grouping: rows, by: { $0[0] }).sorted(by: { $0.key < $1.key }) {
            let others = rows.filter { $0[3] != "absent" }
            lines.append(
                "| \(name) | \(rows.count) | \(rows.count - others.count) | \(others.count) | "
                    + "\(others.count { $0[2] == "right" }) | \(others.count { $0[3] == "right" }) |")
        }
        return lines
    }

    /// What was counted when storyboards and xibs of public apps were read and instantiated.
    private func interfaceSection() throws -> [String] {
        let counts = try counts(.interfaces)
        let number = { (what: String) in Double(counts.first { $0.what == what }?.count ?? 0) }
        let whole = number("files instantiated whole, without their apps") * 100 / max(1, number("files read"))
        let compared = number("frames compared with those that Interface Builder stored")
        let agreed = number("frames within half a point") * 100 / max(1, compared)
        let share = compared * 100 / max(1, number("frames that the files store"))
        let missing = try standIns().joined(separator: ", ")
        return try [
            "", "## Storyboards and xibs of iOS apps", "",
            "Counted by `./allium ib-check <folder>`, which prints the same for any folder of files; `--verbose` adds every "
                + "frame that differs and every remark. Each scene, each cell and each loose view is laid out at its stored size, on the "
                + "canvas that the document tells of: its device, and the bars that its segues lead through. Contents have the size that "
                + "they had on the canvas, and custom classes are replaced by their base classes. Left out is what moves with a view "
                + "whose stored frame breaks its own file's constraints, or whose place is a matter of a font's baseline. "
                + Corpus.interfaces.sentence(in: root),
            "", "| what | count |", "|---|--:|",
        ] + counts.map { "| \($0.what) | \($0.count) |" } + [
            "| share instantiated whole | \(String(format: "%.1f", whole)) % |",
            "| share of the stored frames that was compared | \(String(format: "%.1f", share)) % |",
            "| share of those within half a point | \(String(format: "%.1f", agreed)) % |", "",
            "**Elements that stand for classes not here yet**, made as their nearest base with all that they hold: " + missing
                + ". "
                + Corpus.standIns.sentence(in: root),
        ]
    }

    /// What public test suites found.
    private func suitesSection() throws -> [String] {
        let rows = try Corpus.suites.rows(in: root)
        let title = rows.first ?? []
        let suites = rows.dropFirst()
        let sum = { (column: String) in
            title.firstIndex(of: column).map { place in suites.reduce(0) { $0 + (Int($1[place]) ?? 0) } } ?? 0
        }
        return try [
            "", "## Test suites of public libraries", "",
            "Tests that UIKit's users wrote and that pass on iOS, run with `allium test` and not a line of their Swift changed unless a "
                + "note says so. What a suite's own manifest lacks, a test target for instance, was added to the manifest. "
                + "\(sum("passed")) of \(sum("ran")) tests that run pass. " + Corpus.suites.sentence(in: root),
            "", "| " + title.joined(separator: " | ") + " |", "|---|---|---|" + String(repeating: "--:|", count: 4) + "---|",
        ] + suites.map { "| " + $0.joined(separator: " | ") + " |" }
    }

    /// Each class that was missing when the elements were counted and still is, with the one that stands for it.
    func standIns() throws -> [String] {
        let list = try String(contentsOf: root.appendingPathComponent("Documentation/API/UIKit.txt"), encoding: .utf8)
        let declared = Set(list.split(separator: "\n").compactMap { $0.split(separator: ":").first })
        return try Corpus.standIns.rows(in: root).dropFirst().filter { !declared.contains($0[0][...]) }
            .map { "`\($0[0])` as `\($0[2])` (\($0[1]))" }
    }
}
