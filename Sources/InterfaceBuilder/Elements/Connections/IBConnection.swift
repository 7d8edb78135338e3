/// What ties an object to another.
package enum IBConnection {
    case outlet(property: String, destination: String, element: IBElement)
    case collection(property: String, destination: String, appends: Bool, element: IBElement)
    case action(selector: String, destination: String, event: String?, element: IBElement)
    case segue(IBSegue)

    package init?(_ element: IBElement) {
        guard let destination = element.string("destination") else { return nil }
        if element.has("segue") {
            self = .segue(IBSegue(element: element, destination: destination))
        } else if element.has("outlet"), let property = element.string("property") {
            self = .outlet(property: property, destination: destination, element: element)
        } else if element.has("outletCollection"), let property = element.string("property") {
            let appends = element.bool("appends", default: false)
            self = .collection(property: property, destination: destination, appends: appends, element: element)
        } else if element.has("action"), let selector = element.string("selector") {
            self = .action(selector: selector, destination: destination, event: element.string("eventType"), element: element)
        } else {
            return nil
        }
    }
}

package struct IBSegue {
    package enum Kind: String, Sendable {
        case relationship, show, showDetail, presentation, push, modal, replace, popover, popoverPresentation, embed, unwind,
            custom
    }

    package let element: IBElement
    package let destination: String

    /// An unknown kind is shown, as UIKit's adaptive default.
    package var kind: Kind { element.string("kind").flatMap(Kind.init) ?? .show }
    package var identifier: String? { element.string("identifier") }
    /// For a relationship: rootViewController, viewControllers, masterViewController, …
    package var relationship: String? { element.string("relationship") }
    package var presentationStyle: String? { element.string("modalPresentationStyle") }
    package var transitionStyle: String? { element.string("modalTransitionStyle") }
    package var animates: Bool { element.bool("animates", default: true) }
    /// The method that makes the destination: `makeDetail:sender:`.
    package var creationSelector: String? { element.string("destinationCreationSelector") }
    package var unwindAction: String? { element.string("unwindAction") }
    package var popoverAnchor: IBElement? {
        element.object("popoverAnchorView") ?? element.object("popoverAnchorBarButtonItem")
    }
    package var isAccessoryAction: Bool { element.string("trigger") == "accessoryAction" }
}

extension IBElement {
    /// In the file's order, which is the order of arrays made from outlet collections.
    package var connections: [IBConnection] { first("connections")?.children.compactMap(IBConnection.init) ?? [] }
    package var runtimeAttributes: [IBRuntimeAttribute] {
        first("userDefinedRuntimeAttributes")?.children.compactMap(IBRuntimeAttribute.init) ?? []
    }
    package var customClass: IBCustomClass? { IBCustomClass(self) }
}

package struct IBCustomClass: Equatable, Sendable {
    package let name: String
    package let module: String?
    /// The module is the one that the file is compiled for, whatever `module` says.
    package let isOfTarget: Bool

    init?(_ element: IBElement) {
        guard let name = element.string("customClass") else { return nil }
        self.name = name
        module = element.string("customModule")
        isOfTarget = element.string("customModuleProvider") == "target"
    }
}
