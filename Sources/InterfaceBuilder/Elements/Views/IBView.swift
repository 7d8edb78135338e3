/// A view of any kind. What only some kinds have is asked of `element`: `view.element.number("maxValue", default: 1)`.
package struct IBView {
    package let element: IBElement

    /// Unknown elements with an id and a frame count as plain views.
    package init?(_ element: IBElement) {
        switch element.elementClass {
        case .view?: break
        case nil where element.id != nil && element.rect(key: "frame") != nil: break
        default: return nil
        }
        self.element = element
    }

    /// The element's name: label, button, stackView, …
    package var kind: String { element.name }
    /// As large as what it shows, unless constraints say otherwise.
    package var isSizedByContent: Bool { element.isSizedByContent }
    package var isUnknown: Bool { element.elementClass == nil }
    package var id: String? { element.id }
    package var customClass: IBCustomClass? { element.customClass }

    // MARK: Geometry

    package var frame: IBRect? { element.rect(key: "frame") }
    /// Distances and sizes in place of a frame, inside cells.
    package var frameInset: IBElement? { element.first("frame", key: "frameInset") }
    package var autoresizing: IBAutoresizing {
        element.first("autoresizingMask", key: "autoresizingMask").map(IBAutoresizing.init) ?? []
    }
    package var translatesAutoresizingMask: Bool {
        element.bool("translatesAutoresizingMaskIntoConstraints", default: true)
    }
    /// Kept where it is by its mask, though the file speaks of constraints.
    package var hasFixedFrame: Bool { element.bool("fixedFrame", default: false) }
    /// The stored frame is not one that the constraints lead to.
    package var isMisplaced: Bool { element.bool("misplaced", default: false) || element.bool("ambiguous", default: false) }
    package var layoutMargins: IBInsets? { element.insets(key: "layoutMargins") }
    package var directionalLayoutMargins: IBInsets? { element.insets(key: "directionalLayoutMargins") }
    package var preservesSuperviewMargins: Bool { element.bool("preservesSuperviewLayoutMargins", default: false) }
    package var insetsMarginsFromSafeArea: Bool { element.bool("insetsLayoutMarginsFromSafeArea", default: true) }
    package var followsReadableWidth: Bool { element.bool("layoutMarginsFollowReadableWidth", default: false) }
    package func hugging(_ axis: IBAxis) -> Double? {
        element.number(axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority")
    }
    package func compressionResistance(_ axis: IBAxis) -> Double? {
        element.number(
            axis == .horizontal ? "horizontalCompressionResistancePriority" : "verticalCompressionResistancePriority")
    }

    // MARK: Looks and behaviour

    package var contentMode: String { element.string("contentMode") ?? "scaleToFill" }
    package var isHidden: Bool { element.bool("hidden", default: false) }
    package var alpha: Double { element.number("alpha", default: 1) }
    package var tag: Int { Int(clamping: element.number("tag")) }
    package var isOpaque: Bool { element.bool("opaque", default: true) }
    package var clipsToBounds: Bool { element.bool("clipsSubviews", default: false) }
    package var isUserInteractionEnabled: Bool { element.bool("userInteractionEnabled", default: true) }
    package var isMultipleTouchEnabled: Bool { element.bool("multipleTouchEnabled", default: false) }
    package var clearsBeforeDrawing: Bool { element.bool("clearsContextBeforeDrawing", default: true) }
    package var autoresizesSubviews: Bool { element.bool("autoresizesSubviews", default: true) }
    package var semanticContent: String { element.string("semanticContentAttribute") ?? "unspecified" }
    package var backgroundColor: IBColor? { element.color(key: "backgroundColor") }
    package var tintColor: IBColor? { element.color(key: "tintColor") }

    // MARK: Belongings

    /// Back to front. For a stack view these are its arranged subviews.
    package var subviews: [IBView] { element.first("subviews")?.children.compactMap(IBView.init) ?? [] }
    /// The view that holds a cell's, an effect view's content.
    package var contentView: IBView? { element.child(key: "contentView").flatMap(IBView.init) }
    package var constraints: [IBConstraint] {
        element.first("constraints")?.children.filter { $0.has("constraint") }.map(IBConstraint.init) ?? []
    }
    /// Ids of guides by key: safeArea, contentLayoutGuide, frameLayoutGuide, keyboard.
    package func guide(_ key: String) -> String? { element.first("viewLayoutGuide", key: key)?.id }
    package var variations: [IBVariation] { element.variations }
    package var connections: [IBConnection] { element.connections }
    /// Of a container view: the segue that fills it.
    package var embedSegue: IBSegue? {
        connections.lazy.compactMap { if case .segue(let segue) = $0, segue.kind == .embed { segue } else { nil } }.first
    }
    package var accessibility: IBElement? { element.first("accessibility", key: "accessibilityConfiguration") }
}

package enum IBAxis: Sendable {
    case horizontal, vertical
}
