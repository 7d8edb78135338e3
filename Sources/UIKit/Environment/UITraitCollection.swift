@_spi(House) import AppleFoundation
import Synchronization

/// What the environment is like: style, room, scale, text size, direction and more.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Written once, before anybody else knows the collection.
    final private(set) var storage = TraitStorage()

    /// The only initialiser that isn't made of another one: subclasses have all of them.
    public override init() { super.init() }

    convenience init(storage: TraitStorage) {
        self.init()
        self.storage = storage
    }

    // MARK: Making trait collections
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = capability }
    }
    public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
        self.init { $0.contentSizeCategory = category }
    }
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }
    public convenience init(sceneCaptureState: UISceneCaptureState) { self.init { $0.sceneCaptureState = sceneCaptureState } }
    public convenience init(typesettingLanguage: String) { self.init { $0.typesettingLanguage = typesettingLanguage } }

    private convenience init(setting change: (inout TraitStorage) -> Void) {
        var storage = TraitStorage()
        change(&storage)
        self.init(storage: storage)
    }

    /// The union; where two collections specify a trait the later one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var storage = TraitStorage()
        for collection in traitCollections { storage.merge(collection.storage) }
        self.init(storage: storage)
    }

    public convenience init(mutations: UITraitMutations) {
        self.init(storage: MutableTraits.apply(mutations, to: TraitStorage()))
    }

    public convenience init<Trait: UITraitDefinition>(trait: Trait.Type, value: Trait.Value) {
        self.init { (storage: inout TraitStorage) in storage[trait] = value }
    }

    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        UITraitCollection(storage: MutableTraits.apply(mutations, to: storage))
    }

    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var copy = storage
        copy[trait] = value
        return UITraitCollection(storage: copy)
    }

    // MARK: Reading
    open var userInterfaceIdiom: UIUserInterfaceIdiom { storage.userInterfaceIdiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { storage.userInterfaceStyle }
    open var userInterfaceLevel: UIUserInterfaceLevel { storage.userInterfaceLevel }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { storage.layoutDirection }
    open var displayScale: CGFloat { storage.displayScale }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { storage.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { storage.verticalSizeClass }
    open var forceTouchCapability: UIForceTouchCapability { storage.forceTouchCapability }
    open var preferredContentSizeCategory: UIContentSizeCategory { storage.contentSizeCategory }
    open var displayGamut: UIDisplayGamut { storage.displayGamut }
    open var accessibilityContrast: UIAccessibilityContrast { storage.accessibilityContrast }
    open var legibilityWeight: UILegibilityWeight { storage.legibilityWeight }
    open var activeAppearance: UIUserInterfaceActiveAppearance { storage.activeAppearance }
    open var sceneCaptureState: UISceneCaptureState { storage.sceneCaptureState }
    open var typesettingLanguage: String { storage.typesettingLanguage }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { storage[trait] }

    // MARK: Comparing
    /// Whether every trait that `trait` specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return storage.merging(trait.storage) == storage
    }

    /// Whether dynamic colours may look different.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection, traitCollection !== self else { return traitCollection == nil }
        let changes = storage.changes(from: traitCollection.storage)
        if !changes.system.isDisjoint(with: .color) { return true }
        return changes.custom.contains { key in
            (storage.custom[key] ?? traitCollection.storage.custom[key])?.affectsColor ?? false
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.storage == storage
    }

    open override var hash: Int { storage.hashValue }

    // MARK: Copying and coding
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        self.init { (storage: inout TraitStorage) in TraitCoding.decode(&storage, from: coder) }
    }

    open func encode(with coder: NSCoder) { TraitCoding.encode(storage, into: coder) }

    open override var description: String { "<UITraitCollection: \(Diagnostics.address(self)); \(storage.text)>" }
}

// MARK: - The current traits

extension UITraitCollection {
    /// What a screen of a current phone has. Stands in wherever no screen is near.
    package static let fallback = UITraitCollection {
        $0.userInterfaceIdiom = .phone
        $0.userInterfaceStyle = .light
        $0.userInterfaceLevel = .base
        $0.layoutDirection = .leftToRight
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.displayScale = 3
        $0.displayGamut = .SRGB
        $0.forceTouchCapability = .unavailable
        $0.preferredContentSizeCategory = .large
        $0.accessibilityContrast = .normal
        $0.legibilityWeight = .regular
        $0.activeAppearance = .active
        $0.sceneCaptureState = .inactive
    }

    /// The traits of whatever is being laid out or drawn on this thread. UIKit sets it around those calls; one may set it oneself.
    public static var current: UITraitCollection {
        get { CurrentTraits.value ?? CurrentTraits.initial }
        set { CurrentTraits.value = newValue }
    }

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = CurrentTraits.value
        CurrentTraits.value = self
        defer { CurrentTraits.value = previous }
        actions()
    }
}

/// The current traits of each thread.
package enum CurrentTraits {
    private static let ofOthers = ThreadObject<UITraitCollection>()

    /// What a thread starts with: the main screen's traits once there is a screen.
    package static var initial: UITraitCollection {
        get { pinned.object }
        set { pinned = Uncounted(kept(newValue)) }
    }

    /// The same. Views begin with it without counting it.
    nonisolated(unsafe) static var pinned = Uncounted(kept(.fallback))
    /// All that ever were the first ones, each once, kept for good.
    private static let firstOnes = Mutex<[UITraitCollection]>([])

    /// The one that is kept and says the same.
    static func kept(_ traits: UITraitCollection) -> UITraitCollection {
        firstOnes.withLock { firstOnes in
            if let known = firstOnes.first(where: { $0 === traits || $0.storage == traits.storage }) { return known }
            firstOnes.append(traits)
            return traits
        }
    }

    /// The main thread's, which each view's layout sets: a plain variable, since looking up a thread's own costs more.
    nonisolated(unsafe) private static var mainValue: UITraitCollection?
    nonisolated(unsafe) private static var mainThread: pthread_t?

    /// Asking whether this is the main thread costs two system calls; comparing with the one that was found costs nothing.
    private static var isOnMainThread: Bool {
        if let mainThread { return pthread_equal(pthread_self(), mainThread) != 0 }
        guard Thread.isMainThread else { return false }
        mainThread = pthread_self()
        return true
    }

    /// The same as comparing with `value`, without counting references.
    @inline(__always) static func isCurrentOnMain(_ traits: Uncounted<UITraitCollection>) -> Bool {
        guard let mainValue else { return false }
        return Uncounted(mainValue) == traits
    }

    /// Trades the current traits for others, again without counting references.
    static func exchange(_ other: inout UITraitCollection?) {
        if isOnMainThread { return swap(&mainValue, &other) }
        let present = value
        value = other
        other = present
    }

    package static var value: UITraitCollection? {
        get {
            if isOnMainThread { return mainValue }
            return ofOthers.current
        }
        set { if isOnMainThread { mainValue = newValue } else { ofOthers.current = newValue } }
    }
}
