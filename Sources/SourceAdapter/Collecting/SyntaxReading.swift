import SwiftSyntax

extension SyntaxProtocol {
    /// The first byte of the node's own text.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The byte after the node's own text.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// The node's text on one line, without comments.
    var flatText: String {
        let text = trimmedDescription
        let needsWork = text.utf8.contains { $0 == 10 || $0 == 13 || $0 == UInt8(ascii: "/") }
        guard needsWork else { return text }
        var flat = ""
        var separated = false
        for token in tokens(viewMode: .sourceAccurate) {
            if separated || !token.leadingTrivia.isEmpty, !flat.isEmpty, flat.last != " " { flat += " " }
            flat += token.text
            separated = !token.trailingTrivia.isEmpty
        }
        return flat
    }

    /// The closest enclosing node of a kind.
    func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        var node = parent
        while let current = node {
            if let match = current.as(kind) { return match }
            node = current.parent
        }
        return nil
    }

    /// Stands directly in the body of a type, an extension or a protocol.
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}

extension AttributeListSyntax {
    func attribute(_ name: String) -> AttributeSyntax? {
        for element in self {
            if let attribute = element.as(AttributeSyntax.self), attribute.name == name { return attribute }
        }
        return nil
    }

    func has(_ name: String) -> Bool { attribute(name) != nil }

    /// The names of the attributes outside `#if`.
    var names: [String] { compactMap { $0.as(AttributeSyntax.self)?.name } }

    /// Isolated to a global actor other than the main one, as far as names tell.
    var namesOtherActor: Bool { names.contains { $0.hasSuffix("Actor") && $0 != "MainActor" && $0 != "globalActor" } }
}

extension AttributeSyntax {
    var name: String {
        if let identifier = attributeName.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        return attributeName.trimmedDescription
    }

    /// The Objective-C name in `@objc(name)`.
    var declaredName: String? {
        guard let arguments else { return nil }
        let name = arguments.flatText.filter { !$0.isWhitespace }
        return name.isEmpty ? nil : name
    }
}

extension DeclModifierListSyntax {
    func modifier(_ name: String) -> DeclModifierSyntax? { first { $0.name.text == name && $0.detail == nil } }
    func has(_ name: String) -> Bool { modifier(name) != nil }
}

/// `name` of `` `name` ``.
func unquoted(_ text: String) -> String {
    text.hasPrefix("`") && text.count > 1 ? String(text.dropFirst().dropLast()) : text
}
