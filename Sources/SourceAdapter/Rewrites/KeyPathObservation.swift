import SwiftSyntax

/// A call `observe(\.a.b, …)` or `publisher(for: \.a.b)`: a key path can't tell its name on Linux, so the name is written beside it.
struct KeyPathObservation: Codable, Sendable {
    var insertion: Int
    var key: String
    var isPublisher: Bool
}

extension FactCollector {
    func collectObservation(_ node: FunctionCallExprSyntax) {
        let callee: String
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            callee = member.declName.baseName.text
        } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            callee = reference.baseName.text
        } else {
            return
        }
        let isPublisher = callee == "publisher"
        guard callee == "observe" || isPublisher, let first = node.arguments.first else { return }
        guard first.label?.text == (isPublisher ? "for" : nil) else { return }
        let labels = node.arguments.dropFirst().map { $0.label?.text ?? "" }
        let hasHandler = node.trailingClosure != nil || labels.contains("changeHandler")
        guard isPublisher || hasHandler, Set(labels).isSubset(of: ["options", "changeHandler"]) else { return }
        guard let path = first.expression.as(KeyPathExprSyntax.self) else {
            let isVariable = !isPublisher && first.expression.is(DeclReferenceExprSyntax.self)
            if isVariable, labels.contains("options") || labels.contains("changeHandler") {
                note(
                    .unsupported, first.expression,
                    "a key path held in a variable has no name on Linux; write the key path itself in observe(…)",
                    isFatal: true)
            }
            return
        }
        let names = path.components.compactMap { component in
            component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
        }
        guard !names.isEmpty else { return }
        facts.observations.append(
            KeyPathObservation(insertion: path.end, key: names.map(unquoted).joined(separator: "."), isPublisher: isPublisher))
    }
}

extension FileRewriter {
    mutating func rewriteObservations() {
        for observation in facts.observations {
            if !observation.isPublisher, lookup.declaresObserve { continue }
            guard allowsGuess(at: observation.insertion) else { continue }
            count(observation.isPublisher ? "publisher(for:)" : "observe(keyPath)")
            guess(at: observation.insertion, "\"\(observation.key)\" is written beside an observed key path")
            insert(", \"\(observation.key)\"", at: observation.insertion)
        }
    }
}
