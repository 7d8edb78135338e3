import AppleFoundation
import SwiftParser
import SwiftSyntax

/// Manifests ask about platforms too. SwiftPM builds for Linux, so conditions that hold for iOS are made to hold there as well,
/// and `#if os(…)` is answered as on the Mac where iOS manifests are read.
///
/// Of a library for tests with Objective-C among its sources the form for Linux is the one that can be built.
public enum ManifestAdapter {
    /// `isUsed` is said of packages that a project uses: their tests, programs and plug-ins aren't built, and what only those need isn't fetched.
    /// `folder` says where a package lies that the text knows by its address, if it lies on this machine.
    public static func adapt(
        _ text: String, forLinux: Bool = false, isUsed: Bool = false, folder: (String) -> String? = { _ in nil }
    ) -> String {
        withFolders(conditions(text, forLinux: forLinux, isUsed: isUsed), folder)
    }

    private static func conditions(_ text: String, forLinux: Bool, isUsed: Bool) -> String {
        let source = SourceBytes(Array(text.utf8))
        if forLinux {
            let finder = LinuxFinder(viewMode: .sourceAccurate)
            finder.isUsed = isUsed
            finder.walk(Parser.parse(source: text))
            let edits = finder.elements.map { source.blank($0.start, $0.end) }
            let rest = String(decoding: EditedSource(source, edits: edits, tail: []).bytes, as: UTF8.self)
            return isUsed ? withoutUnusedPackages(rest) : rest
        }
        let finder = ConditionFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        var edits = finder.platformLists.map { SourceEdit.insert(".linux, ", at: $0.insertion) }
        edits += finder.questions.map { source.replace($0.start, $0.end, with: $0.answer ? "true" : "false") }
        return String(decoding: EditedSource(source, edits: edits, tail: []).bytes, as: UTF8.self)
    }

    /// The lines of conditions that name iOS and not Linux.
    public static func linesWithConditions(_ text: String) -> [Int] {
        guard text.contains(".when") else { return [] }
        let finder = ConditionFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        let table = LineTable(SourceBytes(Array(text.utf8)))
        return finder.platformLists.map { table.line(at: $0.insertion) }
    }

    private final class ConditionFinder: SyntaxVisitor {
        var platformLists: [(insertion: Int, Void)] = []
        var questions: [(start: Int, end: Int, answer: Bool)] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            guard callee == "when" else { return .visitChildren }
            for argument in node.arguments where argument.label?.text == "platforms" {
                guard let list = argument.expression.as(ArrayExprSyntax.self) else { continue }
                let names = list.elements.compactMap {
                    $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                }
                if names.contains("iOS"), !names.contains("linux") { platformLists.append((list.leftSquare.end, ())) }
            }
            return .visitChildren
        }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition {
                let finder = QuestionFinder(viewMode: .sourceAccurate)
                finder.walk(condition)
                questions += finder.questions
            }
            return .visitChildren
        }
    }

    /// Products of other packages that are for other systems alone. SwiftPM would leave them out of the build, but fetches them first.
    private final class LinuxFinder: SyntaxVisitor {
        var elements: [(start: Int, end: Int)] = []
        var isUsed = false
        private static let unneeded: Set<String> = ["plugin", "executable", "executableTarget", "testTarget"]

        override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
            guard let call = node.expression.as(FunctionCallExprSyntax.self), let name = name(call) else {
                return .visitChildren
            }
            if isUsed, Self.unneeded.contains(name) {
                elements.append((node.start, node.end))
                return .skipChildren
            }
            guard name == "product",
                let condition = call.arguments.first(where: { $0.label?.text == "condition" })?.expression
                    .as(FunctionCallExprSyntax.self),
                let list = condition.arguments.first(where: { $0.label?.text == "platforms" })?.expression
                    .as(ArrayExprSyntax.self),
                !list.elements.contains(where: { $0.expression.trimmedDescription == ".linux" })
            else { return .visitChildren }
            elements.append((node.start, node.end))
            return .skipChildren
        }

        private func name(_ call: FunctionCallExprSyntax) -> String? {
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        }
    }

    /// Packages whose names stand nowhere else in the text.
    private static func withoutUnusedPackages(_ text: String) -> String {
        let source = SourceBytes(Array(text.utf8))
        let finder = PackageFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        let unused = finder.packages.filter { !text.contains("\"\($0.shortName)\"") }
        let edits = unused.map { source.blank($0.start, $0.end) }
        return String(decoding: EditedSource(source, edits: edits, tail: []).bytes, as: UTF8.self)
    }

    /// With paths in place of addresses.
    private static func withFolders(_ text: String, _ folder: (String) -> String?) -> String {
        guard text.contains("url:") else { return text }
        let source = SourceBytes(Array(text.utf8))
        let finder = PackageFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        let edits = finder.packages.compactMap { package in
            folder(package.address).map { folder in
                let path = folder.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
                return source.replace(package.arguments.start, package.arguments.end, with: package.kept("path: \"\(path)\""))
            }
        }
        return String(decoding: EditedSource(source, edits: edits, tail: []).bytes, as: UTF8.self)
    }

    private final class PackageFinder: SyntaxVisitor {
        struct Package {
            var address: String
            /// With the comma behind it.
            var start: Int
            var end: Int
            var arguments: (start: Int, end: Int)
            /// Arguments that say the same of a package in a folder.
            var name: String?
            var traits: String?

            var shortName: String {
                let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
                return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
            }

            func kept(_ path: String) -> String { [name, path, traits].compactMap { $0 }.joined(separator: ", ") }
        }

        var packages: [Package] = []

        override func visit(_ node: ArrayElementSyntax) -> SyntaxVisitorContinueKind {
            guard let call = node.expression.as(FunctionCallExprSyntax.self),
                call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package",
                let address = call.arguments.first(where: { $0.label?.text == "url" })?.expression.trimmedDescription
            else { return .visitChildren }
            func argument(_ label: String) -> String? {
                call.arguments.first { $0.label?.text == label }.map { "\(label): \($0.expression.trimmedDescription)" }
            }
            packages.append(
                Package(
                    address: address.filter { $0 != "\"" }, start: node.start, end: node.end,
                    arguments: (call.arguments.start, call.arguments.end), name: argument("name"), traits: argument("traits")))
            return .skipChildren
        }
    }

    private final class QuestionFinder: SyntaxVisitor {
        var questions: [(start: Int, end: Int, answer: Bool)] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.calledExpression.trimmedDescription == "os", let name = node.arguments.first?.expression.trimmedDescription
            {
                questions.append((node.start, node.end, name == "macOS" || name == "OSX"))
            }
            return .skipChildren
        }
    }
}
