import AppleFoundation

/// The lines of an .xcconfig and of those that it includes, each file read once however often it is included.
struct SettingsFile {
    private var known: [String: [String: String]] = [:]
    private var open: Set<String> = []

    static func read(_ path: String) -> [String: Any] {
        var reader = SettingsFile()
        return reader.lines(path, depth: 0)
    }

    private mutating func lines(_ path: String, depth: Int) -> [String: String] {
        // By where it lies in the end: links and `..` give one file endlessly many names.
        guard depth < 64, let place = RegularFile.resolved(path) else { return [:] }
        if let lines = known[place] { return lines }
        guard open.insert(place).inserted, let data = RegularFile.contents(place, limit: 4 << 20) else { return [:] }
        defer { open.remove(place) }
        var result: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let name = text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                guard !name.isEmpty else { continue }
                let folder = (path as NSString).deletingLastPathComponent
                let included = lines(name.hasPrefix("/") ? name : folder + "/" + name, depth: depth + 1)
                result.merge(included) { $1 }
            } else if let equal = text.firstIndex(of: "=") {
                let key = text[..<equal].trimmingCharacters(in: .whitespaces)
                result[key] = text[text.index(after: equal)...].trimmingCharacters(in: .whitespaces)
            }
        }
        known[place] = result
        return result
    }
}
