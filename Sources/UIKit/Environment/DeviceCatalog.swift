import AppleFoundation

/// The devices we know.
extension Device {
    package static let iPhoneSE1 = phone("iPhone SE (1st generation)", 320, 568, scale: 2)
    package static let iPhoneSE = phone("iPhone SE", 375, 667, scale: 2)
    package static let iPhone8 = phone("iPhone 8", 375, 667, scale: 2)
    package static let iPhone8Plus = phone("iPhone 8 Plus", 414, 736, scale: 3, isWide: true)
    package static let iPhoneX = notched("iPhone X", 375, 812, top: 44, statusBar: 44, corner: 39)
    package static let iPhone11 = notched("iPhone 11", 414, 896, scale: 2, top: 48, statusBar: 48, corner: 41.5, isWide: true)
    package static let iPhone11ProMax = notched("iPhone 11 Pro Max", 414, 896, top: 44, statusBar: 44, corner: 39, isWide: true)
    package static let iPhone13Mini = notched("iPhone 13 mini", 375, 812, top: 50, statusBar: 50, corner: 44)
    package static let iPhone13 = notched("iPhone 13", 390, 844, top: 47, statusBar: 47, corner: 47.33)
    package static let iPhone14 = notched("iPhone 14", 390, 844, top: 47, statusBar: 47, corner: 47.33)
    package static let iPhone14Plus = notched("iPhone 14 Plus", 428, 926, top: 47, statusBar: 47, corner: 53.33, isWide: true)
    package static let iPhone15 = notched("iPhone 15", 393, 852, top: 59, statusBar: 54, corner: 55)
    package static let iPhone15Pro = notched("iPhone 15 Pro", 393, 852, top: 59, statusBar: 54, corner: 55)
    package static let iPhone15ProMax = notched("iPhone 15 Pro Max", 430, 932, top: 59, statusBar: 54, corner: 55, isWide: true)
    package static let iPhone16 = notched("iPhone 16", 393, 852, top: 59, statusBar: 54, corner: 55)
    package static let iPhone16Pro = notched("iPhone 16 Pro", 402, 874, top: 62, statusBar: 54, corner: 62)
    package static let iPhone16ProMax = notched("iPhone 16 Pro Max", 440, 956, top: 62, statusBar: 54, corner: 62, isWide: true)

    package static let iPad9_7 = pad("iPad 9.7", 768, 1024, top: 20, bottom: 0)
    package static let iPadPro10_5 = pad("iPad Pro 10.5", 834, 1112, top: 20, bottom: 0)
    package static let iPad9 = pad("iPad (9th generation)", 810, 1080, top: 20, bottom: 0)
    package static let iPad10 = pad("iPad (10th generation)", 820, 1180, top: 24, bottom: 20, corner: 25)
    package static let iPadMini = pad("iPad mini", 744, 1133, top: 24, bottom: 20, corner: 21.5)
    package static let iPadPro11 = pad("iPad Pro 11", 834, 1194, top: 24, bottom: 20, corner: 18)
    package static let iPadPro12_9 = pad("iPad Pro 12.9", 1024, 1366, top: 24, bottom: 20, corner: 18)
    package static let iPadPro13 = pad("iPad Pro 13", 1032, 1376, top: 24, bottom: 20, corner: 30)

    /// All of them, phones first, from small to large.
    package static let catalog: [Device] = [
        iPhoneSE1, iPhoneSE, iPhone8, iPhone8Plus, iPhoneX, iPhone11, iPhone11ProMax, iPhone13Mini, iPhone13, iPhone14,
        iPhone14Plus, iPhone15,
        iPhone15Pro, iPhone15ProMax, iPhone16, iPhone16Pro, iPhone16ProMax, iPad9_7, iPad9, iPadPro10_5, iPadMini, iPad10,
        iPadPro11, iPadPro12_9,
        iPadPro13,
    ]

    /// The device of that name, whatever the case of the letters.
    package static func named(_ name: String) -> Device? {
        catalog.first { $0.name.lowercased() == name.lowercased() }
    }

    // MARK: Sharing an iPad's screen
    package enum Share: Hashable, Sendable { case third, half, twoThirds }

    /// An iPad of which an app has a part, beside another app and a bar of 10 points.
    package func sharing(_ share: Share) -> Device {
        let whole = size.width
        let isSideways = orientation == .landscape
        let third: CGFloat = whole >= (isSideways ? 1194 : 1024) ? 375 : 320
        var copy = self
        let width: CGFloat
        switch share {
        case .third: width = third
        case .half: width = (whole - 10) / 2
        case .twoThirds: width = whole - 10 - third
        }
        copy = copy.resized(to: CGSize(width: width, height: size.height), safeArea: safeAreaInsets)
        switch share {
        case .third: copy.isNarrow = true
        case .half: copy.isNarrow = !isSideways || whole < 1366
        case .twoThirds: copy.isNarrow = !isSideways
        }
        return copy
    }

    private static func phone(_ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, isWide: Bool = false)
        -> Device
    {
        Device(
            name: name, idiom: .phone, size: CGSize(width: width, height: height), scale: scale,
            portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero,
            isWideInLandscape: isWide)
    }

    private static func notched(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat, statusBar: CGFloat,
        corner: CGFloat, isWide: Bool = false
    ) -> Device {
        Device(
            name: name, idiom: .phone, size: CGSize(width: width, height: height), scale: scale, cornerRadius: corner,
            statusBarHeight: statusBar,
            portraitSafeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top), isWideInLandscape: isWide)
    }

    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, corner: CGFloat = 0
    ) -> Device {
        let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        return Device(
            name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2, cornerRadius: corner,
            statusBarHeight: top, portraitSafeArea: insets, landscapeSafeArea: insets)
    }
}
