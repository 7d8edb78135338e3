/// One parameter of a method as the tables need it.
struct ParameterFact: Codable, Sendable {
    /// Empty for `_`.
    var label: String
    var name: String
    /// The type without `@escaping`, an implicitly unwrapped optional as a plain one.
    var type: String
    var isEscaping = false
    var isClosure = false

    /// How the parameter stands in a function type.
    var functionType: String { isEscaping ? "@escaping " + type : type }
}

/// What the text says about a method of a class, of an extension or of an `@objc` protocol.
struct MethodFact: Codable, Sendable {
    struct Traits: OptionSet, Codable, Sendable {
        let rawValue: UInt32

        /// Says `@objc`, `@IBAction` or `@IBSegueAction`.
        static let marked = Traits(rawValue: 1 << 0)
        static let nonObjC = Traits(rawValue: 1 << 1)
        static let override = Traits(rawValue: 1 << 2)
        static let typeMember = Traits(rawValue: 1 << 3)
        static let isPrivate = Traits(rawValue: 1 << 4)
        static let isFilePrivate = Traits(rawValue: 1 << 5)
        static let isPublic = Traits(rawValue: 1 << 6)
        /// Generic, variadic, inout and the like: Objective-C could not see it either.
        static let inexpressible = Traits(rawValue: 1 << 7)
        static let `throws` = Traits(rawValue: 1 << 8)
        static let async = Traits(rawValue: 1 << 9)
        static let deprecated = Traits(rawValue: 1 << 10)
        static let unavailable = Traits(rawValue: 1 << 11)
        /// Isolated to another actor than the main one.
        static let otherActor = Traits(rawValue: 1 << 12)
        static let optional = Traits(rawValue: 1 << 13)
        static let neverReturns = Traits(rawValue: 1 << 14)
        static let isOpen = Traits(rawValue: 1 << 15)
        static let isDynamic = Traits(rawValue: 1 << 16)
    }

    /// How the declaration of an extension's member reads when it is repeated in the class.
    struct Declaration: Codable, Sendable {
        var attributes: String
        var modifiers: String
        /// Generic parameters and signature.
        var signature: String
    }

    /// Without backquotes.
    var base: String
    /// As it stands in the source.
    var written: String
    var parameters: [ParameterFact]
    /// `nil` for `Void`.
    var returns: String?
    var declaredSelector: String?
    var traits: Traits
    /// Where the declaration starts, attributes included.
    var start: Int
    var name: SourceRange
    var overrideModifier: SourceRange?
    var mainActorAttribute: SourceRange?
    /// Where `func` stands.
    var keyword = 0
    /// Between the braces.
    var body: SourceRange?
    var declaration: Declaration?

    var labels: [String] { parameters.map(\.label) }
    /// As in documentation: `tableView(_:didSelectRowAt:)`.
    var fullName: String { MethodFact.fullName(base, labels) }

    var selector: String {
        if let declaredSelector { return declaredSelector }
        if traits.contains(.override), let known = PlatformSelectors.renamed[fullName] { return known }
        let parameters = parameters.map { ObjCNaming.Parameter(label: $0.label, isClosure: $0.isClosure) }
        return ObjCNaming.selector(
            base: base, parameters: parameters, isThrowing: traits.contains(.throws), isAsync: traits.contains(.async))
    }

    /// The method as a function type, `self` left out.
    var functionType: String { functionType(parameters.map(\.functionType)) }

    /// The method as a function type that takes the object first.
    var unboundType: String { functionType(["AnyObject"] + parameters.map(\.functionType)) }

    private func functionType(_ parameters: [String]) -> String {
        let effects = (traits.contains(.async) ? "async " : "") + (traits.contains(.throws) ? "throws " : "")
        return "(\(parameters.joined(separator: ", "))) \(effects)-> \(returns ?? "Void")"
    }

    static func fullName(_ base: String, _ labels: [String]) -> String {
        base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
}

/// What the text says about a property of a class, of an extension or of an `@objc` protocol.
struct PropertyFact: Codable, Sendable {
    struct Traits: OptionSet, Codable, Sendable {
        let rawValue: UInt32

        /// Says `@objc`, `@IBOutlet`, `@IBInspectable` or another of that family.
        static let marked = Traits(rawValue: 1 << 0)
        static let nonObjC = Traits(rawValue: 1 << 1)
        static let override = Traits(rawValue: 1 << 2)
        static let typeMember = Traits(rawValue: 1 << 3)
        static let isPrivate = Traits(rawValue: 1 << 4)
        static let isFilePrivate = Traits(rawValue: 1 << 5)
        static let isPublic = Traits(rawValue: 1 << 6)
        static let settable = Traits(rawValue: 1 << 7)
        static let optional = Traits(rawValue: 1 << 8)
        static let unavailable = Traits(rawValue: 1 << 9)
        static let deprecated = Traits(rawValue: 1 << 10)
        static let hasSetter = Traits(rawValue: 1 << 11)
        static let otherActor = Traits(rawValue: 1 << 12)
        static let isClosure = Traits(rawValue: 1 << 13)
        static let isOpen = Traits(rawValue: 1 << 14)
        /// Says `@objc` itself, which nothing but subclasses and names ask for.
        static let saysObjC = Traits(rawValue: 1 << 15)
    }

    var name: String
    var written: String
    var type: String?
    var declaredName: String?
    var traits: Traits
    /// Where the declaration starts, attributes included.
    var start: Int
    var nameRange: SourceRange
    var overrideModifier: SourceRange?
    var modifiers: String
    var attributes: String
    /// `willSet` and `didSet`, as far as a rewrite needs them.
    var observers: [Observer] = []

    struct Observer: Codable, Sendable {
        var isAfter: Bool
        /// The word and its parameter, up to the body.
        var head: SourceRange
        var parameter: String
        /// Behind the body.
        var end: Int
    }

    var getter: String { declaredName ?? name }
    var setter: String { ObjCNaming.setter(of: declaredName ?? name) }
}

/// An initialiser: what constructing through a metatype has to know.
struct InitializerFact: Codable, Sendable {
    var labels: [String]
    var isRequired: Bool
    var isOverride = false
}
