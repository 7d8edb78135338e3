import AppleFoundation

extension Diagnosis {
    /// The same for programs; keys and order stay the same from run to run.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Form(self)), as: UTF8.self)
    }

    private struct Form: Encodable {
        struct Target: Encodable {
            let name: String
            let kind: String
            let host: String?
            let files: Int
            let clear: Int
        }

        struct Point: Encodable {
            let kind: String
            let name: String
            let words: String
            let remedy: String?
            let uses: Int
            let files: [String]
            let places: [String]
        }

        struct Other: Encodable {
            let name: String
            let reason: String
        }

        let project: String
        let kind: String
        let files: Int
        let filesThatShouldCompile: Int
        /// Nothing was compiled.
        let isEstimate = true
        let lines: Int
        let interfaceFiles: Int
        let targets: [Target]
        let leftOut: [Other]
        let obstacles: [Point]
        let remarks: [Point]
        let next: String
        let command: String?
        let projectsBelow: [String]

        init(_ diagnosis: Diagnosis) {
            project = diagnosis.reading.path
            kind = diagnosis.reading.kind.rawValue
            files = diagnosis.files
            filesThatShouldCompile = diagnosis.clear
            lines = diagnosis.lines
            interfaceFiles = diagnosis.interfaceFiles
            targets = diagnosis.parts.map {
                Target(name: $0.name, kind: $0.kind.rawValue, host: $0.host, files: $0.files, clear: $0.clear)
            }
            leftOut = diagnosis.reading.leftOut.map { Other(name: $0.name, reason: $0.reason) }
            func points(_ findings: [Finding]) -> [Point] {
                findings.map {
                    Point(
                        kind: $0.kind.rawValue, name: $0.name, words: $0.words, remedy: $0.remedy, uses: $0.uses,
                        files: $0.files.map(diagnosis.short).sorted(), places: $0.places.map(diagnosis.short).sorted())
                }
            }
            obstacles = points(diagnosis.obstacles)
            remarks = points(diagnosis.remarks)
            next = diagnosis.next.words
            command = diagnosis.next.command
            projectsBelow = diagnosis.reading.others
        }
    }
}
