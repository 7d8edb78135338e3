import AppleFoundation

extension Diagnosis {
    /// One page for a person. `seconds` is how long the reading took, where that is of interest.
    package func text(seconds: Double? = nil) -> String {
        var lines = [head(seconds), ""]
        lines.append("  " + verdict)
        lines += partLines
        for one in reading.leftOut.prefix(6) { lines.append("    \(one.name) is left out: \(one.reason)") }
        if reading.leftOut.count > 6 { lines.append("    … and \(reading.leftOut.count - 6) more targets") }
        if !obstacles.isEmpty {
            lines += ["", "  In the way, what concerns most files first:"]
            for (index, finding) in obstacles.prefix(12).enumerated() { lines += self.lines(of: finding, number: index + 1) }
            if obstacles.count > 12 {
                let names = obstacles.dropFirst(12).prefix(8).map(\.name).joined(separator: ", ")
                lines.append(
                    "      and \(obstacles.count - 12) more: \(names)" + (obstacles.count > 20 ? ", …" : "")
                        + " (--json has them all)")
            }
        }
        if !remarks.isEmpty {
            lines += ["", "  No obstacle, but not whole:"]
            for finding in remarks.prefix(8) {
                lines.append("    - \(finding.words)\(Self.counts(finding)), \(short(finding.places.first ?? ""))")
            }
            if remarks.count > 8 { lines.append("    … and \(remarks.count - 8) more") }
        }
        let next = next
        lines += ["", "  Next: \(next.words)"]
        if let command = next.command { lines.append("    \(command)") }
        if !reading.others.isEmpty {
            lines += ["", "  Projects below, which can be asked one by one:"]
            lines += reading.others.prefix(8).map { "    allium doctor \(Self.quoted($0))" }
            if reading.others.count > 8 { lines.append("    … and \(reading.others.count - 8) more") }
        }
        return lines.joined(separator: "\n")
    }

    private func head(_ seconds: Double?) -> String {
        let name = (reading.path as NSString).lastPathComponent
        var parts = [Self.count(files, "Swift file"), Self.count(lines, "line")]
        if interfaceFiles > 0 { parts.append(Self.count(interfaceFiles, "storyboard or xib", "storyboards and xibs")) }
        let time = seconds.map { String(format: ", read in %.1f s", $0) } ?? ""
        return "\(name), a \(reading.kind.rawValue): \(parts.joined(separator: ", "))\(time)"
    }

    private var verdict: String {
        if files == 0 { return "There is no Swift file in it." }
        let estimate = "an estimate from the names in them; nothing was compiled"
        if isClear { return "Nothing was found that keeps its files from compiling as they are: \(estimate)." }
        return "\(clear) of \(files) files name nothing that is missing and should compile as they are: \(estimate)."
    }

    private var partLines: [String] {
        let shown = parts.filter { $0.files > 0 }
        guard shown.count > 1 || shown.first?.kind != .folder else { return [] }
        let width = min(40, shown.map(\.name.count).max() ?? 0)
        return shown.prefix(12).map { part in
            let name = part.name.padding(toLength: max(width, part.name.count), withPad: " ", startingAt: 0)
            let kind = part.kind.rawValue + (part.host.map { " in \($0)" } ?? "")
            return "    \(name)  \(part.clear) of \(part.files)  \(kind)"
        } + (shown.count > 12 ? ["    … and \(shown.count - 12) more"] : [])
    }

    private func lines(of finding: Finding, number: Int) -> [String] {
        let label = "\(number).".padding(toLength: 3, withPad: " ", startingAt: 0)
        var lines = ["  \(label) \(finding.words)\(Self.counts(finding))"]
        let places = finding.places.sorted().prefix(3).map(short)
        if finding.kind != .missingSource {
            lines.append("      " + places.joined(separator: ", ") + (finding.files.count > 3 ? ", …" : ""))
        }
        if let remedy = finding.remedy { lines.append("      \(remedy)") }
        return lines
    }

    private static func counts(_ finding: Finding) -> String {
        let files =
            finding.kind == .missingSource ? "stops \(count(finding.files.count, "file"))" : count(finding.files.count, "file")
        guard !finding.files.isEmpty else { return "" }
        return ": \(files)" + (finding.uses > finding.files.count ? ", \(finding.uses) uses" : "")
    }

    func short(_ place: String) -> String {
        place.hasPrefix(reading.root + "/") ? String(place.dropFirst(reading.root.count + 1)) : place
    }

    private static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        number == 1 ? "1 \(one)" : "\(number) \(many ?? one + "s")"
    }
}
