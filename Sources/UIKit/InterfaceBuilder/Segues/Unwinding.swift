import AppleFoundation
import InterfaceBuilder

/// The way back: finds who takes the unwind action, and takes down what stands in between.
@MainActor enum Unwinding {
    static func start(_ template: SegueTemplate, from controller: UIViewController, sender: Any?) {
        guard let name = template.segue.unwindAction else { return }
        let source = UIStoryboardUnwindSegueSource(source: controller, unwindAction: Selector(name), sender: sender)
        guard let destination = destination(for: source) else { return }
        let segue = makeSegue(template, from: controller, to: destination)
        segue.isUnwinding = true
        segue.sender = sender
        controller.prepare(for: segue, sender: sender)
        MessageSending.send(Selector(name), to: destination, [segue, sender])
        let wasEnabled = UIView.areAnimationsEnabled
        if !template.segue.animates { UIView.setAnimationsEnabled(false) }
        segue.perform()
        if !template.segue.animates { UIView.setAnimationsEnabled(wasEnabled) }
    }

    private static func makeSegue(
        _ template: SegueTemplate, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue {
        // The method from before iOS 9 makes the segue where it is overridden.
        let old = destination.parent?.segueForUnwinding(to: destination, from: source, identifier: template.identifier)
        if let old { return old }
        let made = template.segueClass._new(identifier: template.identifier, source: source, destination: destination)
        made.template = template
        return made
    }

    // MARK: Searching
    /// Up from the source: each one's children before itself, then its parent, or who presents it.
    static func destination(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var candidate: UIViewController? = source.source
        while let current = candidate {
            if let found = search(current, source) { return found }
            candidate = current.parent ?? current.controllerRarities?.presenting
        }
        return nil
    }

    private static func search(_ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        let type = type(of: controller)
        if ControllerOverrides.overrides(.oldUnwinding, in: type), !ControllerOverrides.overrides(.allowedUnwinding, in: type),
            let found = controller.forUnwindSegueAction(source.unwindAction, from: source.source, withSender: source.sender)
        {
            return found
        }
        for child in controller.allowedChildrenForUnwinding(from: source) {
            if let found = DeepStack.call({ search(child, source) }) { return found }
        }
        let accepts = controller.canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
        return accepts ? controller : nil
    }

    // MARK: Performing
    /// From the source up to where both ways meet, then down: one dismissal for all that is presented in between, and each container
    /// on the way is told whom to bring into view.
    static func perform(_ segue: UIStoryboardSegue) {
        let up = chain(from: segue.source)
        let down = chain(from: segue.destination)
        guard let meeting = up.first(where: { step in down.contains { $0 === step } }) else { return }
        let climbed = Array(up.prefix { $0 !== meeting })
        let descent = Array(down.prefix { $0 !== meeting }.reversed())
        // The lowest presenter on the way, in the hierarchy's sense: nearest to the destination.
        let presenters = (climbed + [meeting]).filter { controller in
            climbed.contains { $0.controllerRarities?.presenting === controller && $0.parent == nil }
        }
        presenters.last?.dismiss(animated: UIView.areAnimationsEnabled)
        var previous = meeting
        for next in descent {
            previous.unwind(for: segue, towards: next)
            previous = next
        }
    }

    /// The controller, its parent or presenter, and so on.
    private static func chain(from controller: UIViewController) -> [UIViewController] {
        var result: [UIViewController] = []
        var current: UIViewController? = controller
        while let step = current, result.count < 100_000 {
            result.append(step)
            current = step.parent ?? step.controllerRarities?.presenting
        }
        return result
    }
}
