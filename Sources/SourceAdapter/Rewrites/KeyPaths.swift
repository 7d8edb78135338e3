import SwiftSyntax

/// `#keyPath(Player.item.title)` becomes the text it stands for.
extension FactCollector {
    func collectKeyPath(_ node: MacroExpansionExprSyntax) {
        facts.count("#keyPath")
        guard let argument = node.arguments.first else { return }
        let text = TypeName.withoutGenerics(argument.expression.flatText)
        var parts = text.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }.split(separator: ".").map {
            unquoted(String($0))
        }
        // What starts with a capital letter names the type the path starts from.
        while parts.count > 1, parts[0].first?.isUppercase == true { parts.removeFirst() }
        if parts.count > 1, parts[0] == "self" { parts.removeFirst() }
        replace(node, with: "\"\(parts.joined(separator: "."))\"")
    }
}
