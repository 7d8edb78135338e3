import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension CGRect {
    init(_ rect: IBRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension CGRect {
    init(_ element: IBElement) {
        self.init(
            x: element.number("x", default: 0), y: element.number("y", default: 0), width: element.number("width", default: 0),
            height: element.number("height", default: 0))
    }
}

extension CGSize {
    init(_ element: IBElement) {
        self.init(width: element.number("width", default: 0), height: element.number("height", default: 0))
    }
}

extension UIEdgeInsets {
    init(_ insets: IBInsets) {
        self.init(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom), right: CGFloat(insets.right))
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: IBInsets) {
        self.init(
            top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            trailing: CGFloat(insets.right))
    }
}

extension UIView.AutoresizingMask {
    /// Interface Builder's bits are UIKit's.
    init(_ element: IBElement) { self.init(rawValue: UInt(IBAutoresizing(element).rawValue)) }
}

extension UIAccessibilityTraits {
    init(_ element: IBElement) {
        self = .none
        let known: [(IBName, UIAccessibilityTraits)] = [
            ("button", .button), ("staticText", .staticText), ("notEnabled", .notEnabled), ("keyboardKey", .keyboardKey),
            ("header", .header), ("summaryElement", .summaryElement), ("image", .image),
            ("updatesFrequently", .updatesFrequently), ("searchField", .searchField), ("adjustable", .adjustable),
            ("link", .link), ("selected", .selected), ("playsSound", .playsSound),
            ("startsMediaSession", .startsMediaSession), ("allowsDirectInteraction", .allowsDirectInteraction),
            ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
        ]
        for (name, trait) in known where element.bool(name, default: false) { insert(trait) }
    }
}
