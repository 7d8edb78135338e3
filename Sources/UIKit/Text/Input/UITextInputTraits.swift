import AppleFoundation

public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

public enum UITextInlinePredictionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Which keys a keyboard on the screen has.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11

    public static var alphabet: UIKeyboardType { .asciiCapable }
}

public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2

    public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// What a text means, for whoever offers to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public static let name: UITextContentType = "name"
    public static let namePrefix: UITextContentType = "name-prefix"
    public static let givenName: UITextContentType = "given-name"
    public static let middleName: UITextContentType = "middle-name"
    public static let familyName: UITextContentType = "family-name"
    public static let nameSuffix: UITextContentType = "name-suffix"
    public static let nickname: UITextContentType = "nickname"
    public static let jobTitle: UITextContentType = "organization-title"
    public static let organizationName: UITextContentType = "organization"
    public static let location: UITextContentType = "location"
    public static let fullStreetAddress: UITextContentType = "street-address"
    public static let streetAddressLine1: UITextContentType = "address-line1"
    public static let streetAddressLine2: UITextContentType = "address-line2"
    public static let addressCity: UITextContentType = "address-level2"
    public static let addressState: UITextContentType = "address-level1"
    public static let addressCityAndState: UITextContentType = "address-level1+2"
    public static let sublocality: UITextContentType = "address-level3"
    public static let countryName: UITextContentType = "country-name"
    public static let postalCode: UITextContentType = "postal-code"
    public static let telephoneNumber: UITextContentType = "tel"
    public static let emailAddress: UITextContentType = "email"
    public static let URL: UITextContentType = "url"
    public static let creditCardNumber: UITextContentType = "cc-number"
    public static let username: UITextContentType = "username"
    public static let password: UITextContentType = "password"
    public static let newPassword: UITextContentType = "new-password"
    public static let oneTimeCode: UITextContentType = "one-time-code"
    public static let dateTime: UITextContentType = "date-time"
    public static let flightNumber: UITextContentType = "flight-number"
    public static let shipmentTrackingNumber: UITextContentType = "shipment-tracking-number"
    public static let birthdate: UITextContentType = "bday"
}

/// What the keyboard is to know of a text. All of it is optional: who says nothing means the default.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var inlinePredictionType: UITextInlinePredictionType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set { Unsupported.kept("UITextInputTraits.autocapitalizationType") }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.autocorrectionType") }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.spellCheckingType") }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.smartQuotesType") }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.smartDashesType") }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.smartInsertDeleteType") }
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.inlinePredictionType") }
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.keyboardType") }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.keyboardAppearance") }
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.returnKeyType") }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set { Unsupported.kept("UITextInputTraits.enablesReturnKeyAutomatically") }
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set { Unsupported.kept("UITextInputTraits.isSecureTextEntry") }
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set { Unsupported.kept("UITextInputTraits.textContentType") }
    }
}

/// The traits as one value.
struct TextTraits {
    var autocapitalization = UITextAutocapitalizationType.sentences
    var autocorrection = UITextAutocorrectionType.default
    var spellChecking = UITextSpellCheckingType.default
    var smartQuotes = UITextSmartQuotesType.default
    var smartDashes = UITextSmartDashesType.default
    var smartInsertDelete = UITextSmartInsertDeleteType.default
    var inlinePrediction = UITextInlinePredictionType.default
    var keyboard = UIKeyboardType.default
    var appearance = UIKeyboardAppearance.default
    var returnKey = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecure = false
    var content: UITextContentType?
}
