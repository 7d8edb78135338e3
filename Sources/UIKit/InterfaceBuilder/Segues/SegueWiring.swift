import AppleFoundation
import InterfaceBuilder

/// Connects segues with what triggers them.
@MainActor enum SegueWiring {
    static func add(_ segue: IBSegue, from object: AnyObject, _ session: NibSession) {
        // Interface Builder allows segues in storyboards only.
        guard let scene = session.scene else {
            return session.note(segue.element, "a segue outside of a storyboard is passed over")
        }
        if segue.kind == .relationship { return }
        let template = SegueTemplate(segue, scene: scene, origin: object is UIViewController ? nil : object)
        template.findAnchor(session)
        if segue.kind == .embed {
            guard object is UIView else { return session.note(segue.element, "only a view can embed a scene") }
            return scene.addEmbed(template)
        }
        // Each cell of a prototype has one of its own, and the scene one for all.
        if !(object is UITableViewCell || object is UICollectionViewCell)
            || !scene.templates.contains(where: { $0.segue.element.index == segue.element.index })
        {
            scene.templates.append(template)
        }
        switch object {
        case let cell as UITableViewCell:
            if segue.isAccessoryAction {
                cell.setting.accessorySegue = template
            } else {
                cell.setting.selectionSegue = template
            }
        case let cell as UICollectionViewCell: cell.selectionSegue = template
        case let button as UIButton: button.addTarget(template, action: "perform:", for: .touchUpInside)
        case let control as UIControl: control.addTarget(template, action: "perform:", for: .valueChanged)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(template, action: "perform:")
        case let item as UIBarButtonItem:
            item.target = template
            item.action = "perform:"
        default: break
        }
    }

    /// The scenes that a container holds from the beginning.
    static func makeRelations(of controller: UIViewController, _ scene: SceneInstance) {
        var children: [UIViewController] = []
        var relationships: [String] = []
        let segues = IBController(scene.element)?.segues.filter { $0.kind == .relationship } ?? []
        guard !segues.isEmpty else { return }
        SceneGrowth.inside(scene.element) {
            for segue in segues {
                guard let element = segue.element.object("destination"), SceneGrowth.allows(segue),
                    let child = SceneInstance.controller(of: element, in: scene.storyboard, scene.source)
                else { continue }
                children.append(child)
                relationships.append(segue.relationship ?? "")
            }
        }
        guard !children.isEmpty else { return }
        switch controller {
        case let navigation as UINavigationController: navigation.setViewControllers(children, animated: false)
        case let tabs as UITabBarController:
            tabs.viewControllers = children
            if let index = scene.element.number("selectedIndex"), index >= 1, index < Double(children.count) {
                tabs.selectedIndex = Int(index)
            }
        case let split as UISplitViewController:
            NibSession.fill(split, zip(relationships, children).map { ($0, $1) })
        default:
            Unsupported.interfaceElement.report()
            for child in children {
                controller.addChild(child)
                child.didMove(toParent: controller)
            }
        }
    }
}

extension SceneInstance: ControllerScene {
    func performSegue(_ identifier: String, sender: Any?) -> Bool {
        guard let template = templates.first(where: { $0.identifier == identifier }) else { return false }
        template.perform(sender: sender)
        return true
    }
}
