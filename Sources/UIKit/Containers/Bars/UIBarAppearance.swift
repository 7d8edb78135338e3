@_spi(House) import AppleFoundation
import CoreGraphics

/// How often anything about any appearance object has changed. While the number stays, what a bar has made of one is right.
@MainActor enum AppearanceChanges {
    private(set) static var count = 0

    static func note() { count &+= 1 }
}

/// A bar, or an item of one, that holds an appearance object and shows what is changed about it.
@MainActor protocol AppearanceHolder: AnyObject {
    func appearanceChanged()
}

/// How a bar's background and its edge look.
@preconcurrency @MainActor
open class UIBarAppearance: _MainActorObject, NSCopying, @preconcurrency NSCoding {
    public let idiom: UIUserInterfaceIdiom

    // MARK: Creating
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    public convenience override init() { self.init(idiom: .phone) }

    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        take(barAppearance)
    }

    public required init?(coder: NSCoder) {
        idiom = UIUserInterfaceIdiom(rawValue: coder.decodeInteger(forKey: "UIIdiom")) ?? .phone
        super.init()
        configureWithDefaultBackground()
        backgroundColor = coder.keptObject(of: UIColor.self, forKey: "UIBackgroundColor")
        shadowColor = coder.keptObject(of: UIColor.self, forKey: "UIShadowColor")
        backgroundImage = coder.keptObject(of: UIImage.self, forKey: "UIBackgroundImage")
        backgroundEffect = coder.keptObject(of: UIBlurEffect.self, forKey: "UIBackgroundEffect")
    }

    nonisolated open func encode(with coder: NSCoder) {
        Isolation.assumeMain(with: coder) { coder in
            coder.encode(idiom.rawValue, forKey: "UIIdiom")
            if let backgroundColor { coder.encode(backgroundColor, forKey: "UIBackgroundColor") }
            if let shadowColor { coder.encode(shadowColor, forKey: "UIShadowColor") }
            if let backgroundImage { coder.encode(backgroundImage, forKey: "UIBackgroundImage") }
            if let backgroundEffect { coder.encode(backgroundEffect, forKey: "UIBackgroundEffect") }
        }
    }

    // MARK: Being held
    /// Known as soon as an app can get at the object that a bar holds.
    final private(set) weak var holder: (any AppearanceHolder)?

    final func belong(to holder: any AppearanceHolder) {
        if self.holder === holder { return }
        self.holder = holder
        linkParts()
    }

    /// Tells the objects inside where they belong.
    func linkParts() {}

    final func changed() {
        AppearanceChanges.note()
        holder?.appearanceChanged()
    }

    /// Everything that the other one says and this kind can hold.
    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
    }

    final func clone() -> Self { type(of: self).init(barAppearance: self) }

    /// What bars show at the scroll edge unless they are told otherwise. Nobody changes it.
    static let clear: UIBarAppearance = {
        let made = UIBarAppearance()
        made.configureWithTransparentBackground()
        return made
    }()

    // MARK: Presets
    /// Blurred, with an edge.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = BarMetrics.edgeColor
        shadowImage = nil
    }
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        backgroundImage = nil
        shadowColor = BarMetrics.edgeColor
        shadowImage = nil
    }
    /// Neither background nor edge.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    // MARK: Background
    @NSCopying open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
    open var backgroundColor: UIColor? { didSet { changed() } }
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }

    // MARK: Edge
    open var shadowColor: UIColor? { didSet { changed() } }
    open var shadowImage: UIImage? { didSet { changed() } }

    /// Nothing of what lies behind shines through.
    final var isOpaque: Bool {
        guard backgroundEffect == nil, let backgroundColor else { return false }
        var alpha: CGFloat = 0
        backgroundColor.getWhite(nil, alpha: &alpha)
        return alpha >= 1
    }
}

/// A part of an appearance object, for one state of something.
@MainActor protocol AppearancePart: AnyObject {
    var whole: UIBarAppearance? { get }
}

extension AppearancePart {
    func changed() {
        AppearanceChanges.note()
        whole?.changed()
    }
}

/// How a bar's buttons look, by state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: _MainActorObject, AppearancePart {
    final weak var whole: UIBarAppearance?

    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var backgroundImage: UIImage? { didSet { changed() } }
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet {
            guard backgroundImagePositionAdjustment != oldValue else { return }
            Unsupported.kept("UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment")
        }
    }

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// The look of a bar's buttons in each of their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: _MainActorObject, NSCopying, @preconcurrency NSCoding {
    final private(set) var style: UIBarButtonItem.Style
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }
    public convenience override init() { self.init(style: .plain) }
    public required init?(coder: NSCoder) {
        style = UIBarButtonItem.Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        super.init()
    }
    nonisolated open func encode(with coder: NSCoder) {
        Isolation.assumeMain(with: coder) { coder in coder.encode(style.rawValue, forKey: "UIStyle") }
    }

    /// Forgets everything that was set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in [normal, highlighted, disabled, focused] { state.take(UIBarButtonItemStateAppearance()) }
    }

    final func belong(to whole: UIBarAppearance) {
        for state in [normal, highlighted, disabled, focused] { state.whole = whole }
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        Isolation.assumeMain { clone() }
    }

    final func clone() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }
}
