import AppleFoundation

/// Specs of Quick say what they expect in `spec()`, and become tests while the program runs. On Linux tests are listed when they are
/// compiled, by methods: each class of specs gets one, and the list that SwiftPM makes of it asks the class for its examples instead.
enum SpecDiscovery {
    /// By which SwiftPM finds a class of specs. Never called.
    static let method = "test__specs"
    static let bases: Set<String> = ["QuickSpec", "AsyncSpec"]
    private static let configuration = "QuickConfiguration"

    static func isNamed(in bytes: [UInt8]) -> Bool { SourceBytes(bytes).mentions(method) }

    /// The list of a module's tests, as SwiftPM writes it, with the examples of its specs. `indexes` are those of the modules that it imports.
    static func withExamples(_ bytes: [UInt8], _ indexes: [ModuleIndex]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.components(separatedBy: "\n")
        var specs: Set<String> = []
        var current = ""
        for line in lines {
            if let name = name(in: line, after: "fileprivate extension ", before: " {") { current = name }
            if line.contains("(\"\(method)\", \(method))") { specs.insert(current) }
        }
        guard !specs.isEmpty else { return bytes }
        let configurations = indexes.flatMap { index in
            (index.imports ?? []).contains("Quick")
                ? index.classes.filter { $0.inherits.first.map(TypeName.last) == configuration }.map(\.path) : []
        }
        var result = lines.map { line -> String in
            guard let list = name(in: line, after: "testCase(", before: ")"), let type = type(of: list), specs.contains(type)
            else {
                return configurations.isEmpty
                    ? line : line.replacingOccurrences(of: "return [", with: "configureSpecs(); return [")
            }
            return line.replacingOccurrences(
                of: "testCase(\(list))", with: "SpecExamples.entry(\(type).self, \(type).allTests, testCase(\(list)))")
        }
        result[0] = "import AlliumXCTest; " + result[0]
        if !configurations.isEmpty {
            // Before the first spec is asked: shared examples are among what is configured.
            let calls = configurations.map { "\($0).configure(configuration)" }
            result += [
                "@testable import Quick",
                "private func configureSpecs() { World.sharedWorld.configure { configuration in \(calls.joined(separator: "; ")) } }",
            ]
        }
        return Array(result.joined(separator: "\n").utf8)
    }

    /// `Spec` of `Spec.__allTests__Spec`.
    private static func type(of list: String) -> String? {
        list.range(of: ".__allTests__").map { String(list[..<$0.lowerBound]) }
    }

    private static func name(in line: String, after start: String, before end: String) -> String? {
        guard let from = line.range(of: start), let to = line.range(of: end, range: from.upperBound..<line.endIndex) else {
            return nil
        }
        return String(line[from.upperBound..<to.lowerBound])
    }
}

extension FileRewriter {
    /// Makes classes of specs known as classes of tests.
    mutating func rewriteSpecs() {
        for scope in facts.scopes where scope.kind == .class && !scope.isPrivate && !scope.isGeneric {
            guard
                scope.methods.contains(where: { $0.base == "spec" && $0.parameters.isEmpty && $0.traits.contains(.override) }),
                let own = lookup.ownClass(path: scope.path)
            else { continue }
            let ancestry = lookup.ancestry(of: own)
            let names = ancestry.classes.dropFirst().map(\.name) + [ancestry.root].compactMap { $0 }
            guard !SpecDiscovery.bases.isDisjoint(with: names) else { continue }
            insert("\(scope.needsSeparator ? "; " : "")func \(SpecDiscovery.method)() {}; ", at: scope.end)
            count("spec")
        }
    }
}
