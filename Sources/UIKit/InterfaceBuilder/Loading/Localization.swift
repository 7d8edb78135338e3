import AppleFoundation
import Synchronization

/// Which language texts are in. The environment has no say: it is chosen here, or the bundle's own.
package enum Localization {
    /// Languages in the order of preference; none means the bundle's own.
    package static var preferred: [String] {
        get { wishes.withLock { $0 } }
        set { wishes.withLock { $0 = newValue } }
    }
    private static let wishes = Mutex<[String]>([])

    static func language(of bundle: Bundle) -> String {
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        guard !preferred.isEmpty, let root = bundle.resourcePath else { return own ?? "en" }
        let available = Set(folders(in: root).map { String($0.dropLast(6)) })
        for wish in preferred {
            // `pt-BR`, then `pt`.
            for candidate in [
                wish, wish.replacingOccurrences(of: "-", with: "_"), String(wish.prefix { $0 != "-" && $0 != "_" }),
            ]
            where available.contains(candidate) {
                return candidate
            }
            if wish == own { return wish }
        }
        return own ?? "en"
    }

    /// Names of the folders `….lproj`, sorted.
    static func folders(in root: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { $0.hasSuffix(".lproj") }.sorted()
    }

    /// A table of texts; nil where there is none for the language.
    static func strings(table: String, in bundle: Bundle, language: String) -> [String: String]? {
        guard let root = bundle.resourcePath, RegularFile.staysInside(table), RegularFile.isPlainName(language) else {
            return nil
        }
        let path = "\(root)/\(language).lproj/\(table).strings"
        guard let data = RegularFile.contents(path) else { return nil }
        return StringsFile.read(data)
    }
}
