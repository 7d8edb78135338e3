/// What `NSObject` answers on iOS beyond Foundation on Linux: `awakeFromNib`, key-value observing and the like. A class right
/// under `NSObject` has nothing to override there, so the modifier goes and the member is found by name.
enum NSObjectOverrides {
    /// Full names of methods, with the selector where the rule does not give it.
    static let selectors: [String: String] = [
        "awakeFromNib()": "awakeFromNib",
        "prepareForInterfaceBuilder()": "prepareForInterfaceBuilder",
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "setValue(_:forKey:)": "setValue:forKey:",
        "setValue(_:forKeyPath:)": "setValue:forKeyPath:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
        "value(forKey:)": "valueForKey:",
        "value(forKeyPath:)": "valueForKeyPath:",
        "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "setNilValueForKey(_:)": "setNilValueForKey:",
        "setValuesForKeys(_:)": "setValuesForKeysWithDictionary:",
        "dictionaryWithValues(forKeys:)": "dictionaryWithValuesForKeys:",
        "willChangeValue(forKey:)": "willChangeValueForKey:",
        "didChangeValue(forKey:)": "didChangeValueForKey:",
        "addObserver(_:forKeyPath:options:context:)": "addObserver:forKeyPath:options:context:",
        "removeObserver(_:forKeyPath:)": "removeObserver:forKeyPath:",
        "removeObserver(_:forKeyPath:context:)": "removeObserver:forKeyPath:context:",
        "responds(to:)": "respondsToSelector:",
        "conforms(to:)": "conformsToProtocol:",
        "forwardingTarget(for:)": "forwardingTargetForSelector:",
        "method(for:)": "methodForSelector:",
        "doesNotRecognizeSelector(_:)": "doesNotRecognizeSelector:",
        "perform(_:)": "performSelector:",
        "perform(_:with:)": "performSelector:withObject:",
        "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
        "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
        "getObjectValue(_:for:range:)": "getObjectValue:forString:range:error:",
        "getObjectValue(_:for:errorDescription:)": "getObjectValue:forString:errorDescription:",
        "accessibilityElementCount()": "accessibilityElementCount",
        "accessibilityElement(at:)": "accessibilityElementAtIndex:",
        "index(ofAccessibilityElement:)": "indexOfAccessibilityElement:",
        "accessibilityActivate()": "accessibilityActivate",
        "accessibilityIncrement()": "accessibilityIncrement",
        "accessibilityDecrement()": "accessibilityDecrement",
        "accessibilityPerformEscape()": "accessibilityPerformEscape",
        "accessibilityScroll(_:)": "accessibilityScroll:",
    ]

    static let properties: Set<String> = [
        "isAccessibilityElement", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
        "accessibilityFrame", "accessibilityPath", "accessibilityActivationPoint", "accessibilityLanguage",
        "accessibilityElements", "accessibilityElementsHidden", "accessibilityViewIsModal", "accessibilityCustomActions",
        "accessibilityIdentifier", "shouldGroupAccessibilityChildren", "observationInfo", "autoContentAccessingProxy",
        "accessibilityContainerType", "accessibilityNavigationStyle", "accessibilityAttributedLabel",
    ]
}

extension ExtensionHoists {
    static func replacesInformalOverride(
        _ name: String, _ isOverride: Bool, _ scope: ScopeFact, _ lookup: IndexLookup
    ) -> Bool {
        guard isOverride, NSObjectOverrides.selectors[name] != nil || NSObjectOverrides.properties.contains(name),
            let own = lookup.ownClass(path: scope.path)
        else { return false }
        let chain = lookup.ancestry(of: own)
        guard let root = chain.root else { return false }
        // Those of UIKit have some of the properties themselves.
        let isPlain = NSObjectOverrides.selectors[name] != nil && PlatformTypes.isPlainObject(root)
        guard isPlain || PlatformTypes.roots.contains(root) else { return false }
        return !lookup.ancestorDeclares(name, of: own)
    }
}

extension FileRewriter {
    mutating func rewriteNSObjectOverrides() {
        for scope in facts.scopes where scope.kind != .objcProtocol {
            for method in scope.methods where replacesInformalOverride(method, in: scope) {
                guard let modifier = method.overrideModifier else { continue }
                count("override of NSObject")
                edits.append(source.blank(modifier.start, modifier.end))
            }
            for property in scope.properties where replacesInformalOverride(property, in: scope) {
                guard let modifier = property.overrideModifier else { continue }
                count("override of NSObject")
                edits.append(source.blank(modifier.start, modifier.end))
            }
        }
    }

    func replacesInformalOverride(_ method: MethodFact, in scope: ScopeFact) -> Bool {
        ExtensionHoists.replacesInformalOverride(method.fullName, method.traits.contains(.override), scope, lookup)
    }

    func replacesInformalOverride(_ property: PropertyFact, in scope: ScopeFact) -> Bool {
        ExtensionHoists.replacesInformalOverride(property.name, property.traits.contains(.override), scope, lookup)
    }
}
