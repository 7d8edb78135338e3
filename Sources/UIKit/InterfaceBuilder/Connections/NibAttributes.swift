import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import QuartzCore

/// Sets attributes that the designer named by key path.
@MainActor enum NibAttributes {
    static func apply(_ list: IBElement, to object: NSObject, _ session: NibSession) {
        let owner = list.parent?.id
        var strings = 0
        // Where some texts are marked as ones to translate, only those are, and only those are counted.
        let marks = list.children.contains { $0.bool("localized", default: false) }
        for child in list.children {
            guard let attribute = IBRuntimeAttribute(child) else {
                session.note(child, "a user defined attribute has no value of a known type and is passed over")
                continue
            }
            var value = value(attribute.value, session, child)
            if case .string(let text) = attribute.value, !marks || child.bool("localized", default: false) {
                value = session.source.text(
                    owner, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(strings)]", text)
                strings += 1
            }
            ArgumentTolerance.during {
                object.setValue(value, forKeyPath: attribute.keyPath)
            } onProblem: { problem in
                switch problem {
                case .undefinedKey: undefined(attribute.keyPath, object, session, child)
                case .wrongType(let words): session.note(child, "the value for \(attribute.keyPath) does not fit: \(words)")
                }
            }
        }
    }

    private static func undefined(_ path: String, _ object: NSObject, _ session: NibSession, _ child: IBElement) {
        let name = Diagnostics.typeName(type(of: object))
        session.note(
            child,
            "Failed to set (\(path)) user defined inspected property on (\(name)): "
                + "[\(Diagnostics.name(object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
                + "the key \(path).")
    }

    private static func value(_ value: IBRuntimeAttribute.Value, _ session: NibSession, _ child: IBElement) -> Any? {
        switch value {
        case .number(let number, let isInteger):
            return isInteger && number.magnitude < 1e15 ? NSNumber(value: Int(number)) : NSNumber(value: number)
        case .bool(let flag): return NSNumber(value: flag)
        case .string(let text): return text
        case .image(let name): return session.image(named: name, of: child)
        case .color(let color): return UIColor.interface(color, session.source)
        case .point(let x, let y): return CGPoint(x: x, y: y)
        case .size(let size): return CGSize(width: size.width, height: size.height)
        case .rect(let rect): return CGRect(rect)
        case .range(let location, let length): return NSRange(location: location, length: length)
        case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds)
        case .none: return nil
        }
    }
}
