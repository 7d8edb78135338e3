import AppleFoundation

/// Which tests are to run: expressions that are looked for in names, as SwiftPM does.
package struct TestFilter {
    private let wanted: [NSRegularExpression]
    private let unwanted: [NSRegularExpression]

    package init(only: [String] = [], skip: [String] = []) throws {
        func expressions(_ texts: [String], _ option: String) throws -> [NSRegularExpression] {
            try texts.map { text in
                guard let expression = try? NSRegularExpression(pattern: text) else {
                    throw XcodeProject.Problem(description: "\(option) '\(text)' is no regular expression")
                }
                return expression
            }
        }
        wanted = try expressions(only, "--filter")
        unwanted = try expressions(skip, "--skip")
    }

    package var isAll: Bool { wanted.isEmpty && unwanted.isEmpty }

    /// `name` is `Module.Class/method`; Xcode writes `Target/Class/method`, which counts as well.
    package func includes(_ name: String, target: String, module: String) -> Bool {
        let rest = name.hasPrefix(module + ".") ? String(name.dropFirst(module.count + 1)) : name
        let spellings = [name, target + "/" + rest, module + "/" + rest]
        func isFound(_ expression: NSRegularExpression) -> Bool {
            spellings.contains { expression.firstMatch(in: $0, range: NSRange(location: 0, length: $0.utf16.count)) != nil }
        }
        return (wanted.isEmpty || wanted.contains(where: isFound)) && !unwanted.contains(where: isFound)
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
