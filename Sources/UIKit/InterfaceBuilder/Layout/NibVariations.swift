import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// What differs between size classes: applied when a view is made, and again when its traits change.
@MainActor enum NibVariations {
    static func begin(_ session: NibSession) {
        guard !session.variations.isEmpty else { return }
        var rules: [VariationRule] = []
        var seen: Set<ObjectIdentifier> = []
        for (object, element) in session.variations {
            guard let owner = element.parent, seen.insert(ObjectIdentifier(object)).inserted else { continue }
            rules.append(VariationRule(object: object, element: owner, session))
        }
        let views = rules.compactMap { $0.observedView(session) }
        guard let anchor = session.scene?.view ?? views.first.map(top) else { return }
        let set = VariationSet(rules: rules)
        set.apply(
            anchor.traitCollection.horizontalSizeClass == .unspecified ? UIScreen.main.traitCollection : anchor.traitCollection)
        // The anchor keeps the rules; they name its subviews weakly.
        anchor.registerForTraitChanges(
            [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self]
        ) { (view: UIView, _: UITraitCollection) in
            set.apply(view.traitCollection)
        }
    }

    private static func top(_ view: UIView) -> UIView {
        var current = view
        while let parent = current.superview { current = parent }
        return current
    }
}

extension NibSession {
    /// Whether the default variation of the list's view leaves an object in.
    func isInstalled(_ element: IBElement, _ list: String) -> Bool {
        guard let id = element.id, let owner = element.parent?.parent else { return true }
        for variation in owner.variations where variation.isDefault { return !variation.excluded(list).contains(id) }
        return true
    }
}

@MainActor private final class VariationSet {
    private let rules: [VariationRule]
    private var lastState: [UIUserInterfaceSizeClass] = []

    init(rules: [VariationRule]) { self.rules = rules }

    func apply(_ traits: UITraitCollection) {
        let state = [traits.horizontalSizeClass, traits.verticalSizeClass]
        guard state != lastState else { return }
        lastState = state
        // Constraints go before views move, and come back when all are there.
        for rule in rules { rule.removeConstraints(traits) }
        for rule in rules { rule.applyViews(traits) }
        for rule in rules { rule.applyValues(traits) }
        for rule in rules { rule.addConstraints(traits) }
    }
}

/// One object's variations.
@MainActor private final class VariationRule {
    private weak var object: AnyObject?
    private let element: IBElement
    /// Turns values of the file into UIKit's. It has no objects: what hangs on a view must not keep the view.
    private let reader: NibSession
    private let variations: [IBVariation]
    /// All that the file puts into the object, in its order.
    private var siblings: [Sibling] = []
    /// Subviews and constraints that come and go, kept while they are away.
    private var subviews: [(id: String, view: UIView)] = []
    private var constraints: [(id: String, constraint: NSLayoutConstraint)] = []
    /// Attributes that some variation sets, and what gives the object back what it began with.
    private var values: [(attribute: CardAttribute, restore: (@MainActor () -> Void)?)] = []

    private struct Sibling {
        let id: String
        private(set) weak var view: UIView?
    }

    init(object: AnyObject, element: IBElement, _ session: NibSession) {
        self.object = object
        self.element = element
        reader = NibSession(source: session.source)
        reader.end()
        variations = element.variations
        if let object = object as? NSObject {
            let known = CardBook.cards(from: type(of: object)).flatMap(\.attributes)
            values = known.filter { attribute in variations.contains { attribute.isSaid(by: $0.element) } }
                .map { ($0, $0.restore?(object)) }
        }
        let names = { (list: String) in Set(self.variations.flatMap { $0.included(list) + $0.excluded(list) }) }
        guard object is UIView else { return }
        // In the file's order, which is the order from back to front.
        let views = names("subviews")
        for child in element.first("subviews")?.children ?? element.children where child.id.map(views.contains) ?? false {
            if let view = session.objects[child.index] as? UIView { subviews.append((child.id!, view)) }
        }
        if !subviews.isEmpty {
            for child in element.first("subviews")?.children ?? element.children {
                guard let view = session.objects[child.index] as? UIView, let id = child.id else { continue }
                siblings.append(Sibling(id: id, view: view))
            }
        }
        for id in names("constraints").sorted() {
            if let made = session.document.object(id: id).flatMap({ session.constraints[$0.index] }) {
                constraints.append((id, made))
            }
        }
    }

    func observedView(_ session: NibSession) -> UIView? { object as? UIView }

    private func active(_ traits: UITraitCollection) -> [IBVariation] {
        variations.filter { variation in
            (variation.width == nil || variation.width == .init(traits.horizontalSizeClass))
                && (variation.height == nil || variation.height == .init(traits.verticalSizeClass))
                && (variation.idiom == nil || variation.idiom == (traits.userInterfaceIdiom == .pad ? "pad" : "phone"))
        }
    }

    /// What the default leaves out and a more specific variation takes in.
    private func isIn(_ id: String, _ list: String, _ traits: UITraitCollection) -> Bool {
        var isIn = true
        for variation in active(traits) {
            if variation.excluded(list).contains(id) { isIn = false }
            if variation.included(list).contains(id) { isIn = true }
        }
        return isIn
    }

    func removeConstraints(_ traits: UITraitCollection) {
        for (id, constraint) in constraints where constraint.isActive && !isIn(id, "constraints", traits) {
            constraint.isActive = false
        }
    }

    func applyViews(_ traits: UITraitCollection) {
        guard let view = object as? UIView else { return }
        for (id, subview) in subviews {
            let wanted = isIn(id, "subviews", traits)
            if wanted, subview.superview == nil {
                place(subview, id, in: view)
            } else if !wanted, subview.superview === view {
                (view as? UIStackView)?.removeArrangedSubview(subview)
                subview.removeFromSuperview()
            }
        }
    }

    /// Before the next installed sibling of the file.
    private func place(_ subview: UIView, _ id: String, in view: UIView) {
        var isPast = false
        for entry in siblings {
            if entry.id == id {
                isPast = true
            } else if isPast, let sibling = entry.view, sibling.superview === view {
                if let stack = view as? UIStackView, let index = stack.arrangedSubviews.firstIndex(where: { $0 === sibling }) {
                    stack.insertArrangedSubview(subview, at: index)
                } else {
                    view.insertSubview(subview, belowSubview: sibling)
                }
                return
            }
        }
        if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }

    func addConstraints(_ traits: UITraitCollection) {
        for (id, constraint) in constraints
        where !constraint.isActive && isIn(id, "constraints", traits) && NibConstraints.isReachable(constraint) {
            constraint.isActive = true
        }
    }

    // MARK: Values
    /// The most specific word about each attribute counts, or else the element's own.
    func applyValues(_ traits: UITraitCollection) {
        guard let object = object as? NSObject, !values.isEmpty else { return }
        let active = [element] + active(traits).map(\.element)
        for (attribute, restore) in values {
            if let last = active.last(where: attribute.isSaid) {
                attribute.fill(object, last, reader)
            } else {
                restore?()
            }
        }
    }
}

extension IBVariation.SizeClass {
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}
