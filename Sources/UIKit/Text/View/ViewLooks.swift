import AppleFoundation

/// What the text of a text view looks like where it says nothing itself.
@MainActor struct ViewLooks {
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    var font: UIFont?
    var color: UIColor?
    var alignment = NSTextAlignment.natural
    var links: [NSAttributedString.Key: Any]?

    var attributes: [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = [
            .font: font ?? ViewLooks.defaultFont, .foregroundColor: color ?? .label,
        ]
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            all[.paragraphStyle] = style
        }
        return all
    }
}

enum TextEnds {
    static func endsParagraph(_ unit: unichar) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 }
}

/// What is found in a text and can be touched.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    public static let money = UIDataDetectorTypes(rawValue: 128)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// What a touch on a link or a picture in a text asks for.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}
