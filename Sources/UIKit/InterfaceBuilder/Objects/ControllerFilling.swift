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
        if let title = session.source.text(element.id, "title", description.title) { controller.title = title }
        if let name = description.nibName {
            controller.rareState.nibName = name
            controller.rareState.nibBundle = session.source.bundle
        }
        if let word = description.presentationStyle { controller.modalPresentationStyle = IBWords.presentation(word) }
        if let word = description.transitionStyle { controller.modalTransitionStyle = IBWords.transition(word) }
        if description.definesPresentationContext { controller.definesPresentationContext = true }
        if description.extendsUnderOpaqueBars { controller.extendedLayoutIncludesOpaqueBars = true }
        if !description.respectsSystemMinimumMargins { controller.viewRespectsSystemMinimumLayoutMargins = false }
        if element.bool("providesPresentationContextTransitionStyle", default: false) {
            controller.providesPresentationContextTransitionStyle = true
        }
        if element.bool("automaticallyAdjustsScrollViewInsets") == false {
            controller.automaticallyAdjustsScrollViewInsets = false
        }
        if element.bool("modalInPresentation", default: false) { controller.isModalInPresentation = true }
        if let word = element.string("interfaceStyle") { controller.overrideUserInterfaceStyle = IBWords.style(word) }
        restoration(element, controller)
        for child in element.children { belongings(child, of: controller) }
    }

    @MainActor private func restoration(_ element: IBElement, _ controller: UIViewController) {
        if element.bool("useStoryboardIdentifierAsRestorationIdentifier", default: false) {
            controller.restorationIdentifier = element.string("storyboardIdentifier")
        } else if let identifier = element.string("restorationIdentifier") {
            controller.restorationIdentifier = identifier
        }
    }

    @MainActor private func belongings(_ child: IBElement, of controller: UIViewController) {
        switch child.key {
        case "edgesForExtendedLayout":
            var edges: UIRectEdge = []
            if child.bool("top", default: false) { edges.insert(.top) }
            if child.bool("left", default: false) { edges.insert(.left) }
            if child.bool("bottom", default: false) { edges.insert(.bottom) }
            if child.bool("right", default: false) { edges.insert(.right) }
            controller.edgesForExtendedLayout = edges
        case "contentSizeForViewInPopover": controller.preferredContentSize = CGSize(child)
        case "keyCommands":
            Unsupported.interfaceAttribute.report(
                "The list keyCommands of a controller", words: "is passed over", instead: "no key commands")
        default: break
        }
    }
}
