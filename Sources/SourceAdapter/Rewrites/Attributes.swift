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
}
