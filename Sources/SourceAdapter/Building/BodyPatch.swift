import AppleFoundation
import SwiftParser
import SwiftSyntax

/// What is new in a file, as the source of a library that a running program can load: each function and computed property whose body is
/// another one, as its replacement. The texts are those that the compiler reads.
public struct BodyPatch {
    /// Why only another run shows what is new, in words that follow a file's name.
    public struct Obstacle: Error, Equatable, CustomStringConvertible {
        public var description: String
    }

    /// Nil when both mean the same. `path` is the compiler's, `shownPath` the user's; `number` differs from patch to patch of a program.
    public static func source(
        from old: [UInt8], to new: [UInt8], path: String, shownPath: String, module: String, number: Int
    ) throws(Obstacle) -> String? {
        let before = BodyOutline(old), after = BodyOutline(new)
        if let difference = before.difference(to: after) { throw difference }
        var replacements: [String] = []
        for (one, other) in zip(before.bodies, after.bodies) where one.words != other.words {
            replacements.append(try other.replacement(number, path: shownPath))
        }
        if replacements.isEmpty { return nil }
        let file = (path as NSString).lastPathComponent
        let head = ["@testable @_private(sourceFile: \(quoted(file))) import \(module)"] + after.imports
        return (head + replacements).joined(separator: "\n") + "\n"
    }

    static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}

/// A file without the bodies that can be exchanged, and these bodies.
private struct BodyOutline {
    let words: [(text: String, line: Int)]
    let bodies: [ExchangeableBody]
    let imports: [String]

    init(_ bytes: [UInt8]) {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let reader = BodyReader(LineTable(SourceBytes(bytes)))
        reader.walk(tree)
        (words, bodies, imports) = (reader.words, reader.bodies, reader.imports)
    }

    /// What differs outside of bodies.
    func difference(to other: BodyOutline) -> BodyPatch.Obstacle? {
        for (one, other) in zip(words, other.words) where one.text != other.text {
            return BodyPatch.Obstacle(description: "line \(other.line) is not in the body of a function")
        }
        if words.count == other.words.count { return nil }
        let longer = words.count > other.words.count ? words : other.words
        return BodyPatch.Obstacle(
            description: "line \(longer[min(words.count, other.words.count)].line) is not in the body of a function")
    }
}

private final class BodyReader: SyntaxVisitor {
    private let lines: LineTable
    private(set) var words: [(text: String, line: Int)] = []
    private(set) var bodies: [ExchangeableBody] = []
    private(set) var imports: [String] = []

    init(_ lines: LineTable) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        words.append((token.text, lines.line(at: token.start)))
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        guard let function = node.parent?.as(FunctionDeclSyntax.self), let place = TypePlace(of: Syntax(function)) else {
            return .visitChildren
        }
        return add(ExchangeableBody(.function(function), place, Syntax(node), lines))
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.parent?.as(PatternBindingSyntax.self), binding.initializer == nil,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let place = TypePlace(of: Syntax(variable)), Self.isComputed(node)
        else { return .visitChildren }
        return add(ExchangeableBody(.property(variable, binding), place, Syntax(node), lines))
    }

    private func add(_ body: ExchangeableBody) -> SyntaxVisitorContinueKind {
        bodies.append(body)
        words.append(("{}", lines.line(at: body.node.start)))
        return .skipChildren
    }

    private static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
        switch block.accessors {
        case .getter: return true
        case .accessors(let list):
            return list.allSatisfy { ["get", "set"].contains($0.accessorSpecifier.text) && $0.body != nil }
        @unknown default: return false
        }
    }
}

/// The type or extension around a declaration; at the top of a file there is none.
private struct TypePlace {
    /// How an extension names it.
    let name: String?
    let requirements: String

    /// Nil within functions and conditions, which aren't known by names.
    init?(of declaration: Syntax) {
        var names: [String] = []
        var requirements = ""
        var node = declaration.parent
        while let current = node {
            switch current.as(SyntaxEnum.self) {
            case .memberBlockItem, .memberBlockItemList, .memberBlock, .codeBlockItem, .codeBlockItemList, .sourceFile: break
            case .classDecl(let type): names.append(type.name.text)
            case .structDecl(let type): names.append(type.name.text)
            case .enumDecl(let type): names.append(type.name.text)
            case .actorDecl(let type): names.append(type.name.text)
            case .extensionDecl(let type):
                if names.isEmpty { requirements = type.genericWhereClause.map { " " + $0.trimmedDescription } ?? "" }
                names.append(type.extendedType.trimmedDescription)
            default: return nil
            }
            node = current.parent
        }
        name = names.isEmpty ? nil : names.reversed().joined(separator: ".")
        self.requirements = requirements
    }
}

