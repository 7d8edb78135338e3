import AppleFoundation

/// Describes one trait: its type and its value where nobody sets it.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    /// For debugging.
    static var name: String { get }
    /// For encoding; unique.
    static var identifier: String { get }
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that has its own field in `TraitStorage`.
protocol SystemTraitDefinition: SendableMetatype, UITraitDefinition {
    static var bit: SystemTraits { get }
    static var field: WritableKeyPath<TraitStorage, Value> { get }
}

extension SystemTraitDefinition {
    public static var affectsColorAppearance: Bool { SystemTraits.color.contains(bit) }
}

/// The system's traits by type. Comparing addresses is quick; looking for a conformance at run time is not.
enum SystemTraitDefinitions {
    private static let all: [any SystemTraitDefinition.Type] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
        UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitForceTouchCapability.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
        UITraitLegibilityWeight.self, UITraitActiveAppearance.self, UITraitSceneCaptureState.self, UITraitDisplayScale.self,
        UITraitPreferredContentSizeCategory.self, UITraitTypesettingLanguage.self,
    ]

    static func find(_ trait: UITrait) -> (any SystemTraitDefinition.Type)? {
        let wanted = ObjectIdentifier(trait)
        return all.first { ObjectIdentifier($0) == wanted }
    }
}

extension TraitStorage {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = SystemTraitDefinitions.find(trait) { return systemValue(system) as! Trait.Value }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = SystemTraitDefinitions.find(trait) {
                setSystemValue(newValue, of: system)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue, of: trait)
            }
        }
    }

    private func systemValue<Trait: SystemTraitDefinition>(_ trait: Trait.Type) -> Any { self[keyPath: Trait.field] }

    private mutating func setSystemValue<Trait: SystemTraitDefinition>(_ value: Any, of trait: Trait.Type) {
        self[keyPath: Trait.field] = value as! Trait.Value
    }

    func specifies(_ trait: UITrait) -> Bool {
        if let system = SystemTraitDefinitions.find(trait) {
            return changes(from: TraitStorage()).system.contains(system.bit)
        }
        return custom[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        if let system = SystemTraitDefinitions.find(trait) {
            clear(system)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }

    private mutating func clear<Trait: SystemTraitDefinition>(_ trait: Trait.Type) {
        self[keyPath: Trait.field] = TraitStorage()[keyPath: Trait.field]
    }
}

// MARK: - The system's traits

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var bit: SystemTraits { .userInterfaceIdiom }
    static var field: WritableKeyPath<TraitStorage, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: SystemTraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    static var bit: SystemTraits { .userInterfaceStyle }
    static var field: WritableKeyPath<TraitStorage, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Whether content lies on the ground or is raised above it; colours in the dark differ.
public struct UITraitUserInterfaceLevel: SystemTraitDefinition {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    static var bit: SystemTraits { .userInterfaceLevel }
    static var field: WritableKeyPath<TraitStorage, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Where text begins.
public struct UITraitLayoutDirection: SystemTraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var bit: SystemTraits { .layoutDirection }
    static var field: WritableKeyPath<TraitStorage, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Whether there is little or much width.
public struct UITraitHorizontalSizeClass: SystemTraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var bit: SystemTraits { .horizontalSizeClass }
    static var field: WritableKeyPath<TraitStorage, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// Whether there is little or much height.
public struct UITraitVerticalSizeClass: SystemTraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var bit: SystemTraits { .verticalSizeClass }
    static var field: WritableKeyPath<TraitStorage, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Whether the screen feels how hard it is pressed.
public struct UITraitForceTouchCapability: SystemTraitDefinition {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var bit: SystemTraits { .forceTouchCapability }
    static var field: WritableKeyPath<TraitStorage, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The colours that the screen has.
public struct UITraitDisplayGamut: SystemTraitDefinition {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    static var bit: SystemTraits { .displayGamut }
    static var field: WritableKeyPath<TraitStorage, UIDisplayGamut> { \.displayGamut }
}

/// Whether people want more contrast.
public struct UITraitAccessibilityContrast: SystemTraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    static var bit: SystemTraits { .accessibilityContrast }
    static var field: WritableKeyPath<TraitStorage, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Whether people want bold text.
public struct UITraitLegibilityWeight: SystemTraitDefinition {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var bit: SystemTraits { .legibilityWeight }
    static var field: WritableKeyPath<TraitStorage, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the window looks like the one in use.
public struct UITraitActiveAppearance: SystemTraitDefinition {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    static var bit: SystemTraits { .activeAppearance }
    static var field: WritableKeyPath<TraitStorage, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// Whether the scene is recorded or mirrored.
public struct UITraitSceneCaptureState: SystemTraitDefinition {
    public static var defaultValue: UISceneCaptureState { .unspecified }
    static var bit: SystemTraits { .sceneCaptureState }
    static var field: WritableKeyPath<TraitStorage, UISceneCaptureState> { \.sceneCaptureState }
}

/// Pixels in a point.
public struct UITraitDisplayScale: SystemTraitDefinition {
    public static var defaultValue: CGFloat { 0 }
    static var bit: SystemTraits { .displayScale }
    static var field: WritableKeyPath<TraitStorage, CGFloat> { \.displayScale }
}

/// How large people want their text.
public struct UITraitPreferredContentSizeCategory: SystemTraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var bit: SystemTraits { .contentSizeCategory }
    static var field: WritableKeyPath<TraitStorage, UIContentSizeCategory> { \.contentSizeCategory }
}

/// The language whose rules of setting apply.
public struct UITraitTypesettingLanguage: SystemTraitDefinition {
    public static var defaultValue: String { "" }
    static var bit: SystemTraits { .typesettingLanguage }
    static var field: WritableKeyPath<TraitStorage, String> { \.typesettingLanguage }
}
