import SwiftSyntax

/// An `@objc` protocol was for classes only; it stays so.
extension FactCollector {
    func collectObjCProtocol(_ node: ProtocolDeclSyntax, inherits: [String]) {
        facts.count("@objc protocol")
        let classBound: Set<String> = ["AnyObject", "class", "NSObjectProtocol"]
        if inherits.contains(where: classBound.contains) { return }
        if let clause = node.inheritanceClause {
            insert("AnyObject, ", at: clause.inheritedTypes.start)
        } else {
            insert(": AnyObject", at: node.name.end)
        }
    }
}
