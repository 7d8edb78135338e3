import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension NibSession {
    /// Recognisers are made without a coder and get their attributes afterwards.
    func fill(_ recognizer: UIGestureRecognizer, _ element: IBElement) {
        if element.bool("enabled") == false { recognizer.isEnabled = false }
        if let flag = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
        if let flag = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
        if let flag = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
        if let name = element.string("name") { recognizer.name = name }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            if let count = count("numberOfTapsRequired", element) { tap.numberOfTapsRequired = count }
            if let count = count("numberOfTouchesRequired", element) { tap.numberOfTouchesRequired = count }
        case let press as UILongPressGestureRecognizer:
            if let count = element.number("numberOfTapsRequired") { press.numberOfTapsRequired = max(0, Int(clamping: count)) }
            if let count = count("numberOfTouchesRequired", element) { press.numberOfTouchesRequired = count }
            if let seconds = element.number("minimumPressDuration") { press.minimumPressDuration = seconds }
            if let distance = element.number("allowableMovement") { press.allowableMovement = CGFloat(distance) }
        case let swipe as UISwipeGestureRecognizer:
            if let count = count("numberOfTouchesRequired", element) { swipe.numberOfTouchesRequired = count }
            switch element.string("direction") {
            case "left": swipe.direction = .left
            case "up": swipe.direction = .up
            case "down": swipe.direction = .down
            default: swipe.direction = .right
            }
        case let edgePan as UIScreenEdgePanGestureRecognizer: edgePan.edges = edges(element.first("rectEdge"))
        case let pan as UIPanGestureRecognizer:
            if let count = count("minimumNumberOfTouches", element) { pan.minimumNumberOfTouches = count }
            if let count = count("maximumNumberOfTouches", element) { pan.maximumNumberOfTouches = count }
        default: break
        }
    }

    private func count(_ name: IBName, _ element: IBElement) -> Int? {
        element.number(name).map { max(1, min(100, Int(clamping: $0))) }
    }

    private func edges(_ element: IBElement?) -> UIRectEdge {
        guard let element else { return [] }
        var edges: UIRectEdge = []
        if element.bool("top", default: false) { edges.insert(.top) }
        if element.bool("left", default: false) { edges.insert(.left) }
        if element.bool("bottom", default: false) { edges.insert(.bottom) }
        if element.bool("right", default: false) { edges.insert(.right) }
        return edges
    }
}
