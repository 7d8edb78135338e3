import SwiftSyntax

/// Functions that ask the runtime for a class or change its methods.
extension FactCollector {
    /// What makes the module's methods ask before they run.
    private static let exchanging: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
        "class_getInstanceMethod",
    ]
    /// Foundation's classes that Linux can't make with nothing.
    private static let parameterless = [
        "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
        "NSAttributedString": "NSAttributedString(string: \"\")",
        "ProcessInfo": "ProcessInfo.processInfo",
    ]
    private static let classChanging: Set<String> = ["object_setClass", "objc_allocateClassPair"]

    /// `type(of: x).description()` asks the class of an object of which no more may be known than that it is one.
    private func collectClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "description",
            let call = member.base?.as(FunctionCallExprSyntax.self), call.arguments.first?.label?.text == "of",
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
        else { return }
        facts.classDescriptions.append(SourceRange(call.start, call.end))
        facts.classDescriptions.append(SourceRange(member.period.start, node.end))
    }

    /// A regular expression's matches: on Apple's systems the block is done with when the call is, so that it names no `self`.
    private func collectMatchEnumeration(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            member.declName.baseName.text == "enumerateMatches", node.arguments.first?.label?.text == "in"
        else { return }
        facts.matchEnumerations.append(SourceRange(member.declName.start, member.declName.end))
    }

    /// `Bundle(for: A.self)`: one program holds the modules of many bundles here, and Foundation's own knows the program alone.
    private func collectBundle(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, node.arguments.first?.label?.text == "for",
            ["Bundle", "Bundle.init", "Foundation.Bundle"].contains(node.calledExpression.trimmedDescription)
        else { return }
        facts.count("bundle of a class")
        replace(node.calledExpression, with: "_objcBundle")
    }

    func collectCallByName(_ node: FunctionCallExprSyntax) {
        collectClassDescription(node)
        collectBundle(node)
        collectMatchEnumeration(node)
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
        let name = callee.baseName.text
        if node.arguments.isEmpty, node.trailingClosure == nil, let text = Self.parameterless[name] {
            facts.count("parameterless initialiser")
            replace(node, with: text)
        } else if name == "NSClassFromString" {
            facts.count("NSClassFromString")
            // Foundation's own finds neither nested nor private classes. The names are equally long.
            replace(callee, with: "_objcClassForName")
        } else if Self.exchanging.contains(name) {
            facts.count("method exchange")
            facts.exchangesMethods = true
        } else if name == "unsafeBitCast" {
            collectImplementationCast(node, callee)
        } else if name == "imp_implementationWithBlock" {
            collectBlock(node)
        } else if Self.classChanging.contains(name) {
            facts.count("class made at run time")
            note(
                .unsupported, callee,
                "\(name): objects keep their classes on Linux, and classes are not made at run time; write the subclass out",
                isFatal: true)
        }
    }
}

extension FileRewriter {
    mutating func rewriteClassDescriptions() {
        guard !lookup.declaresClassDescription else { return }
        for index in stride(from: 0, to: facts.classDescriptions.count - 1, by: 2) {
            let (call, rest) = (facts.classDescriptions[index], facts.classDescriptions[index + 1])
            guard allowsGuess(at: call.start) else { continue }
            count("type(of:).description()")
            guess(at: call.start, "the type is taken for a class that says its name")
            usesRuntime = true
            insert("_objcClassDescription(", at: call.start)
            edits.append(SourceEdit(start: rest.start, end: rest.end, text: ")"))
        }
    }
}

extension FileRewriter {
    mutating func rewriteMatchEnumerations() {
        // A method of the module's own may be meant, or of one that it imports.
        guard !lookup.declaresMatchEnumeration else { return }
        for name in facts.matchEnumerations {
            count("enumerated matches")
            usesRuntime = true
            // The names are equally long.
            edits.append(SourceEdit(start: name.start, end: name.end, text: "_objcEnumMatches"))
        }
    }
}

extension FactCollector {
    /// `Bundle.main.bundleIdentifier`: a test on Apple's systems runs in a program that has one.
    func collectMainBundle(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "bundleIdentifier", let base = node.base?.as(MemberAccessExprSyntax.self),
            base.declName.baseName.text == "main", base.base?.trimmedDescription == "Bundle"
        else { return }
        facts.count("main bundle's identifier")
        // Without a space behind it, which would part it from an exclamation mark.
        add(SourceEdit(start: node.declName.start, end: node.declName.end, text: "_mainIdentifier"))
    }
}
