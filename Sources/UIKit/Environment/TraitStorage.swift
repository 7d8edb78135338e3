import AppleFoundation

/// The values of a trait collection. A field that holds its "unspecified" value says nothing.
struct TraitStorage: Hashable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var displayGamut = UIDisplayGamut.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var sceneCaptureState = UISceneCaptureState.unspecified
    var displayScale: CGFloat = 0
    var contentSizeCategory = UIContentSizeCategory.unspecified
    var typesettingLanguage = ""
    /// Traits that apps define.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    /// What `other` says wins; where it says nothing, this stays.
    mutating func merge(_ other: TraitStorage) {
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.contentSizeCategory != .unspecified { contentSizeCategory = other.contentSizeCategory }
        if !other.typesettingLanguage.isEmpty { typesettingLanguage = other.typesettingLanguage }
        for (key, value) in other.custom { custom[key] = value }
    }

    func merging(_ other: TraitStorage) -> TraitStorage {
        var result = self
        result.merge(other)
        return result
    }

    /// The traits whose values differ.
    func changes(from other: TraitStorage) -> TraitSet {
        var set = TraitSet()
        if userInterfaceIdiom != other.userInterfaceIdiom { set.system.insert(.userInterfaceIdiom) }
        if userInterfaceStyle != other.userInterfaceStyle { set.system.insert(.userInterfaceStyle) }
        if userInterfaceLevel != other.userInterfaceLevel { set.system.insert(.userInterfaceLevel) }
        if layoutDirection != other.layoutDirection { set.system.insert(.layoutDirection) }
        if horizontalSizeClass != other.horizontalSizeClass { set.system.insert(.horizontalSizeClass) }
        if verticalSizeClass != other.verticalSizeClass { set.system.insert(.verticalSizeClass) }
        if forceTouchCapability != other.forceTouchCapability { set.system.insert(.forceTouchCapability) }
        if displayGamut != other.displayGamut { set.system.insert(.displayGamut) }
        if accessibilityContrast != other.accessibilityContrast { set.system.insert(.accessibilityContrast) }
        if legibilityWeight != other.legibilityWeight { set.system.insert(.legibilityWeight) }
        if activeAppearance != other.activeAppearance { set.system.insert(.activeAppearance) }
        if sceneCaptureState != other.sceneCaptureState { set.system.insert(.sceneCaptureState) }
        if displayScale != other.displayScale { set.system.insert(.displayScale) }
        if contentSizeCategory != other.contentSizeCategory { set.system.insert(.contentSizeCategory) }
        if typesettingLanguage != other.typesettingLanguage { set.system.insert(.typesettingLanguage) }
        if !custom.isEmpty || !other.custom.isEmpty {
            for (key, value) in custom where other.custom[key] != value { set.custom.insert(key) }
            for key in other.custom.keys where custom[key] == nil { set.custom.insert(key) }
        }
        return set
    }

    var affectsColor: Bool { custom.values.contains { $0.affectsColor } }
}

/// A value of a trait that an app defines, with the way to compare it.
struct CustomTraitValue: Hashable {
    let value: Any
    let affectsColor: Bool
    private let isEqual: (Any) -> Bool

    init<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
        self.value = value
        affectsColor = trait.affectsColorAppearance
        if let comparable = value as? any Equatable {
            isEqual = { CustomTraitValue.compare(comparable, $0) }
        } else if Trait.Value.self is AnyClass {
            let object = value as AnyObject
            isEqual = { ($0 as AnyObject) === object }
        } else {
            isEqual = { _ in false }
        }
    }

    private static func compare<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
        (other as? Value) == value
    }

    static func == (left: Self, right: Self) -> Bool { left.isEqual(right.value) }
    func hash(into hasher: inout Hasher) {}
}

/// A set of traits.
struct TraitSet {
    var system: SystemTraits = []
    var custom: Set<ObjectIdentifier> = []

    var isEmpty: Bool { system.isEmpty && custom.isEmpty }

    init() {}

    init(_ traits: [UITrait]) {
        for trait in traits {
            if let bit = SystemTraitDefinitions.find(trait)?.bit {
                system.insert(bit)
            } else {
                custom.insert(ObjectIdentifier(trait))
            }
        }
    }

    func intersects(_ other: TraitSet) -> Bool {
        !system.isDisjoint(with: other.system) || !custom.isDisjoint(with: other.custom)
    }
}

struct SystemTraits: OptionSet, Hashable {
    let rawValue: UInt32
    static let userInterfaceIdiom = SystemTraits(rawValue: 1 << 0)
    static let userInterfaceStyle = SystemTraits(rawValue: 1 << 1)
    static let userInterfaceLevel = SystemTraits(rawValue: 1 << 2)
    static let layoutDirection = SystemTraits(rawValue: 1 << 3)
    static let horizontalSizeClass = SystemTraits(rawValue: 1 << 4)
    static let verticalSizeClass = SystemTraits(rawValue: 1 << 5)
    static let forceTouchCapability = SystemTraits(rawValue: 1 << 6)
    static let displayGamut = SystemTraits(rawValue: 1 << 7)
    static let accessibilityContrast = SystemTraits(rawValue: 1 << 8)
    static let legibilityWeight = SystemTraits(rawValue: 1 << 9)
    static let activeAppearance = SystemTraits(rawValue: 1 << 10)
    static let sceneCaptureState = SystemTraits(rawValue: 1 << 11)
    static let displayScale = SystemTraits(rawValue: 1 << 12)
    static let contentSizeCategory = SystemTraits(rawValue: 1 << 13)
    static let typesettingLanguage = SystemTraits(rawValue: 1 << 14)

    /// Those that can change what a dynamic colour resolves to.
    static let color: SystemTraits = [
        .userInterfaceIdiom, .userInterfaceStyle, .userInterfaceLevel, .displayGamut, .accessibilityContrast, .activeAppearance,
    ]
}
