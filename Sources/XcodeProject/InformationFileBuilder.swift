import AppleFoundation

extension XcodeTarget {
    /// The target's Info.plist with its variables filled in, and the settings that new projects keep instead of a file.
    package func information(_ settings: BuildSettings, folder: String) -> [String: Any] {
        var result: [String: Any] = [:]
        if let name = settings["INFOPLIST_FILE"], !name.isEmpty {
            let path = name.hasPrefix("/") ? name : folder + "/" + name
            if let data = RegularFile.contents(path, limit: 16 << 20),
                let content = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
                    as? [String: Any]
            {
                result = content
            }
        }
        // What XcodeGen would write into the file.
        result.merge(object[InformationFile.spec] as? [String: Any] ?? [:]) { _, new in new }
        if settings["GENERATE_INFOPLIST_FILE"] == "YES" { result.merge(generated(settings)) { _, new in new } }
        var filled = Self.expanded(result, settings) as? [String: Any] ?? [:]
        let defaults: [String: String?] = [
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"], "CFBundleName": settings["PRODUCT_NAME"],
            "CFBundleExecutable": settings["EXECUTABLE_NAME"], "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"],
            "CFBundleShortVersionString": settings["MARKETING_VERSION"], "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
        ]
        for (key, value) in defaults where filled[key] == nil { filled[key] = value ?? "" }
        filled["AlliumModuleName"] = settings.moduleName
        return filled
    }

    private func generated(_ settings: BuildSettings) -> [String: Any] {
        var result: [String: Any] = [:]
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names where name.hasPrefix(prefix) {
            guard let value = settings[name] else { continue }
            let key = String(name.dropFirst(prefix.count))
            switch key {
            case "UISupportedInterfaceOrientations_iPhone", "UISupportedInterfaceOrientations":
                result["UISupportedInterfaceOrientations"] = value.split(separator: " ").map(String.init)
            case "UISupportedInterfaceOrientations_iPad":
                result["UISupportedInterfaceOrientations~ipad"] = value.split(separator: " ").map(String.init)
            case "UIApplicationSceneManifest_Generation", "UILaunchScreen_Generation": break
            default: result[key] = value == "YES" ? true : value == "NO" ? false : value as Any
            }
        }
        return result
    }

    private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expand(text)
        case let list as [Any]: list.map { expanded($0, settings) }
        case let table as [String: Any]: table.mapValues { expanded($0, settings) }
        default: value
        }
    }
}
