import AppleFoundation
import CoreGraphics
import InterfaceBuilder

/// The attributes that views of all kinds have, by the file's names.
private enum ViewAttribute: UInt8, CaseIterable {
    case none, contentMode, opaque, clipsSubviews, hidden, alpha, userInteractionEnabled, multipleTouchEnabled
    case clearsContextBeforeDrawing, autoresizesSubviews, tag, translatesAutoresizingMaskIntoConstraints, fixedFrame
    case horizontalHuggingPriority, verticalHuggingPriority, horizontalCompressionResistancePriority
    case verticalCompressionResistancePriority, insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins
    case semanticContentAttribute, restorationIdentifier, exclusiveTouch, userInterfaceStyle, layoutMarginsFollowReadableWidth

    static let map = IBNameMap(ViewAttribute.self) { "\($0)" }
}

private enum ViewChild: UInt8, CaseIterable {
    case none, rect, autoresizingMask, subviews, color, constraints, viewLayoutGuide, keyboardLayoutGuide, edgeInsets,
        directionalEdgeInsets
    case userDefinedRuntimeAttributes, accessibility, variation, connections, frame, sections, cells, items

    static let map = IBNameMap(ViewChild.self) { "\($0)" }
}

extension NibDecoder {
    /// What `UIView.init(coder:)` does for a view of an interface file. Called before its subclasses' part.
    @MainActor func fill(_ view: UIView) {
        let node = node
        session.objects[node.index] = view
        attributes(of: node, for: view)
        if node.hasChildren { children(of: node, for: view) }
    }

