import AppleFoundation

/// Traits that can be read and written by type or by name.
public protocol UIMutableTraits {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
    public var typesettingLanguage: String {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
}

public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// What the closures of `UITraitCollection` write into.
struct MutableTraits: UIMutableTraits {
    var storage: TraitStorage

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { storage[trait] }
        set { storage[trait] = newValue }
    }

    static func apply(_ mutations: UITraitMutations, to storage: TraitStorage) -> TraitStorage {
        var traits: any UIMutableTraits = MutableTraits(storage: storage)
        mutations(&traits)
        return (traits as! MutableTraits).storage
    }
}

/// The traits that a view, window or controller sets for itself and everything inside it.
public struct UITraitOverrides: UIMutableTraits {
    var storage = TraitStorage()

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { storage[trait] }
        set { storage[trait] = newValue }
    }

    /// Whether the trait has an override here.
    public func contains(_ trait: UITrait) -> Bool { storage.specifies(trait) }

    /// Takes the override away; the value is inherited again.
    public mutating func remove(_ trait: UITrait) { storage.remove(trait) }

    var isEmpty: Bool { storage == TraitStorage() }
}
