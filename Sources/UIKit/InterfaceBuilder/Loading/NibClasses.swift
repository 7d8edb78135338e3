import AppleFoundation
import InterfaceBuilder

/// From an element to the class it is made of.
@MainActor enum NibClasses {
    final class Kind {
        let type: NSObject.Type
        /// The same where it is a view's.
        let view: UIView.Type?
        /// UIKit's own class for the element isn't there yet: its name.
        let missing: String?
        /// Whether the element stands for a view, not only for an object.
        let isView: Bool
        let isBar: Bool

        init(_ type: NSObject.Type, missing: String? = nil, isView: Bool) {
            self.type = type
            self.missing = missing
            self.isView = isView
            view = type as? UIView.Type
            isBar = type is any UIBarPositioning.Type || type == UITabBar.self
        }
    }

    static func type(of element: IBElement, _ kind: Kind, _ source: NibSource) -> NSObject.Type {
        if let missing = kind.missing, !NibOptions.usesStoredContentSizes {
            StandIns.count(missing, kind.type)
        }
        guard !NibOptions.usesStoredContentSizes, let custom = element.customClass, !source.document.isLaunchScreen else {
            return kind.type
        }
        let module = custom.isOfTarget ? source.module : custom.module
        guard let found = ClassRegistry.shared.type(named: custom.name, inModule: module) else {
            NibReport.unknownClass(custom, module: module, element, source)
            return kind.type
        }
        guard let type = found as? NSObject.Type, isKind(type, of: kind.missing == nil ? kind.type : base(of: element)) else {
            NibReport.say(
                source.document.diagnostic(
                    .warning, at: element,
                    "the class \(custom.name) is no \(Diagnostics.typeName(kind.type)), which is used instead"))
            return kind.type
        }
        return type
    }

    private static func isKind(_ type: AnyClass, of base: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let candidate = current {
            if candidate == base { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }

    private static func base(of element: IBElement) -> NSObject.Type {
        IBController(element) == nil ? UIView.self : UIViewController.self
    }

    static func kind(of node: NibNode, _ session: NibSession) -> Kind? {
        let name = node.name
        if NibOptions.usesStoredContentSizes {
            let element = session.element(node)
            if StoredSizeView.stands(for: element) { return stored }
            if InterfaceCheck.isCell(element) { return storedCell }
            if element.has("tableView") || element.has("collectionView") { return storedList }
        }
        if Int(name.index) < kinds.count, let known = kinds[Int(name.index)] { return known }
        let kind = makeKind(session.element(node))
        // What an unknown element is depends on what it holds.
        if let kind, name.isOfSchema {
            if kinds.count <= Int(name.index) {
                kinds += ContiguousArray(repeating: nil, count: Int(name.index) + 1 - kinds.count)
            }
            kinds[Int(name.index)] = kind
        }
        return kind
    }

    /// Whether an element stands for a view.
    static func isView(_ node: NibNode, _ session: NibSession) -> Bool {
        let name = Int(node.name.index)
        if name < kinds.count, let known = kinds[name] { return known.isView }
        return IBView(session.element(node)) != nil
    }

    /// By the names' numbers.
    private static var kinds: ContiguousArray<Kind?> = []
    private static let stored = Kind(StoredSizeView.self, isView: true)
    private static let storedCell = Kind(StandInView.self, isView: true)
    private static let storedList = Kind(StandInScrollView.self, isView: true)

    private static func makeKind(_ element: IBElement) -> Kind? {
        let isView = IBView(element) != nil
        if let card = CardBook.card(ofElement: element.name) { return Kind(card.type, isView: isView) }
        if element.has("customObject") { return Kind(NSObject.self, isView: false) }
        if let absent = AbsentClass.named[element.name] { return Kind(absent.base, missing: absent.name, isView: isView) }
        if IBController(element) != nil { return Kind(UIViewController.self, missing: element.name, isView: false) }
        if isView { return Kind(UIView.self, missing: element.name, isView: true) }
        return nil
    }
}

extension NibReport {
    /// In UIKit's words, and where it is said.
    @MainActor static func unknownClass(_ custom: IBCustomClass, module: String?, _ element: IBElement, _ source: NibSource) {
        let name: String
        if let module, !module.isEmpty {
            name = "_TtC\(module.utf8.count)\(module)\(custom.name.utf8.count)\(custom.name)"
        } else {
            name = custom.name
        }
        say(source.document.diagnostic(.warning, at: element, "Unknown class \(name) in Interface Builder file."))
    }
}
