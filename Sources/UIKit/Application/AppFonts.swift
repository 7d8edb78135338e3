import AppleFoundation
import CoreText

/// The fonts that an app brings along: `UIAppFonts` in its information file names them, from the bundle's folder on.
@MainActor enum AppFonts {
    /// Before anything of the app's own runs. Programs without fonts of their own pay one look into a dictionary.
    static func register(_ values: [String: Any], in bundle: Bundle) {
        for name in values["UIAppFonts"] as? [String] ?? [] {
            guard let path = path(of: name, in: bundle) else {
                Diagnostics.write("UIAppFonts names \(name), which isn't in the bundle.")
                continue
            }
            do {
                try FontRegistry.register(contentsOf: URL(fileURLWithPath: path))
            } catch FontRegistry.RegistrationError.alreadyRegistered {
                // Named twice, or launched twice.
            } catch {
                Diagnostics.write("UIAppFonts: \(error)")
            }
        }
    }

    private static func path(of name: String, in bundle: Bundle) -> String? {
        let folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
        return folders.map { $0 + "/" + name }.first { FileManager.default.fileExists(atPath: $0) }
    }
}
