import AppleFoundation
import CoreGraphics

/// What a view keeps in an archive under UIKit's keys.
extension UIView {
    final func decodeState(from coder: NSCoder) {
        if let file = InterfaceFileCoder.of(coder) { return file.fill(self) }
        guard coder.allowsKeyedCoding else { return }
        if coder.containsValue(forKey: "UIBounds"), coder.containsValue(forKey: "UICenter") {
            bounds = NSCoder.cgRect(for: string(coder, "UIBounds"))
            center = NSCoder.cgPoint(for: string(coder, "UICenter"))
        }
        if coder.containsValue(forKey: "UITag") { tag = coder.decodeInteger(forKey: "UITag") }
        if coder.containsValue(forKey: "UIHidden") { isHidden = coder.decodeBool(forKey: "UIHidden") }
        if coder.containsValue(forKey: "UIAlpha") { alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha")) }
        if coder.containsValue(forKey: "UIOpaque") { isOpaque = coder.decodeBool(forKey: "UIOpaque") }
        if coder.containsValue(forKey: "UIClipsToBounds") { clipsToBounds = coder.decodeBool(forKey: "UIClipsToBounds") }
        if coder.containsValue(forKey: "UIUserInteractionDisabled") {
            isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled")
        }
        if coder.containsValue(forKey: "UIContentMode") {
            contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: "UIContentMode")) ?? .scaleToFill
        }
        if coder.containsValue(forKey: "UIAutoresizingMask") {
            autoresizingMask = AutoresizingMask(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "UIAutoresizingMask")))
        }
        if coder.containsValue(forKey: "UIBackgroundColor") {
            backgroundColor = coder.keptObject(of: UIColor.self, forKey: "UIBackgroundColor")
        }
        guard coder.containsValue(forKey: "UISubviews") else { return }
        let children = coder.keptObject(of: [NSArray.self, UIView.self], forKey: "UISubviews") as? [UIView]
        for view in children ?? [] { addSubview(view) }
    }

    private func string(_ coder: NSCoder, _ key: String) -> String {
        coder.keptObject(of: NSString.self, forKey: key) as String? ?? ""
    }

    final func encodeState(into coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(NSCoder.string(for: bounds) as NSString, forKey: "UIBounds")
        coder.encode(NSCoder.string(for: center) as NSString, forKey: "UICenter")
        if tag != 0 { coder.encode(tag, forKey: "UITag") }
        if isHidden { coder.encode(true, forKey: "UIHidden") }
        if alpha != 1 { coder.encode(Double(alpha), forKey: "UIAlpha") }
        coder.encode(isOpaque, forKey: "UIOpaque")
        if clipsToBounds { coder.encode(true, forKey: "UIClipsToBounds") }
        if !isUserInteractionEnabled { coder.encode(true, forKey: "UIUserInteractionDisabled") }
        if contentMode != .scaleToFill { coder.encode(contentMode.rawValue, forKey: "UIContentMode") }
        if !autoresizingMask.isEmpty { coder.encode(Int(bitPattern: autoresizingMask.rawValue), forKey: "UIAutoresizingMask") }
        if let backgroundColor { coder.encode(backgroundColor, forKey: "UIBackgroundColor") }
        if !subviewList.isEmpty { coder.encode(subviews as NSArray, forKey: "UISubviews") }
    }
}
