import AppleFoundation

/// A named screen with what surrounds it: the one description that windows, traits and safe areas come from.
package struct Device: Hashable, Sendable {
    package enum Orientation: Hashable, Sendable { case portrait, landscape }

    package var name: String
    package var idiom: UIUserInterfaceIdiom
    /// In points, held upright.
    package var portraitSize: CGSize
    package var scale: CGFloat
    package var cornerRadius: CGFloat
    /// The status bar's height, upright.
    package var statusBarHeight: CGFloat
    /// What the housing and the system cover, upright, with the status bar shown.
    package var portraitSafeArea: UIEdgeInsets
    package var landscapeSafeArea: UIEdgeInsets
    /// Regular width when a phone lies on its side.
    package var isWideInLandscape: Bool
    package var orientation: Orientation = .portrait
    /// A part of an iPad's screen that counts as compact.
    package var isNarrow = false

    package init(
        name: String, idiom: UIUserInterfaceIdiom, size: CGSize, scale: CGFloat, cornerRadius: CGFloat = 0,
        statusBarHeight: CGFloat = 20, portraitSafeArea: UIEdgeInsets, landscapeSafeArea: UIEdgeInsets,
        isWideInLandscape: Bool = false
    ) {
        self.name = name
        self.idiom = idiom
        portraitSize = size
        self.scale = scale
        self.cornerRadius = cornerRadius
        self.statusBarHeight = statusBarHeight
        self.portraitSafeArea = portraitSafeArea
        self.landscapeSafeArea = landscapeSafeArea
        self.isWideInLandscape = isWideInLandscape
    }

    /// In points, as it is held now.
    package var size: CGSize {
        orientation == .portrait ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
    }

    package var bounds: CGRect { CGRect(origin: .zero, size: size) }

    package var safeAreaInsets: UIEdgeInsets { orientation == .portrait ? portraitSafeArea : landscapeSafeArea }

    package var horizontalSizeClass: UIUserInterfaceSizeClass {
        if idiom == .pad { return isNarrow ? .compact : .regular }
        return orientation == .landscape && isWideInLandscape ? .regular : .compact
    }

    package var verticalSizeClass: UIUserInterfaceSizeClass {
        if idiom == .pad { return .regular }
        return orientation == .portrait ? .regular : .compact
    }

    package func held(_ orientation: Orientation) -> Device {
        var copy = self
        copy.orientation = orientation
        return copy
    }

    /// The same device as a plain screen of another size, for pictures of single views.
    package func resized(to size: CGSize, scale: CGFloat? = nil, safeArea: UIEdgeInsets = .zero) -> Device {
        var copy = self
        copy.portraitSize = orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
        copy.scale = scale ?? self.scale
        copy.portraitSafeArea = safeArea
        copy.landscapeSafeArea = safeArea
        return copy
    }

    package var traits: UITraitCollection {
        UITraitCollection.fallback.modifyingTraits {
            $0.userInterfaceIdiom = idiom
            $0.displayScale = scale
            $0.horizontalSizeClass = horizontalSizeClass
            $0.verticalSizeClass = verticalSizeClass
        }
    }
}
