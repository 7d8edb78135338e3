import AppleFoundation
import CoreGraphics

// Every object can speak to assistive programs. Views and bar items keep these values themselves; for others they stand beside the
// object.
extension NSObjectProtocol {
    public var isAccessibilityElement: Bool {
        get { ObjectAccessibility.value("isElement", of: self) ?? false }
        set { ObjectAccessibility.set(newValue, "isElement", of: self) }
    }
    public var accessibilityLabel: String? {
        get { ObjectAccessibility.value("label", of: self) }
        set { ObjectAccessibility.set(newValue, "label", of: self) }
    }
    public var accessibilityHint: String? {
        get { ObjectAccessibility.value("hint", of: self) }
        set { ObjectAccessibility.set(newValue, "hint", of: self) }
    }
    public var accessibilityValue: String? {
        get { ObjectAccessibility.value("value", of: self) }
        set { ObjectAccessibility.set(newValue, "value", of: self) }
    }
    public var accessibilityLanguage: String? {
        get { ObjectAccessibility.value("language", of: self) }
        set { ObjectAccessibility.set(newValue, "language", of: self) }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { ObjectAccessibility.value("traits", of: self) ?? .none }
        set { ObjectAccessibility.set(newValue, "traits", of: self) }
    }
    public var accessibilityFrame: CGRect {
        get { ObjectAccessibility.value("frame", of: self) ?? .zero }
        set { ObjectAccessibility.set(newValue, "frame", of: self) }
    }
    public var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return ObjectAccessibility.value("activationPoint", of: self) ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ObjectAccessibility.set(newValue, "activationPoint", of: self) }
    }
    public var accessibilityElements: [Any]? {
        get { ObjectAccessibility.value("elements", of: self) }
        set { ObjectAccessibility.set(newValue, "elements", of: self) }
    }
    public var accessibilityElementsHidden: Bool {
        get { ObjectAccessibility.value("elementsHidden", of: self) ?? false }
        set { ObjectAccessibility.set(newValue, "elementsHidden", of: self) }
    }
    public var accessibilityViewIsModal: Bool {
        get { ObjectAccessibility.value("isModal", of: self) ?? false }
        set { ObjectAccessibility.set(newValue, "isModal", of: self) }
    }
    public var shouldGroupAccessibilityChildren: Bool {
        get { ObjectAccessibility.value("groupsChildren", of: self) ?? false }
        set { ObjectAccessibility.set(newValue, "groupsChildren", of: self) }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { ObjectAccessibility.value("customActions", of: self) }
        set { ObjectAccessibility.set(newValue, "customActions", of: self) }
    }
    /// Ways through the object's content that a rotor offers.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { ObjectAccessibility.value("customRotors", of: self) }
        set { ObjectAccessibility.set(newValue, "customRotors", of: self) }
    }
    /// What an assistive program tells when it is asked for more.
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { ObjectAccessibility.value("customContent", of: self) ?? [] }
        set { ObjectAccessibility.set(newValue, "customContent", of: self) }
    }
}

/// Values beside objects that keep none themselves.
private enum ObjectAccessibility {
    nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func value<Value>(_ name: String, of object: AnyObject) -> Value? {
        (objc_getAssociatedObject(object, key) as? [String: Any])?[name] as? Value
    }

    static func set(_ value: Any?, _ name: String, of object: AnyObject) {
        var values = objc_getAssociatedObject(object, key) as? [String: Any] ?? [:]
        values[name] = value
        objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}
