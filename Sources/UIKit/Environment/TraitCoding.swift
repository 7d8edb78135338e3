import AppleFoundation

/// Writes the system's traits into an archive and reads them back. Traits that an app defines are not archived.
enum TraitCoding {
    static func encode(_ storage: TraitStorage, into coder: NSCoder) {
        coder.encode(storage.userInterfaceIdiom.rawValue, forKey: "UITraitCollectionBuiltinTraitUserInterfaceIdiom")
        coder.encode(storage.userInterfaceStyle.rawValue, forKey: "UITraitCollectionBuiltinTraitUserInterfaceStyle")
        coder.encode(storage.userInterfaceLevel.rawValue, forKey: "UITraitCollectionBuiltinTraitUserInterfaceLevel")
        coder.encode(storage.layoutDirection.rawValue, forKey: "UITraitCollectionBuiltinTraitLayoutDirection")
        coder.encode(storage.horizontalSizeClass.rawValue, forKey: "UITraitCollectionBuiltinTraitHorizontalSizeClass")
        coder.encode(storage.verticalSizeClass.rawValue, forKey: "UITraitCollectionBuiltinTraitVerticalSizeClass")
        coder.encode(storage.displayGamut.rawValue, forKey: "UITraitCollectionBuiltinTraitDisplayGamut")
        coder.encode(storage.accessibilityContrast.rawValue, forKey: "UITraitCollectionBuiltinTraitAccessibilityContrast")
        coder.encode(storage.legibilityWeight.rawValue, forKey: "UITraitCollectionBuiltinTraitLegibilityWeight")
        coder.encode(Double(storage.displayScale), forKey: "UITraitCollectionBuiltinTraitDisplayScale")
        coder.encode(
            storage.contentSizeCategory.rawValue as NSString, forKey: "UITraitCollectionBuiltinTraitContentSizeCategory")
    }

    static func decode(_ storage: inout TraitStorage, from coder: NSCoder) {
        func raw<Value: RawRepresentable>(_ key: String, _ unspecified: Value) -> Value where Value.RawValue == Int {
            let name = "UITraitCollectionBuiltinTrait" + key
            guard coder.containsValue(forKey: name) else { return unspecified }
            return Value(rawValue: coder.decodeInteger(forKey: name)) ?? unspecified
        }
        storage.userInterfaceIdiom = raw("UserInterfaceIdiom", .unspecified)
        storage.userInterfaceStyle = raw("UserInterfaceStyle", .unspecified)
        storage.userInterfaceLevel = raw("UserInterfaceLevel", .unspecified)
        storage.layoutDirection = raw("LayoutDirection", .unspecified)
        storage.horizontalSizeClass = raw("HorizontalSizeClass", .unspecified)
        storage.verticalSizeClass = raw("VerticalSizeClass", .unspecified)
        storage.displayGamut = raw("DisplayGamut", .unspecified)
        storage.accessibilityContrast = raw("AccessibilityContrast", .unspecified)
        storage.legibilityWeight = raw("LegibilityWeight", .unspecified)
        storage.displayScale = CGFloat(coder.decodeDouble(forKey: "UITraitCollectionBuiltinTraitDisplayScale"))
        guard coder.containsValue(forKey: "UITraitCollectionBuiltinTraitContentSizeCategory") else { return }
        if let category = coder.keptObject(of: NSString.self, forKey: "UITraitCollectionBuiltinTraitContentSizeCategory") {
            storage.contentSizeCategory = UIContentSizeCategory(rawValue: category as String)
        }
    }
}

extension TraitStorage {
    /// The specified traits, as a person reads them.
    var text: String {
        var parts: [String] = []
        if userInterfaceIdiom != .unspecified { parts.append("UserInterfaceIdiom = \(userInterfaceIdiom)") }
        if displayScale != 0 { parts.append("DisplayScale = \(NumberText.short(displayScale))") }
        if displayGamut != .unspecified { parts.append("DisplayGamut = \(displayGamut)") }
        if horizontalSizeClass != .unspecified { parts.append("HorizontalSizeClass = \(horizontalSizeClass)") }
        if verticalSizeClass != .unspecified { parts.append("VerticalSizeClass = \(verticalSizeClass)") }
        if userInterfaceStyle != .unspecified { parts.append("UserInterfaceStyle = \(userInterfaceStyle)") }
        if userInterfaceLevel != .unspecified { parts.append("UserInterfaceLevel = \(userInterfaceLevel)") }
        if layoutDirection != .unspecified { parts.append("LayoutDirection = \(layoutDirection)") }
        if forceTouchCapability != .unknown { parts.append("ForceTouchCapability = \(forceTouchCapability)") }
        if contentSizeCategory != .unspecified {
            parts.append("PreferredContentSizeCategory = \(contentSizeCategory.rawValue)")
        }
        if accessibilityContrast != .unspecified { parts.append("AccessibilityContrast = \(accessibilityContrast)") }
        if legibilityWeight != .unspecified { parts.append("LegibilityWeight = \(legibilityWeight)") }
        if activeAppearance != .unspecified { parts.append("ActiveAppearance = \(activeAppearance)") }
        if !typesettingLanguage.isEmpty { parts.append("TypesettingLanguage = \(typesettingLanguage)") }
        return parts.joined(separator: ", ")
    }
}
