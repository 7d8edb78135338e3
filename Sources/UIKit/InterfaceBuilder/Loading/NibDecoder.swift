@_spi(House) import AppleFoundation
import InterfaceBuilder

/// The coder that objects of interface files are made with: `init(coder:)` gets one.
///
/// UIKit's own classes take what they need from the element at hand. To an app's classes it answers by the keys of compiled nibs,
/// as far as they are known.
final class NibDecoder: InterfaceFileCoder {
    let session: NibSession
    private let document: IBDocument
    let records: IBRecords
    /// What is being made.
    var node: NibNode

    var element: IBElement {
        get { document.element(at: node.index) }
        set { node = NibNode(records: records, index: newValue.index) }
    }

    @MainActor init(session: NibSession) {
        self.session = session
        document = session.document
        records = session.records
        node = NibNode(records: records, index: 0)
        super.init()
    }

    override var filling: any InterfaceFilling { self }

    // MARK: Making
    @MainActor func make(_ node: NibNode) -> NSObject? {
        if session.objects.has(node.index) {
            session.note(session.element(node), "is reached twice, the second time is passed over")
            return nil
        }
        guard let kind = NibClasses.kind(of: node, session) else { return nil }
        let isCustom = kind.missing != nil || node.value(NibNames.shared.customClass) != nil
        if !isCustom, let type = kind.view {
            let view = node.hasChildren ? DeepStack.call { decode(type, node) } : decode(type, node)
            if let view, kind.isBar { session.fillBar(view, session.element(node)) }
            return view ?? refused(type, node)
        }
        return makeCustom(node, kind)
    }

    @MainActor private func makeCustom(_ node: NibNode, _ kind: NibClasses.Kind) -> NSObject? {
        let type = NibClasses.type(of: session.element(node), kind, session.source)
        if let viewType = type as? UIView.Type {
            guard let view = DeepStack.call({ decode(viewType, node) }) else { return refused(type, node) }
            session.objects[node.index] = view
            session.created.append(view)
            if kind.isBar { session.fillBar(view, session.element(node)) }
            return view
        }
        let object: NSObject?
        if let coding = type as? any (NSObject & NSCoding).Type {
            object = DeepStack.call { decode(coding, node) }
        } else {
            object = type._new()
        }
        guard let object else { return refused(type, node) }
        session.register(object, session.element(node))
        return object
    }

    @MainActor private func refused(_ type: NSObject.Type, _ node: NibNode) -> NSObject? {
        session.objects[node.index] = nil
        session.note(
            session.element(node), "\(Diagnostics.typeName(type)) returned nil from init(coder:), the object is left out")
        return nil
    }

    @MainActor private func decode(_ type: UIView.Type, _ node: NibNode) -> UIView? {
        let outer = self.node
        self.node = node
        defer { self.node = outer }
        return type.init(coder: self)
    }

    @MainActor private func decode(_ type: any (NSObject & NSCoding).Type, _ node: NibNode) -> NSObject? {
        let outer = self.node
        self.node = node
        defer { self.node = outer }
        return type.init(coder: self) as NSObject?
    }

    // MARK: Answering
    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }

    override func containsValue(forKey key: String) -> Bool { value(key) != nil }
    override func decodeObject(forKey key: String) -> Any? { value(key) }
    override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) -> DecodedObjectType? {
        value(key) as? DecodedObjectType ?? (value(key) as? String).flatMap { NSString(string: $0) as? DecodedObjectType }
    }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { value(key) }
    override func decodeBool(forKey key: String) -> Bool { (value(key) as? NSNumber)?.boolValue ?? false }
    override func decodeInteger(forKey key: String) -> Int { (value(key) as? NSNumber)?.intValue ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { (value(key) as? NSNumber)?.int32Value ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { (value(key) as? NSNumber)?.int64Value ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { (value(key) as? NSNumber)?.doubleValue ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { (value(key) as? NSNumber)?.floatValue ?? 0 }

    private var systemItem: Int? {
        guard let word = element.string("systemItem") else { return nil }
        return Isolation.assumeMain(with: element) { element in
            element.has("tabBarItem") ? NibSession.systemTabs[word]?.rawValue : NibSession.systemButtons[word]?.rawValue
        }
    }

    /// The keys that apps are known to read.
    private func value(_ key: String) -> Any? {
        switch key {
        case "UIText": element.text("text", key: "text")
        case "UITitle": element.string("title")
        case "UIPlaceholder": element.string("placeholder")
        case "UIReuseIdentifier": element.string("reuseIdentifier")
        case "UITag": element.number("tag").map { NSNumber(value: Int(clamping: $0)) }
        case "UIHidden": element.bool("hidden").map { NSNumber(value: $0) }
        case "UIAlpha": element.number("alpha").map { NSNumber(value: $0) }
        case "UIOpaque": NSNumber(value: element.bool("opaque", default: true))
        case "UIClipsToBounds": element.bool("clipsSubviews").map { NSNumber(value: $0) }
        case "UIUserInteractionDisabled": element.bool("userInteractionEnabled").map { NSNumber(value: !$0) }
        case "UISystemItem": systemItem.map { NSNumber(value: $0) }
        case "UIStoryboardIdentifier": element.string("storyboardIdentifier")
        case "UIRestorationIdentifier": element.string("restorationIdentifier")
        case "UITransitionStyle": NSNumber(value: element.string("transitionStyle") == "scroll" ? 1 : 0)
        case "UINavigationOrientation": NSNumber(value: element.string("navigationOrientation") == "vertical" ? 1 : 0)
        case "UISpineLocation": NSNumber(value: Self.spines[element.string("spineLocation") ?? ""] ?? 0)
        case "UIInterPageSpacing": element.number("pageSpacing").map { NSNumber(value: $0) }
        case "UISplitViewControllerStyle": NSNumber(value: splitStyle)
        default: nil
        }
    }

    private static let spines: [String: Int] = ["min": 1, "mid": 2, "max": 3]

    /// Three columns where something is supplementary; else as the file allows.
    private var splitStyle: Int {
        let relationships = element.connections.compactMap { connection -> String? in
            if case .segue(let segue) = connection { segue.relationship } else { nil }
        }
        if relationships.contains("supplementaryViewController") { return 2 }
        return element.bool("allowDoubleColumnStyle", default: false) ? 1 : 0
    }
}
