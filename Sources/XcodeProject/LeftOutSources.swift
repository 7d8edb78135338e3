import AppleFoundation

/// Sources that a project names and a user leaves out: `--without Secrets.swift`.
extension XcodeProject {
    func isLeftOut(_ source: String) -> Bool { without.contains { Self.matches($0, source) } }

    /// By the file's name, the end of its path, or its path.
    private static func matches(_ name: String, _ source: String) -> Bool {
        source == ProjectPlace.whole(name) || source.hasSuffix("/" + name.drop { $0 == "." || $0 == "/" })
    }

    /// The files that are left out; a sentence for a name that no source has.
    package func leftOutSources() throws -> [String] {
        guard !without.isEmpty else { return [] }
        let all = Set(ProjectFamily(self).targets.flatMap(\.listedSources))
        for name in without where !all.contains(where: { Self.matches(name, $0) }) {
            let last = (name as NSString).lastPathComponent.lowercased()
            let close = all.map { ($0 as NSString).lastPathComponent }.filter { $0.lowercased() == last }
            throw Problem(
                description: "--without \(name): no source of the project is called so"
                    + (close.first.map { "; there is \($0)" } ?? ""))
        }
        return all.filter(isLeftOut).sorted()
    }
}
