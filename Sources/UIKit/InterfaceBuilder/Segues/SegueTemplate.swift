import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// A segue as the storyboard describes it: makes the real one each time it is triggered. Controls call it as their target.
@MainActor final class SegueTemplate: NSObject {
    let segue: IBSegue
    private unowned(unsafe) let scene: SceneInstance
    /// The container view of an embed segue, the control or recogniser of others.
    private weak var origin: AnyObject?
    /// What a popover points at.
    private weak var anchor: AnyObject?

    init(_ segue: IBSegue, scene: SceneInstance, origin: AnyObject?) {
        self.segue = segue
        self.scene = scene
        self.origin = origin
    }

    /// As soon as the anchor is made: that may be with the view.
    func findAnchor(_ session: NibSession) {
        if anchor == nil, let element = segue.popoverAnchor { anchor = session.objects[element.index] }
    }

    var identifier: String? { segue.identifier }
    private var source: UIViewController? { scene.owner }

    // MARK: Performing
    /// For controls: asks first.
    func trigger(sender: Any?) {
        guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender: sender)
    }

    func perform(sender: Any?) {
        guard let source else { return }
        if segue.kind == .unwind { return Unwinding.start(self, from: source, sender: sender) }
        guard let destination = makeDestination(sender) else { return }
        prepareStyle(of: destination)
        let made = makeSegue(to: destination)
        made.sender = sender
        source.prepare(for: made, sender: sender)
        let wasEnabled = UIView.areAnimationsEnabled
        if !segue.animates { UIView.setAnimationsEnabled(false) }
        made.perform()
        if !segue.animates { UIView.setAnimationsEnabled(wasEnabled) }
    }

    /// The scene at the other end, by the source's own method where one is named.
    private func makeDestination(_ sender: Any?) -> UIViewController? {
        guard let source, let element = segue.element.object("destination") else {
            NibReport.say(
                scene.source.document.diagnostic(.warning, at: segue.element, "the segue leads nowhere and does nothing"))
            return nil
        }
        var creator: ((NSCoder) -> UIViewController?)?
        if let name = segue.creationSelector {
            let identifier = identifier
            if MessageSending.responds(source, to: Selector(name)) {
                creator = { coder in
                    MessageSending.send(Selector(name), to: source, [coder, sender, identifier]) as? UIViewController
                }
            } else {
                let words = "\(Diagnostics.name(source)) has no segue action \(name); the scene's own class is used"
                NibReport.say(scene.source.document.diagnostic(.warning, at: segue.element, words))
            }
        }
        return SceneInstance.controller(of: element, in: scene.storyboard, scene.source, creator: creator)
    }

    private func makeSegue(to destination: UIViewController) -> UIStoryboardSegue {
        let type = segueClass
        let made = type._new(identifier: identifier, source: source!, destination: destination)
        made.template = self
        return made
    }

    /// The custom class, else the standard one.
    var segueClass: UIStoryboardSegue.Type {
        guard let custom = segue.element.customClass else { return UIStoryboardSegue.self }
        let module = custom.isOfTarget ? scene.source.module : custom.module
        if let type = ClassRegistry.shared.type(named: custom.name, inModule: module) as? UIStoryboardSegue.Type { return type }
        NibReport.unknownClass(custom, module: module, segue.element, scene.source)
        return UIStoryboardSegue.self
    }

    // MARK: Styles
    /// Before `prepare(for:sender:)`, which may change its mind.
    private func prepareStyle(of destination: UIViewController) {
        switch segue.kind {
        case .presentation, .modal:
            if let word = segue.presentationStyle { destination.modalPresentationStyle = UIModalPresentationStyle(word: word) }
            if let word = segue.transitionStyle { destination.modalTransitionStyle = UIModalTransitionStyle(word: word) }
            if destination.modalPresentationStyle == .popover { placePopover(of: destination) }
        case .popover, .popoverPresentation:
            destination.modalPresentationStyle = .popover
            placePopover(of: destination)
        default: break
        }
    }

    private func placePopover(of destination: UIViewController) {
        guard let popover = destination.popoverPresentationController else { return }
        switch anchor ?? origin {
        case let view as UIView: popover.sourceView = view
        case let item as UIBarButtonItem: popover.barButtonItem = item
        default: break
        }
        guard let directions = segue.element.first("popoverArrowDirection") else { return }
        var permitted: UIPopoverArrowDirection = []
        if directions.bool("up", default: false) { permitted.insert(.up) }
        if directions.bool("down", default: false) { permitted.insert(.down) }
        if directions.bool("left", default: false) { permitted.insert(.left) }
        if directions.bool("right", default: false) { permitted.insert(.right) }
        popover.permittedArrowDirections = permitted
    }

    /// What the standard kinds do.
    func performDefault(_ made: UIStoryboardSegue) {
        let (source, destination) = (made.source, made.destination)
        switch segue.kind {
        case .show: source.show(destination, sender: made.sender)
        case .push: push(destination, from: source)
        case .showDetail, .replace: source.showDetailViewController(destination, sender: made.sender)
        case .presentation, .modal, .popover, .popoverPresentation:
            source.present(destination, animated: segue.animates)
            (destination.controllerRarities?.presenting ?? source).rareState.presentingSegue = made
        case .embed: fill(with: destination, of: source)
        case .custom, .relationship, .unwind: break
        }
    }

    private func push(_ destination: UIViewController, from source: UIViewController) {
        guard let navigation = source.navigationController else {
            Misuse.report(
                .other(
                    "Could not find a navigation controller for segue '\(identifier ?? "")'. Push segues can only be used when the "
                        + "source controller is managed by an instance of UINavigationController.", isException: true))
            return
        }
        navigation.pushViewController(destination, animated: segue.animates)
    }

    // MARK: Embedding
    /// Makes the child of a container view; it can't be refused.
    func embed() { perform(sender: origin) }

    private func fill(with child: UIViewController, of parent: UIViewController) {
        guard let container = origin as? UIView else { return }
        parent.addChild(child)
        guard let view = child.view else { return }
        view.frame = container.bounds
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: parent)
    }
}
