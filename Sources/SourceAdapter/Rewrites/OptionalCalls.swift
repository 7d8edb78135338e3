import SwiftSyntax

/// A place that may call an optional requirement, or ask whether it is there.
struct OptionalUse: Codable, Sendable {
    enum Kind: String, Codable, Sendable {
        /// `d.foo?(x, label: y)`
        case call
        /// `d?.foo != nil`, `if let f = d?.foo`
        case reference
    }

    var kind: Kind
    var base: String
    /// Argument labels, empty for none; for a reference the names in parentheses, or `nil`.
    var labels: [String]?
    var trailingClosures: Int
    var name: SourceRange
    /// Each label with its colon.
    var labelRanges: [SourceRange]
    /// The last name before the dot: `delegate` of `self.delegate?.foo`.
    var receiver: String
    /// `self.delegate` of `self.delegate?.foo`: its start, and where the question mark stands.
    var chain: SourceRange?
}

extension FactCollector {
    func collectOptionalCall(_ node: FunctionCallExprSyntax) {
        let member: MemberAccessExprSyntax?
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            member = chain.expression.as(MemberAccessExprSyntax.self)
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            member = forced.expression.as(MemberAccessExprSyntax.self)
        } else {
            return
        }
        guard let member, member.base != nil, member.declName.argumentNames == nil else { return }
        var ranges: [SourceRange] = []
        for argument in node.arguments {
            if let label = argument.label { ranges.append(SourceRange(label.start, argument.colon?.end ?? label.end)) }
        }
        let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        facts.optionalUses.append(
            OptionalUse(
                kind: .call, base: unquoted(member.declName.baseName.text),
                labels: node.arguments.map { unquoted($0.label?.text ?? "") }, trailingClosures: trailing,
                name: SourceRange(member.declName.start, member.declName.end), labelRanges: ranges,
                receiver: receiverName(member.base), chain: chain(member.base)))
    }

    /// A name, or a member of `self`, behind which a question mark stands.
    private func chain(_ base: ExprSyntax?) -> SourceRange? {
        guard let chain = base?.as(OptionalChainingExprSyntax.self) else { return nil }
        let member = chain.expression.as(MemberAccessExprSyntax.self)
        guard chain.expression.is(DeclReferenceExprSyntax.self) || member?.base?.trimmedDescription == "self" else {
            return nil
        }
        return SourceRange(chain.start, chain.questionMark.start)
    }

    func collectOptionalReference(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, isAskedForPresence(Syntax(node)) else { return }
        let labels = node.declName.argumentNames.map { names in
            names.arguments.map { $0.name.text == "_" ? "" : unquoted($0.name.text) }
        }
        facts.optionalUses.append(
            OptionalUse(
                kind: .reference, base: unquoted(node.declName.baseName.text), labels: labels, trailingClosures: 0,
                name: SourceRange(node.declName.start, node.declName.end), labelRanges: [], receiver: receiverName(base)))
    }

    /// Stands beside `== nil` or `!= nil`, or is bound by `if let`.
    private func isAskedForPresence(_ node: Syntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let list = parent.as(ExprListSyntax.self) {
            let elements = Array(list)
            guard let index = elements.firstIndex(where: { $0.id == node.id }) else { return false }
            return isNilTest(elements, index + 1, index + 2) || isNilTest(elements, index - 1, index - 2)
        }
        return parent.is(InitializerClauseSyntax.self) && parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    private func isNilTest(_ elements: [ExprSyntax], _ operatorIndex: Int, _ nilIndex: Int) -> Bool {
        guard elements.indices.contains(operatorIndex), elements.indices.contains(nilIndex),
            elements[nilIndex].is(NilLiteralExprSyntax.self)
        else { return false }
        let text = elements[operatorIndex].trimmedDescription
        return text == "==" || text == "!="
    }

    private func receiverName(_ expression: ExprSyntax?) -> String {
        guard let expression else { return "" }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return receiverName(chain.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return receiverName(forced.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
            if let sequence = only.expression.as(SequenceExprSyntax.self) { return receiverName(sequence.elements.first) }
            return receiverName(only.expression)
        }
        return ""
    }
}

extension FileRewriter {
    mutating func rewriteOptionalUses() {
        for use in facts.optionalUses {
            guard let requirement = optionalRequirement(for: use) else { continue }
            guard allowsGuess(at: use.name.start) else { continue }
            count("optional call")
            guess(
                at: use.name.start,
                "`\(use.base)` is taken for the optional requirement \(requirement.protocolName).\(requirement.fullName)")
            edits.append(SourceEdit(start: use.name.start, end: use.name.end, text: "`\(requirement.fullName)`"))
            for range in use.labelRanges { edits.append(removal(of: range)) }
            // Objective-C would look the method up in any object.
            if let chain = use.chain, facts.anyObjectNames.contains(use.receiver) {
                insert("(", at: chain.start)
                insert(" as? \(requirement.protocolName))", at: chain.end)
            }
        }
    }

    /// The label goes with the space behind it, unless the argument stands on the next line.
    private func removal(of range: SourceRange) -> SourceEdit {
        var end = range.end
        while end < source.bytes.count, source.bytes[end] == 32 || source.bytes[end] == 9 { end += 1 }
        if source.text(range.start, range.end).contains("\n") { return source.blank(range.start, range.end) }
        return SourceEdit(start: range.start, end: end, text: "")
    }

    private func optionalRequirement(for use: OptionalUse) -> ModuleIndex.OptionalRequirement? {
        let candidates = lookup.optionalMethods[use.base] ?? []
        guard !candidates.isEmpty else { return nil }
        switch use.kind {
        case .call:
            let labels = use.labels ?? []
            let match = candidates.first { candidate in
                candidate.labels.count == labels.count + use.trailingClosures
                    && Array(candidate.labels.prefix(labels.count)) == labels
            }
            guard let match else { return nil }
            // `onTap?(x)` may be a stored closure of that name.
            let isUnlabelled = labels.allSatisfy(\.isEmpty)
            if isUnlabelled, lookup.closureNames.contains(use.base), !isDelegateLike(use.receiver) { return nil }
            return match
        case .reference:
            if let labels = use.labels { return candidates.first { $0.labels == labels } }
            guard isDelegateLike(use.receiver), Set(candidates.map(\.fullName)).count == 1 else { return nil }
            return candidates[0]
        }
    }

    private func isDelegateLike(_ receiver: String) -> Bool {
        let name = receiver.lowercased()
        return ["delegate", "datasource", "listener", "observer", "handler", "target"].contains { name.hasSuffix($0) }
    }
}
