import AppleFoundation

/// Which tests are to run: expressions that are looked for in names, as SwiftPM does, and names as Xcode writes them.
package struct TestFilter {
    private let wanted: [NSRegularExpression]
    private let unwanted: [NSRegularExpression]
    private let only: [String]
    private let skipped: [String]

    /// `filter` are expressions, `only` names, `skip` either.
    package init(filter: [String] = [], only: [String] = [], skip: [String] = []) throws {
        self.only = only
        skipped = skip
        func expressions(_ texts: [String], _ option: String) throws -> [NSRegularExpression] {
            try texts.map { text in
                guard let expression = try? NSRegularExpression(pattern: text) else {
                    throw XcodeProject.Problem(description: "\(option) '\(text)' is no regular expression")
                }
                return expression
            }
        }
        wanted = try expressions(filter, "--filter")
        unwanted = try expressions(skip, "--skip")
    }

    package var isAll: Bool { wanted.isEmpty && unwanted.isEmpty && only.isEmpty }

    /// `name` is `Module.Class/method`; Xcode writes `Target/Class/method`, which counts as well.
    package func includes(_ name: String, target: String, module: String) -> Bool {
        let rest = name.hasPrefix(module + ".") ? String(name.dropFirst(module.count + 1)) : name
        let spellings = [name, target + "/" + rest, module + "/" + rest]
        func isFound(_ expression: NSRegularExpression) -> Bool {
            spellings.contains { expression.firstMatch(in: $0, range: NSRange(location: 0, length: $0.utf16.count)) != nil }
        }
        func isNamed(_ identifier: String) -> Bool { TestIdentifier.matches(identifier, name, target: target, module: module) }
        if skipped.contains(where: isNamed) || unwanted.contains(where: isFound) { return false }
        return wanted.isEmpty && only.isEmpty || wanted.contains(where: isFound) || only.contains(where: isNamed)
    }

    /// XCTest's argument for some of its tests: whole classes where all of a class is wanted.
    package static func specifier(_ chosen: [String], of all: [String]) -> String {
        func type(_ name: String) -> String { String(name.prefix { $0 != "/" }) }
        let counts = Dictionary(all.map { (type($0), 1) }, uniquingKeysWith: +)
        var words: [String] = []
        for (name, tests) in Dictionary(grouping: chosen, by: type).sorted(by: { $0.key < $1.key }) {
            if counts[name] == tests.count { words.append(name) } else { words += tests.sorted() }
        }
        return words.joined(separator: ",")
    }
}
