import SwiftSyntax

/// Attributes that only the Objective-C runtime understands disappear; spaces keep their place.
extension FactCollector {
    static let droppedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "NSManaged", "NSCopying",
    ]

    /// Whether the attribute's arguments are worth a visit.
    func collectAttribute(_ node: AttributeSyntax) -> Bool {
        let name = node.name
        if Self.droppedAttributes.contains(name) {
            facts.count("@" + name)
            blank(node)
            return false
        }
        if name == "convention", dropsConvention(node) {
            facts.count("@convention of an implementation")
            blank(node)
            return false
        }
        if name == "UIApplicationMain" || name == "NSApplicationMain" {
            facts.count("@" + name)
            replace(node, with: "@main")
            return false
        }
        return true
    }

    /// Without the runtime nobody overrides what an extension adds, and the compiler warns of `open` there. Who asks whether it was meant
    /// to be overridden asks the facts.
    func collectModifier(_ node: DeclModifierSyntax) {
        if node.name.text == "dynamic" { return blank(node) }
        guard node.name.text == "open", node.detail == nil,
            let member = node.parent?.parent, member.is(FunctionDeclSyntax.self) || member.is(VariableDeclSyntax.self),
            member.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
        else { return }
        facts.count("open in an extension")
        replace(node.name, with: "public")
    }
}
