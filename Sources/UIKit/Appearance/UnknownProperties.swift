import AppleFoundation

/// Stored properties of an app's class that no proxy can set, since they are not `@objc`: on iOS, too, proxies know no others.
@MainActor struct UnknownProperties {
    private let initial: [(name: String, owner: String, value: Any)]

    init(of object: NSObject, known: Set<String>) {
        initial = Self.values(of: object).filter { !known.contains($0.name) }
    }

    /// Says so where somebody has set one all the same, and nothing that counts.
    func report(on object: NSObject) {
        guard !initial.isEmpty else { return }
        let now = Dictionary(Self.values(of: object).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        for (name, owner, value) in initial {
            guard value is any Equatable || value is NSObject, let changed = now[name],
                !AppearanceValue.isSame(AppearanceValue.flat(changed), AppearanceValue.flat(value))
            else { continue }
            Unsupported.report(appearance: "\(owner).\(name)")
        }
    }

    /// What the classes below UIKit's store.
    private static func values(of object: NSObject) -> [(name: String, owner: String, value: Any)] {
        var values: [(name: String, owner: String, value: Any)] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror, let type = level.subjectType as? AnyClass, CardBook.card(of: type) == nil {
            for child in level.children {
                if let name = child.label { values.append((name, String(describing: type), child.value)) }
            }
            mirror = level.superclassMirror
        }
        return values
    }
}
