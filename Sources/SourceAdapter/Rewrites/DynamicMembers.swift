import SwiftSyntax

/// `(x as AnyObject).name`: Objective-C looks the member up in whatever object that is. Here `_objcAny(x as AnyObject)` does, by name:
/// what every object has it knows with its types, a property is read by its key, a method called by its selector.
struct DynamicMember: Codable, Sendable {
    /// Before the opening parenthesis of the cast.
    var start: Int
    var name: String
    var nameRange: SourceRange
    /// Of a call; nil for a property.
    var labels: [String]?
    var labelRanges: [SourceRange]
    var arguments: SourceRange?
    /// The question mark of `name?(…)`.
    var question: SourceRange?
}

extension FactCollector {
    /// What `_objcAny` knows with its types.
    private static let universal: Set<String> = [
        "isEqual", "responds", "perform", "isKind", "isMember", "value", "setValue", "copy", "conforms",
    ]

    func collectDynamicLookup(_ node: MemberAccessExprSyntax) {
        var base = node.base
        if let optional = base?.as(OptionalChainingExprSyntax.self) { base = optional.expression }
        guard let tuple = base?.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first,
            inner.label == nil
        else { return }
        var last = inner.expression.lastToken(viewMode: .sourceAccurate)
        if last?.text == "?" { last = last?.previousToken(viewMode: .sourceAccurate) }
        guard last?.text == "AnyObject", ["as", "!", "?"].contains(last?.previousToken(viewMode: .sourceAccurate)?.text) else {
            return
        }
        facts.count("AnyObject look-up")
        let name = unquoted(node.declName.baseName.text)
        var member = DynamicMember(
            start: tuple.start, name: name, nameRange: SourceRange(node.declName.start, node.declName.end), labels: nil,
            labelRanges: [])
        var parent = node.parent
        if let chain = parent?.as(OptionalChainingExprSyntax.self), chain.parent?.is(FunctionCallExprSyntax.self) == true {
            member.question = SourceRange(chain.questionMark.start, chain.questionMark.end)
            parent = chain.parent
        } else if let forced = parent?.as(ForceUnwrapExprSyntax.self), forced.parent?.is(FunctionCallExprSyntax.self) == true {
            member.question = SourceRange(forced.exclamationMark.start, forced.exclamationMark.end)
            parent = forced.parent
        }
        if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.start == node.start,
            call.calledExpression.end >= node.end, call.leftParen != nil || call.trailingClosure != nil
        {
            if Self.universal.contains(name) {
                member.question = nil
            } else {
                guard call.trailingClosure == nil else {
                    return note(
                        .unsupported, node.declName,
                        "\(name): a closure can't be handed to a member of AnyObject on Linux; cast to the class that has it",
                        isFatal: true)
                }
                member.labels = call.arguments.map { unquoted($0.label?.text ?? "") }
                for argument in call.arguments {
                    guard let label = argument.label else { continue }
                    member.labelRanges.append(SourceRange(label.start, argument.colon?.end ?? label.end))
                }
                member.arguments = SourceRange(call.leftParen!.end, call.rightParen?.start ?? call.end)
            }
        }
        facts.dynamicMembers.append(member)
    }
}

extension FileRewriter {
    mutating func rewriteDynamicMembers() {
        for member in facts.dynamicMembers {
            usesRuntime = true
            insert("_objcAny", at: member.start)
            guard let labels = member.labels, let arguments = member.arguments else { continue }
            let reference = SelectorReference(
                range: member.nameRange, accessor: .method, typeName: nil, context: nil, base: member.name, labels: labels,
                parameterCount: nil, text: member.name)
            let selector =
                lookup.method(for: reference)?.entry.selector ?? PlatformSelectors.renamed[reference.fullName ?? ""]
                ?? ObjCNaming.selector(base: member.name, labels: labels)
            let call = mayMiss(member) ? "_objcSendIfThere" : "_objcSend"
            edits.append(SourceEdit(start: member.nameRange.start, end: member.nameRange.end, text: call))
            insert("\"\(selector)\"" + (labels.isEmpty ? "" : ", "), at: arguments.start)
            for range in member.labelRanges { edits.append(source.blank(range.start, range.end)) }
            if let question = member.question { edits.append(source.blank(question.start, question.end)) }
        }
    }

    private func mayMiss(_ member: DynamicMember) -> Bool {
        member.question.map { source.bytes[$0.start] == UInt8(ascii: "?") } ?? false
    }
}