private struct ExchangeableBody {
    enum Owner {
        case function(FunctionDeclSyntax)
        case property(VariableDeclSyntax, PatternBindingSyntax)
    }

    let owner: Owner
    let place: TypePlace
    let node: Syntax
    let words: [String]
    private let line: Int

    init(_ owner: Owner, _ place: TypePlace, _ node: Syntax, _ lines: LineTable) {
        (self.owner, self.place, self.node) = (owner, place, node)
        words = node.tokens(viewMode: .sourceAccurate).map(\.text)
        line = lines.line(at: node.start)
    }

    /// The declaration again under another name, in an extension.
    func replacement(_ number: Int, path: String) throws(BodyPatch.Obstacle) -> String {
        var head: String
        switch owner {
        case .function(let function):
            let name = function.name.text
            guard case .identifier = function.name.tokenKind else {
                throw BodyPatch.Obstacle(description: "operator \(name) can't be exchanged")
            }
            let labels = function.signature.parameterClause.parameters.map { $0.firstName.text }
            try check(name, labels)
            let target = name + "(" + labels.map { $0 + ":" }.joined() + ")"
            head = start(function.attributes, function.modifiers, target)
            head += "func \(Self.plain(name))__live\(number)" + (function.genericParameterClause?.trimmedDescription ?? "")
            head += function.signature.trimmedDescription
            if let requirements = function.genericWhereClause { head += " " + requirements.trimmedDescription }
        case .property(let variable, let binding):
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                throw BodyPatch.Obstacle(description: "a property without a name can't be exchanged")
            }
            try check(name, nil)
            head = start(variable.attributes, variable.modifiers, name)
            head += "var \(Self.plain(name))__live\(number)" + (binding.typeAnnotation?.trimmedDescription ?? "")
        }
        let before = place.name.map { "extension \($0)\(place.requirements) {" }
        // Where the program says on which line it is, it is the user's.
        let first = max(1, line - head.split(separator: "\n", omittingEmptySubsequences: false).count + 1)
        return [
            before, "#sourceLocation(file: \(BodyPatch.quoted(path)), line: \(first))", head + " " + node.trimmedDescription,
            "#sourceLocation()", before.map { _ in "}" },
        ].compactMap { $0 }.joined(separator: "\n")
    }

    private static func plain(_ name: String) -> String { name.replacingOccurrences(of: "`", with: "") }

    private func start(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ target: String) -> String {
        let left: Set<String> = [
            "objc", "IBAction", "IBSegueAction", "IBInspectable", "inlinable", "inline", "usableFromInline", "_optimize",
            "_alwaysEmitIntoClient", "backDeployed", "GKInspectable",
        ]
        let kept = attributes.filter { $0.as(AttributeSyntax.self).map { !left.contains($0.name) } ?? false }
        let words = modifiers.compactMap { modifier -> String? in
            switch modifier.name.text {
            case "static", "class": "static"
            case "mutating", "nonmutating", "nonisolated", "isolated": modifier.trimmedDescription
            default: nil
            }
        }
        return (["@_dynamicReplacement(for: \(target))"] + kept.map(\.trimmedDescription) + ["private"] + words)
            .joined(separator: " ") + " "
    }

    /// A replacement that names what it replaces means the one before.
    private func check(_ name: String, _ labels: [String]?) throws(BodyPatch.Obstacle) {
        let finder = BodyChecker(name, labels)
        finder.walk(node)
        if finder.declaresType {
            throw BodyPatch.Obstacle(description: "the body of \(name) declares a type")
        }
        if finder.namesItself {
            throw BodyPatch.Obstacle(description: "\(name) speaks of itself")
        }
    }
}

/// Looks for what a replacement can't hold.
private final class BodyChecker: SyntaxVisitor {
    private let name: String
    private let labels: [String]?
    private(set) var namesItself = false
    private(set) var declaresType = false

    init(_ name: String, _ labels: [String]?) {
        (self.name, self.labels) = (name, labels)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == name else { return .visitChildren }
        var expression = Syntax(node)
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            if member.base?.is(SuperExprSyntax.self) == true { return .visitChildren }
            expression = Syntax(member)
        }
        guard let labels else {
            namesItself = true
            return .visitChildren
        }
        // A parameter or a property may be called so as well: `tableView(_:cellForRowAt:)` speaks of its table view.
        guard let call = expression.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == expression.id else {
            return .visitChildren
        }
        let given = call.arguments.map { $0.label?.text ?? "_" }
        if given.allSatisfy(labels.contains) { namesItself = true }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { found() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { found() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { found() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { found() }

    private func found() -> SyntaxVisitorContinueKind {
        declaresType = true
        return .skipChildren
    }
}
