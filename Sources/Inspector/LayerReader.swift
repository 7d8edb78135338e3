import AppleFoundation
import CoreGraphics
import QuartzCore
import UIKit

/// What there is to say of a view's layer.
@MainActor enum LayerReader {
    static func read(_ view: UIView) -> Inspection.Layer {
        let layer = view.layer
        var told = Inspection.Layer(name: "\(type(of: layer))")
        told.background = layer.backgroundColor.map { name($0) }
        told.cornerRadius = Double(layer.cornerRadius)
        if layer.borderWidth > 0, let color = layer.borderColor {
            told.border = "\(Inspection.number(Double(layer.borderWidth))) \(name(color))"
        }
        if layer.shadowOpacity > 0, let color = layer.shadowColor {
            told.shadow = "\(Inspection.number(Double(layer.shadowRadius))) \(name(color))"
        }
        told.isMasked = layer.mask != nil
        told.hasContents = layer.contents != nil
        told.animations = layer.animationKeys() ?? []
        let owned = Set(view.subviews.map { ObjectIdentifier($0.layer) })
        told.others = (layer.sublayers ?? []).filter { !owned.contains(ObjectIdentifier($0)) }.map { "\(type(of: $0))" }
        return told
    }

    /// `#34C759`, with two digits more where one sees through it.
    static func name(_ color: CGColor) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return "#" + parts.map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
    }
}

/// What a view does with touches.
@MainActor enum TouchReader {
    static func gestures(of view: UIView) -> [String] {
        (view.gestureRecognizers ?? []).map { gesture in
            var words = "\(type(of: gesture))"
            if !gesture.isEnabled { words += ", off" }
            switch gesture.state {
            case .began, .changed: words += ", at work"
            default: break
            }
            return words
        }
    }

    static func actions(of view: UIView) -> [String] {
        guard let control = view as? UIControl else { return [] }
        var lines: [String] = []
        for target in control.allTargets {
            for (event, name) in events {
                for action in control.actions(forTarget: target.base, forControlEvent: event) ?? [] {
                    lines.append("\(name): \(type(of: target.base)).\(action)")
                }
            }
        }
        return lines.sorted()
    }

    private static let events: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
        (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
        (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]
}