    @MainActor private func attributes(of node: NibNode, for view: UIView) {
        var translates = true
        var isFixed = false
        let map = ViewAttribute.map
        node.eachAttribute { name, value in
            let code = map.code(name)
            if code == 0 { return UnreadAttribute.note(name, on: session.element(node).name) }
            switch ViewAttribute(rawValue: code)! {
            case .none: break
            // Labels carry one that has no effect.
            case .contentMode: if !(view is UILabel) { view.contentMode = UIView.ContentMode(word: value) }
            case .opaque: if value.bool == false { view.isOpaque = false }
            case .clipsSubviews: view.clipsToBounds = value.bool ?? false
            case .hidden: if value.bool == true { view.isHidden = true }
            case .alpha: if let alpha = value.number { view.alpha = CGFloat(alpha) }
            case .userInteractionEnabled: view.isUserInteractionEnabled = value.bool ?? true
            case .multipleTouchEnabled: view.isMultipleTouchEnabled = value.bool ?? false
            case .clearsContextBeforeDrawing: view.clearsContextBeforeDrawing = value.bool ?? true
            case .autoresizesSubviews: view.autoresizesSubviews = value.bool ?? true
            case .tag: view.tag = value.int
            case .translatesAutoresizingMaskIntoConstraints: translates = value.bool ?? true
            case .fixedFrame: isFixed = value.bool ?? false
            case .horizontalHuggingPriority: priority(value) { view.setContentHuggingPriority($0, for: .horizontal) }
            case .verticalHuggingPriority: priority(value) { view.setContentHuggingPriority($0, for: .vertical) }
            case .horizontalCompressionResistancePriority:
                priority(value) { view.setContentCompressionResistancePriority($0, for: .horizontal) }
            case .verticalCompressionResistancePriority:
                priority(value) { view.setContentCompressionResistancePriority($0, for: .vertical) }
            case .insetsLayoutMarginsFromSafeArea: view.insetsLayoutMarginsFromSafeArea = value.bool ?? true
            case .preservesSuperviewLayoutMargins: view.preservesSuperviewLayoutMargins = value.bool ?? false
            case .layoutMarginsFollowReadableWidth: view.layoutMarginsFollowReadableWidth = value.bool ?? false
            case .semanticContentAttribute: view.semanticContentAttribute = UISemanticContentAttribute(word: value)
            case .restorationIdentifier: view.restorationIdentifier = value.string
            case .exclusiveTouch: view.isExclusiveTouch = value.bool ?? false
            case .userInterfaceStyle: view.overrideUserInterfaceStyle = UIUserInterfaceStyle(word: value)
            }
        }
        // A view without constraints in a file with constraints stays where its mask keeps it.
        if !translates, !isFixed, session.usesAutoLayout { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    private func priority(_ value: IBValue, _ set: (UILayoutPriority) -> Void) {
        if let number = value.number { set(UILayoutPriority(Float(max(1, min(1000, number))))) }
    }

    @MainActor private func children(of node: NibNode, for view: UIView) {
        let map = ViewChild.map
        for child in node.children {
            let code = map.code(child.name)
            if code == 0 {
                if view.isStandIn { addBelonging(session.element(child), to: view) }
                continue
            }
            switch ViewChild(rawValue: code)! {
            case .none, .items: break
            case .rect: if child.isKey("frame") { view.layer.frame = CGRect(child) }
            case .frame: view.layer.frame = frameByInsets(session.element(child))
            case .autoresizingMask: view.autoresizingMask = UIView.AutoresizingMask(session.element(child))
            case .subviews: addSubviews(child, to: view)
            case .sections, .cells: addCells(session.element(child), to: view)
            case .color: color(session.element(child), for: view)
            case .constraints: if session.usesAutoLayout { session.constraintLists.append((view, session.element(child))) }
            case .viewLayoutGuide: guide(session.element(child), for: view)
            case .keyboardLayoutGuide: keyboardGuide(session.element(child), for: view)
            case .edgeInsets:
                if child.isKey("layoutMargins") { view.layoutMargins = UIEdgeInsets(IBInsets(session.element(child))) }
            case .directionalEdgeInsets:
                if child.isKey("directionalLayoutMargins") {
                    view.directionalLayoutMargins = NSDirectionalEdgeInsets(IBInsets(session.element(child)))
                }
            case .userDefinedRuntimeAttributes: session.runtimeAttributes.append((view, session.element(child)))
            case .accessibility: accessibility(session.element(child), of: element, for: view)
            case .variation: session.variations.append((view, session.element(child)))
            case .connections: session.connections.append((view, session.element(child)))
            }
        }
    }

    @MainActor private func color(_ child: IBElement, for view: UIView) {
        switch child.key {
        case "backgroundColor": view.backgroundColor = session.color(child)
        case "tintColor": view.tintColor = session.color(child)
        default: break
        }
    }

    /// All are made before the first one gets its superview.
    @MainActor private func addSubviews(_ list: NibNode, to view: UIView) {
        var made: [UIView] = []
        for child in list.children where NibClasses.isView(child, session) {
            if let subview = make(child) as? UIView { made.append(subview) }
        }
        view.attach(all: made)
    }

    /// What the real class would place by itself.
    @MainActor private func addBelonging(_ child: IBElement, to view: UIView) {
        guard let key = child.key, IBView(child) != nil else { return }
        let places: Set<String> = ["contentView", "tableHeaderView", "tableFooterView", "backgroundView"]
        guard places.contains(key), let part = session.make(child) as? UIView else { return }
        view.attach(part, at: key == "backgroundView" ? .back : .front)
    }

    /// Static rows exist from the beginning; prototypes are made when they are asked for.
    @MainActor private func addCells(_ list: IBElement, to view: UIView) {
        if view is UITableView || view is UICollectionView { return }
        guard element.string("dataMode") == "static" || list.has("cells") && list.parent?.has("tableViewSection") == true else {
            return
        }
        for child in list.children {
            if child.has("tableViewSection") {
                if let cells = child.first("cells") { addCells(cells, to: view) }
            } else if IBView(child) != nil, let cell = session.make(child) as? UIView {
                view.attach(cell, at: .front)
            }
        }
    }

    /// Distances from the edges of a place that is not known yet: the size is what counts.
    private func frameByInsets(_ child: IBElement) -> CGRect {
        CGRect(
            x: child.number("minX", default: 0), y: child.number("minY", default: 0), width: child.number("width", default: 0),
            height: child.number("height", default: 0))
    }

    @MainActor private func guide(_ child: IBElement, for view: UIView) {
        switch child.key {
        case "safeArea": session.guides[child.index] = view.safeAreaLayoutGuide
        case let key?: session.guides[child.index] = view.interfaceGuide(key)
        case nil: break
        }
    }

    @MainActor private func keyboardGuide(_ child: IBElement, for view: UIView) {
        let guide = view.keyboardLayoutGuide
        if child.bool("usesBottomSafeArea") == false { guide.usesBottomSafeArea = false }
        if child.bool("followsUndockedKeyboard", default: false) { guide.followsUndockedKeyboard = true }
        if let padding = child.number("keyboardDismissPadding") { guide.keyboardDismissPadding = CGFloat(padding) }
        session.guides[child.index] = guide
    }

    @MainActor private func accessibility(_ child: IBElement, of element: IBElement, for view: UIView) {
        guard child.key == "accessibilityConfiguration" else { return }
        if let identifier = child.string("identifier") { view.accessibilityIdentifier = identifier }
        let source = session.source
        if let label = source.text(element.id, "accessibilityLabel", child.string("label")) { view.accessibilityLabel = label }
        if let hint = source.text(element.id, "accessibilityHint", child.string("hint")) { view.accessibilityHint = hint }
        for part in child.children {
            if part.has("bool"), part.key == "isElement" { view.isAccessibilityElement = part.bool("value", default: true) }
            if part.has("accessibilityTraits") { view.accessibilityTraits = UIAccessibilityTraits(part) }
        }
    }
}

extension UIView {
    @inline(__always) fileprivate var isStandIn: Bool {
        let type = ObjectIdentifier(type(of: self))
        return type == ObjectIdentifier(StandInView.self) || type == ObjectIdentifier(StandInScrollView.self)
    }

    /// A guide that constraints of an interface file name by key.
    fileprivate func interfaceGuide(_ key: String) -> AnyObject {
        switch key {
        case "contentLayoutGuide": return placesContent ? scrollContentGuide : self
        case "frameLayoutGuide": return placesContent ? scrollFrameGuide : self
        default: return key == "keyboard" ? keyboardLayoutGuide : self
        }
    }
}
