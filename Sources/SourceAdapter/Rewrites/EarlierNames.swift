import AppleFoundation
import SwiftSyntax

/// Overrides under names that UIKit's methods had in earlier versions of Swift. The compiler would look for such a method in vain: the
/// declaration takes the later name, and so do calls of `super`.
enum EarlierNames {
    struct Later {
        var base: String
        var label: String?
    }

    /// By full name.
    static let methods: [String: Later] = [
        "willMove(toParentViewController:)": Later(base: "willMove", label: "toParent"),
        "didMove(toParentViewController:)": Later(base: "didMove", label: "toParent"),
        "addChildViewController(_:)": Later(base: "addChild"),
        "removeFromParentViewController()": Later(base: "removeFromParent"),
        "overrideTraitCollection(forChildViewController:)": Later(base: "overrideTraitCollection", label: "forChild"),
        "prepareForSegue(_:sender:)": Later(base: "prepare", label: "for"),
        "presentViewController(_:animated:completion:)": Later(base: "present"),
        "drawRect(_:)": Later(base: "draw"),
        "drawTextInRect(_:)": Later(base: "drawText", label: "in"),
        "showViewController(_:sender:)": Later(base: "show"),
    ]

    static let properties: [String: String] = [
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
        "childViewControllers": "children",
    ]

    /// Methods without parameters that are properties today.
    static let propertiesOnce: [String: String] = [
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
        "prefersHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
        "preferredScreenEdgesDeferringSystemGestures": "preferredScreenEdgesDeferringSystemGestures",
        "prefersStatusBarHidden": "prefersStatusBarHidden", "preferredStatusBarStyle": "preferredStatusBarStyle",
        "preferredStatusBarUpdateAnimation": "preferredStatusBarUpdateAnimation", "shouldAutorotate": "shouldAutorotate",
        "supportedInterfaceOrientations": "supportedInterfaceOrientations",
        "preferredInterfaceOrientationForPresentation": "preferredInterfaceOrientationForPresentation",
        "canBecomeFirstResponder": "canBecomeFirstResponder", "canResignFirstResponder": "canResignFirstResponder",
        "intrinsicContentSize": "intrinsicContentSize", "alignmentRectInsets": "alignmentRectInsets",
        "layerClass": "layerClass", "requiresConstraintBasedLayout": "requiresConstraintBasedLayout",
        "shouldAutomaticallyForwardAppearanceMethods": "shouldAutomaticallyForwardAppearanceMethods",
    ]
}

extension FactCollector {
    /// The method under its later name. A changed base is written down by the rewriter, which may rename the method again.
    func takeLaterName(_ fact: inout MethodFact, _ node: FunctionDeclSyntax) {
        guard fact.traits.contains(.override), let later = EarlierNames.methods[fact.fullName] else { return }
        facts.count("earlier name")
        let first = node.signature.parameterClause.parameters.first
        if let body = fact.body { renameSupers(fact, later, body) }
        if let label = later.label, let first {
            // `_ segue:` loses its underscore, `toParentViewController:` keeps its name inside.
            let text = first.secondName == nil ? label + " " + first.firstName.text : label
            add(SourceEdit(start: first.firstName.start, end: first.firstName.end, text: text))
            if let signature = fact.declaration?.signature, let range = signature.range(of: first.firstName.text) {
                fact.declaration?.signature.replaceSubrange(range, with: text)
            }
            fact.parameters[0].label = label
        }
        fact.base = later.base
        fact.written = later.base
    }

    private func renameSupers(_ fact: MethodFact, _ later: EarlierNames.Later, _ body: SourceRange) {
        for place in source.places(of: "super." + fact.base, from: body.start, to: body.end) {
            let name = place + 6
            let end = name + fact.base.utf8.count
            if later.base != fact.base { add(SourceEdit(start: name, end: end, text: later.base)) }
            guard let label = later.label, end < source.bytes.count, source.bytes[end] == UInt8(ascii: "(") else { continue }
            let old = fact.parameters[0].label
            if old.isEmpty {
                insert(label + ": ", at: end + 1)
            } else if source.text(end + 1, min(end + 1 + old.utf8.count, body.end)) == old {
                add(SourceEdit(start: end + 1, end: end + 1 + old.utf8.count, text: label))
            }
        }
    }

    func takeLaterNames(_ properties: inout [PropertyFact]) {
        for index in properties.indices where properties[index].traits.contains(.override) {
            guard let later = EarlierNames.properties[properties[index].name] else { continue }
            facts.count("earlier name")
            properties[index].name = later
            properties[index].written = later
        }
    }

    /// A method that overrides what is a property today: `func` becomes `var`.
    func propertyWithEarlierForm(_ node: FunctionDeclSyntax, _ fact: MethodFact) -> PropertyFact? {
        guard fact.traits.contains(.override), fact.parameters.isEmpty, let later = EarlierNames.propertiesOnce[fact.base],
            let returns = node.signature.returnClause, let body = fact.body
        else { return nil }
        facts.count("earlier name")
        add(source.replace(node.funcKeyword.start, node.funcKeyword.end, with: "var"))
        add(source.replace(node.signature.parameterClause.start, returns.arrow.end, with: ":"))
        for place in source.places(of: "super." + fact.base + "()", from: body.start, to: body.end) {
            let name = place + 6
            add(SourceEdit(start: name, end: name + fact.base.utf8.count + 2, text: later))
        }
        var traits: PropertyFact.Traits = [.override]
        if fact.traits.contains(.typeMember) { traits.insert(.typeMember) }
        if fact.traits.contains(.isPublic) { traits.insert(.isPublic) }
        if fact.traits.contains(.isOpen) { traits.insert(.isOpen) }
        return PropertyFact(
            name: later, written: later, type: fact.returns, declaredName: nil, traits: traits, start: fact.start,
            nameRange: fact.name, overrideModifier: fact.overrideModifier, modifiers: fact.declaration?.modifiers ?? "",
            attributes: fact.declaration?.attributes ?? "")
    }
}

extension FileRewriter {
    /// Where nothing else renames them, members get the names that they have today.
    mutating func rewriteEarlierNames() {
        for scope in facts.scopes where scope.kind != .objcProtocol {
            for method in scope.methods where method.traits.contains(.override) { takeName(method.written, method.name) }
            for property in scope.properties where property.traits.contains(.override) {
                takeName(property.written, property.nameRange)
            }
        }
    }

    private mutating func takeName(_ name: String, _ range: SourceRange) {
        guard source.text(range.start, range.end) != name,
            !edits.contains(where: { $0.start == range.start && $0.end > $0.start })
        else { return }
        edits.append(source.replace(range.start, range.end, with: name))
    }
}
