import AppleFoundation
import CoreGraphics
import QuartzCore

/// Views as text, the way UIKit's debugger commands print them.
@MainActor enum HierarchyDescription {
    /// `<UIView: 0x600; frame = (0 0; 10 10); layer = <CALayer: 0x601>>`
    static func line(_ view: UIView) -> String {
        var parts = ["\(Diagnostics.typeName(type(of: view))): \(Diagnostics.address(view))", "frame = \(box(view.frame))"]
        if let text = (view as? UILabel)?.text { parts.append("text = '\(text)'") }
        if !view.transform3D.isIdentity, view.transform3D.isAffine { parts.append("transform = \(matrix(view.transform))") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.alpha != 1 { parts.append("alpha = \(NumberText.short(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        if view.flags.contains(.drawsContent), !view.isOpaque, !(view is UILabel) { parts.append("opaque = NO") }
        if let text = autoresize(view.autoresizingMask) { parts.append("autoresize = \(text)") }
        if !view.autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if let identifier = view.rarities?.accessibilityIdentifier { parts.append("accessibilityIdentifier = \(identifier)") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if let recognizers = view.gestureRecognizers, !recognizers.isEmpty {
            // The list is a value here and has no address: its first member stands for it.
            parts.append("gestureRecognizers = <NSArray: \(Diagnostics.address(recognizers[0]))>")
        }
        if let color = view.ownFill { parts.append("backgroundColor = \(color)") }
        parts.append("layer = <\(layerName(view)): \(Diagnostics.address(view.layer))>")
        if let scroll = view as? UIScrollView { parts.append(contentsOf: scrolling(scroll)) }
        return "<" + parts.joined(separator: "; ") + ">"
    }

    /// A label's own layer goes by another name on iOS.
    private static func layerName(_ view: UIView) -> String {
        let type = Swift.type(of: view.layer)
        return view is UILabel && type == CALayer.self ? "_UILabelLayer" : Diagnostics.typeName(type)
    }

    private static func scrolling(_ view: UIScrollView) -> [String] {
        let n = NumberText.short
        let insets = view.adjustedContentInset
        return [
            "contentOffset: {\(n(view.contentOffset.x)), \(n(view.contentOffset.y))}",
            "contentSize: {\(n(view.contentSize.width)), \(n(view.contentSize.height))}",
            "adjustedContentInset: {\(n(insets.top)), \(n(insets.left)), \(n(insets.bottom)), \(n(insets.right))}",
        ] + view.describedEnd
    }

    /// The view and everything below it, one line each, indented by `   | `; no line ends the last.
    static func tree(_ root: UIView, line: @MainActor (UIView) -> String = HierarchyDescription.line) -> String {
        var text = ""
        var pending: [(view: UIView, depth: Int)] = [(root, 0)]
        while let (view, depth) = pending.popLast() {
            if depth > 0 { text += "\n" + String(repeating: "   | ", count: depth) }
            text += line(view)
            for child in view.subviews.reversed() { pending.append((child, depth + 1)) }
        }
        return text
    }

    static func rectangle(_ frame: CGRect) -> String { box(frame) }

    private static func box(_ frame: CGRect) -> String {
        let n = NumberText.short
        return "(\(n(frame.origin.x)) \(n(frame.origin.y)); \(n(frame.size.width)) \(n(frame.size.height)))"
    }

    private static func matrix(_ t: CGAffineTransform) -> String {
        "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(NumberText.short).joined(separator: ", ") + "]"
    }

    private static func autoresize(_ mask: UIView.AutoresizingMask) -> String? {
        if mask.isEmpty { return nil }
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

extension UIView {
    /// This view and all below it, for people.
    package func recursiveDescription() -> String { HierarchyDescription.tree(self) }
}

extension CATransform3D {
    var isIdentity: Bool { CATransform3DIsIdentity(self) }
    var isAffine: Bool { CATransform3DIsAffine(self) }
}
