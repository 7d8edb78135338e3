import AppleFoundation

/// The proxies that apps have set something on, and what objects take from them.
///
/// A proxy is an object of its class that is never shown. What differs from how it was made has been set; an object takes that over
/// when it comes into a window, where nobody has set its own.
@MainActor package enum AppearanceProxies {
    private static var all: [AppearanceProxy] = [] {
        didSet { WindowAttachment.onArrival = all.isEmpty ? nil : apply(below:) }
    }
    static var isInUse: Bool { !all.isEmpty }

    static func proxy<Object: UIAppearance>(
        of type: Object.Type, traits: UITraitCollection? = nil, inside containers: [any UIAppearanceContainer.Type] = []
    ) -> Object {
        let known = all.first { $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers, by: ==) }
        if let known {
            known.mayChange()
            return known.object as! Object
        }
        let made = AppearanceProxy(type, traits: traits, containers: containers)
        // Wider classes first, and what holds everywhere before what holds in some place.
        let place = all.firstIndex { made.rank < $0.rank } ?? all.endIndex
        all.insert(made, at: place)
        return made.object as! Object
    }

    /// Whatever is set there, for a view and for those below it.
    static func apply(below root: UIView) {
        guard isInUse else { return }
        root.visitSubtree { apply(to: $0, near: $0) }
    }

    /// What is set for the object at this place in the hierarchy.
    static func apply(to object: NSObject, near view: UIView) {
        var changes: [AppearanceSetting] = []
        for proxy in all where proxy.object !== object && proxy.concerns(object, near: view) {
            for setting in proxy.settings() {
                changes.removeAll { $0.property.name == setting.property.name }
                changes.append(setting)
            }
        }
        for change in changes where AppearanceValue.isSame(change.property.read(object), change.initial) {
            change.property.write(object, change.value)
        }
    }

    /// Forgets all of them, for tests.
    package static func removeAll() { all = [] }

    /// An object of the class as it is from the beginning.
    package static func plainObject(_ type: AnyClass) -> NSObject {
        if let type = type as? UICollectionView.Type {
            return type._new(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        }
        return (type as? UIView.Type)?._new(frame: .zero) ?? (type as! NSObject.Type)._new()
    }
}

/// What was set on a proxy.
typealias AppearanceSetting = (property: AppearanceProperty, value: Any?, initial: Any?)

/// Stands for the objects of one class, everywhere or in some place.
@MainActor final class AppearanceProxy {
    let type: AnyClass
    private(set) var object: NSObject
    let traits: UITraitCollection?
    let containers: [any UIAppearanceContainer.Type]
    /// With what they were when the proxy was made.
    private let properties: [(property: AppearanceProperty, initial: Any?)]
    private let unknown: UnknownProperties
    private var known: [AppearanceSetting]?
    let rank: [Int]

    init(_ type: AnyClass, traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type]) {
        self.type = type
        self.traits = traits
        self.containers = containers
        let made = AppearanceProxies.plainObject(type)
        object = made
        properties = AppearanceProperties.of(type).map { ($0, $0.read(made)) }
        unknown = UnknownProperties(of: made, known: Set(properties.map(\.property.name)))
        rank = [AppearanceProperties.ancestry(of: type).count, containers.count, traits == nil ? 0 : 1]
    }

    /// Somebody has asked for it.
    func mayChange() { known = nil }

    /// What differs from how it was made. Looked up anew as long as somebody else has the object.
    func settings() -> [AppearanceSetting] {
        if let known, isKnownUniquelyReferenced(&object) { return known }
        let settings = properties.compactMap { property, initial -> AppearanceSetting? in
            let value = property.read(object)
            return AppearanceValue.isSame(value, initial) ? nil : (property, value, initial)
        }
        if settings.isEmpty { unknown.report(on: object) }
        known = settings
        return settings
    }

    func concerns(_ object: NSObject, near view: UIView) -> Bool {
        guard AppearanceProperties.is(object, type) else { return false }
        if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
        guard !containers.isEmpty else { return true }
        var missing = containers[...]
        var next: UIResponder? = object === view ? view.next : view
        while let place = next, let first = missing.first {
            if AppearanceProperties.is(place, first as AnyClass) { missing.removeFirst() }
            next = place.next
        }
        return missing.isEmpty
    }
}

extension [Int] {
    fileprivate static func < (left: [Int], right: [Int]) -> Bool { left.lexicographicallyPrecedes(right) }
}

extension UIBarItem {
    /// Takes over what is set for its class, just before a button shows it.
    public func _applyAppearance(near view: UIView) {
        if AppearanceProxies.isInUse { AppearanceProxies.apply(to: self, near: view) }
    }
}

/// Compares values whose types are known only while the program runs.
@MainActor package enum AppearanceValue {
    package static func isSame(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): return true
        case (let left?, let right?):
            if let left = left as? [NSAttributedString.Key: Any] {
                guard let right = right as? [NSAttributedString.Key: Any] else { return false }
                return left.count == right.count && left.allSatisfy { isSame($0.value, right[$0.key]) }
            }
            if let left = left as? NSObject, let right = right as? NSObject { return left === right || left.isEqual(right) }
            if let left = left as? any Equatable { return isEqual(left, right) }
            // Values that can't be compared are what they say of themselves.
            return String(describing: left) == String(describing: right)
        default: return false
        }
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }

    /// Without the wrapping of an optional inside.
    package static func flat(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { flat($0.value) }
    }
}
