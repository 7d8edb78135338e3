import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension NibDecoder {
    /// What `UIViewController.init(coder:)` does for a controller of a storyboard.
    @MainActor func fill(_ controller: UIViewController) {
        let element = element
        session.objects[element.index] = controller
        UnreadAttribute.note(element)
        if let scene = session.scene, scene.element.index == element.index { controller.rareState.scene = scene }
        guard let description = IBController(element) else { return }
        if let name = description.nibName {
            controller.rareState.nibName = name
            controller.rareState.nibBundle = session.source.bundle
        }
        fillByCard(controller, as: UIViewController.self)
        restoration(element, controller)
        if element.first("keyCommands") != nil {
            Unsupported.interfaceAttribute.report(
                "The list keyCommands of a controller", words: "is passed over", instead: "no key commands")
        }
    }

    @MainActor private func restoration(_ element: IBElement, _ controller: UIViewController) {
        if element.bool("useStoryboardIdentifierAsRestorationIdentifier", default: false) {
            controller.restorationIdentifier = element.string("storyboardIdentifier")
        } else if let identifier = element.string("restorationIdentifier") {
            controller.restorationIdentifier = identifier
        }
    }
}
