import SwiftSyntax

/// `#if` asks about iOS; the compiler would answer about Linux. Platform questions become their answers.
extension FactCollector {
    func collectPlatformCondition(_ condition: ExprSyntax) {
        PlatformQuestions(self).walk(condition)
    }

    private final class PlatformQuestions: SyntaxVisitor {
        let collector: FactCollector

        init(_ collector: FactCollector) {
            self.collector = collector
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let subject = node.arguments.first?.expression.trimmedDescription ?? ""
            switch node.calledExpression.trimmedDescription {
            case "os": answer(node, subject == "iOS", ofPlatform: true)
            case "targetEnvironment": answer(node, subject == "simulator", ofPlatform: true)
            case "canImport" where BuildConditions.absentModules.contains(TypeName.first(subject)): answer(node, false)
            default: break
            }
            return .skipChildren
        }

        /// SwiftPM says that it builds: Xcode would not.
        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let condition = CompilerInvocation.packageCondition
            if node.baseName.text == condition, !collector.conditions.isCustomConditionSet(name: condition) {
                answer(node, false)
            }
            return .skipChildren
        }

        private func answer(_ node: some ExprSyntaxProtocol, _ value: Bool, ofPlatform: Bool = false) {
            if ofPlatform, collector.conditions.configuration.isForLinux { return }
            collector.facts.count("#if")
            collector.replace(node, with: value ? "true" : "false")
        }
    }
}

extension TypeName {
    /// `os` of `os.log`.
    static func first(_ text: String) -> String { String(text.prefix { $0 != "." && !$0.isWhitespace }) }
}
