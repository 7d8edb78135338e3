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

/// What the keyboard is to know of a text. All of it is optional: who says nothing means the default. Where an object is known by `UIKeyInput` or
/// `UITextInput` alone, the optional properties of OptionalTraits come before these.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    @_disfavoredOverload var autocapitalizationType: UITextAutocapitalizationType { get set }
    @_disfavoredOverload var autocorrectionType: UITextAutocorrectionType { get set }
    @_disfavoredOverload var spellCheckingType: UITextSpellCheckingType { get set }
    @_disfavoredOverload var smartQuotesType: UITextSmartQuotesType { get set }
    @_disfavoredOverload var smartDashesType: UITextSmartDashesType { get set }
    @_disfavoredOverload var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    @_disfavoredOverload var inlinePredictionType: UITextInlinePredictionType { get set }
    @_disfavoredOverload var keyboardType: UIKeyboardType { get set }
    @_disfavoredOverload var keyboardAppearance: UIKeyboardAppearance { get set }
    @_disfavoredOverload var returnKeyType: UIReturnKeyType { get set }
    @_disfavoredOverload var enablesReturnKeyAutomatically: Bool { get set }
    @_disfavoredOverload var isSecureTextEntry: Bool { get set }
    @_disfavoredOverload var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    @_disfavoredOverload public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set { Unsupported.kept("UITextInputTraits.autocapitalizationType") }
    }
    @_disfavoredOverload public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.autocorrectionType") }
    }
    @_disfavoredOverload public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.spellCheckingType") }
    }
    @_disfavoredOverload public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.smartQuotesType") }
    }
    @_disfavoredOverload public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.smartDashesType") }
    }
    @_disfavoredOverload public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.smartInsertDeleteType") }
    }
    @_disfavoredOverload public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.inlinePredictionType") }
    }
    @_disfavoredOverload public var keyboardType: UIKeyboardType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.keyboardType") }
    }
    @_disfavoredOverload public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.keyboardAppearance") }
    }
    @_disfavoredOverload public var returnKeyType: UIReturnKeyType {
        get { .default }
        set { Unsupported.kept("UITextInputTraits.returnKeyType") }
    }
    @_disfavoredOverload public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set { Unsupported.kept("UITextInputTraits.enablesReturnKeyAutomatically") }
    }
    @_disfavoredOverload public var isSecureTextEntry: Bool {
        get { false }
        set { Unsupported.kept("UITextInputTraits.isSecureTextEntry") }
    }
    @_disfavoredOverload public var textContentType: UITextContentType! {
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
