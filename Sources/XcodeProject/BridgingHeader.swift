import AppleFoundation

/// What a header brings that all Swift files of a target see: modules of the system, as if each file imported them.
package struct BridgingHeader: Equatable {
    package private(set) var modules: [String] = []
    /// Headers of the target itself: Objective-C, which isn't here.
    package private(set) var own: [String] = []

    package init(text: String) {
        var isComment = false
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("/*") { isComment = true }
            defer { if words.contains("*/") { isComment = false } }
            guard !isComment, words.hasPrefix("#import") || words.hasPrefix("#include") || words.hasPrefix("@import") else {
                continue
            }
            let rest = words.drop { !$0.isWhitespace }.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("@import") {
                add(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            } else if rest.hasPrefix("<") {
                add(rest.dropFirst().prefix { $0 != "/" && $0 != ">" && $0 != "." })
            } else if rest.hasPrefix("\"") {
                own.append(String(rest.dropFirst().prefix { $0 != "\"" }))
            }
        }
    }

    private mutating func add(_ name: Substring) {
        if !name.isEmpty, !modules.contains(String(name)) { modules.append(String(name)) }
    }
}

extension XcodeTarget {
    package func bridgingHeader(_ settings: BuildSettings) -> BridgingHeader? {
        guard let name = settings["SWIFT_OBJC_BRIDGING_HEADER"], !name.isEmpty else { return nil }
        let path = name.hasPrefix("/") ? name : project.folder + "/" + name
        return RegularFile.contents(path, limit: 1 << 20).map { BridgingHeader(text: String(decoding: $0, as: UTF8.self)) }
    }

    /// The header of a framework that defines a module: its Swift is compiled as a part of that module, and sees what the header imports.
    package func umbrellaHeader(_ settings: BuildSettings) -> BridgingHeader? {
        guard kind == .module, settings["DEFINES_MODULE"] == "YES" else { return nil }
        let name = settings.moduleName + ".h"
        guard let path = headers.first(where: { ($0 as NSString).lastPathComponent == name }) else { return nil }
        return RegularFile.contents(path, limit: 1 << 20).map { BridgingHeader(text: String(decoding: $0, as: UTF8.self)) }
    }

    /// Modules that all its files see without a word.
    package func modulesOfHeaders(_ settings: BuildSettings) -> [String] {
        let all = [bridgingHeader(settings), umbrellaHeader(settings)].flatMap { $0?.modules ?? [] }
        return all.enumerated().filter { all.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    }
}
