import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// Connects objects with each other: outlets, collections of outlets, actions, segues.
@MainActor enum NibConnections {
    static func connect(_ session: NibSession) {
        var collections: [Collection] = []
        for (object, child) in session.postponed { connect(child, of: object, session, &collections) }
        // A launch screen is only looked at.
        for (object, list) in session.document.isLaunchScreen ? [] : session.connections {
            for child in list.children { connect(child, of: object, session, &collections) }
        }
        for collection in collections { set(collection, session) }
    }

    private static func connect(
        _ child: IBElement, of object: AnyObject, _ session: NibSession, _ collections: inout [Collection]
    ) {
        switch IBConnection(child) {
        case .outlet(let property, let destination, let element)?:
            outlet(property, destination, element, of: object, session)
        case .collection(let property, let destination, let appends, let element)?:
            collect(property, destination, appends, element, of: object, session, into: &collections)
        case .action(let selector, let destination, let event, let element)?:
            action(selector, destination, event, element, of: object, session)
        case .segue(let segue)?: SegueWiring.add(segue, from: object, session)
        case nil: break
        }
    }

    // MARK: Outlets
    private static func outlet(
        _ property: String, _ destination: String, _ element: IBElement, of object: AnyObject, _ session: NibSession
    ) {
        guard let target = session.object(id: destination) else {
            return postpone(element, object, destination, session)
        }
        if property == "view", let controller = object as? UIViewController {
            if let view = target as? UIView { controller.view = view }
            NibReport.outlets.set += 1
            return
        }
        set(target, property, element, of: object, session)
    }

    /// What isn't there yet belongs to the controller's view and comes with it; what the file doesn't have never comes.
    private static func postpone(_ element: IBElement, _ object: AnyObject, _ destination: String, _ session: NibSession) {
        if let scene = session.scene, scene.view == nil, session.document.object(id: destination) != nil {
            scene.postpone(element, of: object)
        } else if session.document.object(id: destination).map({ session.isExpected($0) }) ?? true {
            NibReport.outlets.open += 1
            session.note(element, "the connection leads to \(destination), which is not there; it stays open")
        }
    }

    private static func set(
        _ value: Any, _ property: String, _ element: IBElement, of object: AnyObject, _ session: NibSession
    ) {
        var fits = true
        ArgumentTolerance.during {
            if let coded = object as? any KeyValueCoded {
                coded.setValue(value, forKey: property)
            } else {
                KeyValueCoding.set(value, of: object, forKey: property)
            }
        } onProblem: { problem in
            fits = false
            switch problem {
            case .undefinedKey: undefined(property, element, of: object, session)
            // The real class has another kind of delegate.
            case .wrongType where object is StandIn: break
            case .wrongType(let words):
                session.note(element, "the outlet \(property) of \(Diagnostics.name(object)) does not fit: \(words)")
            }
        }
        if fits { NibReport.outlets.set += 1 } else { NibReport.outlets.open += 1 }
    }

    private static func undefined(
        _ property: String, _ element: IBElement, of object: AnyObject, _ session: NibSession
    ) {
        // The real class has it.
        if object is StandIn { return }
        let words =
            "[\(Diagnostics.name(object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
            + "the key \(property)."
        session.note(element, words)
        if !NibOptions.isWithoutClasses { Misuse.report(.undefinedOutlet(words)) }
    }

    // MARK: Collections of outlets
    private struct Collection {
        let object: AnyObject
        let property: String
        let element: IBElement
        var members: [NSObject] = []
        var appends: Bool
    }

    private static func collect(
        _ property: String, _ destination: String, _ appends: Bool, _ element: IBElement, of object: AnyObject,
        _ session: NibSession, into collections: inout [Collection]
    ) {
        guard let target = session.object(id: destination) as? NSObject else {
            return postpone(element, object, destination, session)
        }
        if property == "gestureRecognizers", let view = object as? UIView {
            if let recognizer = target as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
            return
        }
        if let index = collections.lastIndex(where: { $0.object === object && $0.property == property }) {
            collections[index].members.append(target)
        } else {
            collections.append(
                Collection(object: object, property: property, element: element, members: [target], appends: appends))
        }
    }

    private static func set(_ collection: Collection, _ session: NibSession) {
        set(collection.members as NSArray, collection.property, collection.element, of: collection.object, session)
    }

    // MARK: Actions
    private static func action(
        _ selector: String, _ destination: String, _ event: String?, _ element: IBElement, of object: AnyObject,
        _ session: NibSession
    ) {
        let isFirstResponder = session.isFirstResponder(destination)
        let target = isFirstResponder ? nil : session.object(id: destination)
        if target == nil, !isFirstResponder { return postpone(element, object, destination, session) }
        let action = Selector(selector)
        if let target { ActionCall.note(action, target, session.place(of: element)) }
        switch object {
        case let control as UIControl:
            guard let events = event.map(UIControl.Event.init(word:)) ?? .touchUpInside else {
                return session.note(element, "the event \(event ?? "") is unknown; the action is left out")
            }
            control.addTarget(target, action: action, for: events)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default: session.note(element, "\(Diagnostics.name(object)) sends no actions; this one is left out")
        }
    }
}

extension NibSession {
    /// The first responder, whoever that will be.
    func isFirstResponder(_ id: String) -> Bool {
        guard let element = document.object(id: id) else { return id == "-2" }
        return element.has("placeholder") && element.string("placeholderIdentifier") == "IBFirstResponder"
    }

    /// Whether an element should have been made: prototypes and what hangs on them come later.
    func isExpected(_ element: IBElement) -> Bool {
        var current: IBElement? = element
        while let step = current {
            if step.has("prototypes") || step.has("cells") || step.has("navigationItem") || step.has("tabBarItem")
                || step.has("toolbarItems") || step.has("items")
            {
                return false
            }
            current = step.parent
        }
        return true
    }
}
