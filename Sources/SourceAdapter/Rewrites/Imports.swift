import SwiftSyntax

/// Imports name the modules that exist on Linux: Foundation with what it lacks there, and whole modules for their parts.
extension FactCollector {
    static let moduleNames: [String: String] = [
        "Foundation": "AppleFoundation", "CoreFoundation": "AppleFoundation", "MachO": "AppleFoundation",
        "Accessibility": "UIKit", "CoreServices": "MobileCoreServices",
    ]

    /// What pointfreeco's library of snapshots imports of frameworks that aren't here: it gets the few names that it uses, and nobody else.
    private static let snapshotFrameworks: Set<String> = [
        "Accelerate", "CoreImage", "MetalPerformanceShaders", "SceneKit", "SpriteKit", "WebKit",
    ]

    private func standIn(for module: String) -> String? {
        let configuration = conditions.configuration
        // Written for Linux it means what is there.
        if configuration.isForLinux, module == "CoreFoundation" { return module }
        let isLibrary = configuration.moduleName == "SnapshotTesting"
        return isLibrary && Self.snapshotFrameworks.contains(module) ? "SnapshotFrameworks" : nil
    }

    /// Modules that bring the runtime's names with them.
    static let runtimeModules: Set<String> = [
        "AppleFoundation", "CoreGraphics", "CoreLocation", "QuartzCore", "UIKit", "ObjectiveC", "UniformTypeIdentifiers",
        "MapKit", "MobileCoreServices", "UserNotifications", "SafariServices", "MessageUI",
    ]

    /// Types that Foundation has on Apple's systems and a module of its own on Linux.
    static let separateModules: [(module: String, types: [String])] = [
        (
            "FoundationNetworking",
            [
                "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "HTTPCookie", "URLCache", "CachedURLResponse",
                "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace", "URLProtocol", "NSURLRequest",
                "NSMutableURLRequest", "URLSessionTask", "URLSessionDataTask", "URLSessionUploadTask", "URLSessionDownloadTask",
                "URLSessionStreamTask", "URLSessionWebSocketTask", "URLSessionConfiguration", "URLSessionTaskMetrics",
                "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
                "URLSessionWebSocketDelegate", "URLAuthenticationChallengeSender", "URLCredentialStorage", "URLProtocolClient",
                "HTTPCookieStorage", "HTTPCookiePropertyKey",
            ]
        ),
        ("FoundationXML", ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD"]),
    ]

    /// Types of notifications, which UIKit brings on iOS; here programs without them don't load their module.
    static let notificationTypes = [
        "UNUserNotificationCenter", "UNUserNotificationCenterDelegate", "UNAuthorizationOptions", "UNAuthorizationStatus",
        "UNNotification", "UNNotificationRequest", "UNNotificationResponse", "UNNotificationContent",
        "UNMutableNotificationContent", "UNNotificationSettings", "UNNotificationSound", "UNNotificationTrigger",
        "UNTimeIntervalNotificationTrigger", "UNCalendarNotificationTrigger", "UNNotificationAction",
        "UNNotificationCategory", "UNNotificationAttachment", "UNNotificationPresentationOptions",
    ]

    /// All names that decide about that, wherever they stand in a text.
    static let notificationNames = ["UserNotifications"] + notificationTypes

    /// Beside the first import: programs that name no such type don't load these libraries.
    private func importSeparateModules(after node: ImportDeclSyntax) {
        for (module, types) in Self.separateModules where types.contains(where: source.mentions) {
            insert("; import \(module)", at: node.path.end)
            facts.count("import")
        }
    }

    /// `Foundation.URLSession` is a type of the module that has it here.
    func collectModuleQualifier(_ qualifier: some SyntaxProtocol, _ type: String) {
        guard qualifier.trimmedDescription == "Foundation",
            let module = Self.separateModules.first(where: { $0.types.contains(type) })?.module
        else { return }
        replace(qualifier, with: module)
        facts.count("import")
    }

    private func importNotifications(after node: ImportDeclSyntax) {
        guard conditions.configuration.canImport("UserNotifications"), !source.mentions("UserNotifications"),
            Self.notificationTypes.contains(where: source.mentions)
        else { return }
        insert("; import UserNotifications", at: node.path.end)
        facts.imports.append("UserNotifications")
        facts.count("import")
    }

    /// Variables of C's library that anybody could set, as Swift sees them here; on Apple's systems they are safe to use from anywhere.
    private static let streams = ["stderr", "stdout", "stdin"]

    private func exemptStreams(_ node: ImportDeclSyntax, _ name: String) {
        guard ["AppleFoundation", "Darwin", "UIKit"].contains(name), !node.attributes.has("preconcurrency"),
            !conditions.configuration.isForLinux, Self.streams.contains(where: source.mentions)
        else { return }
        insert("@preconcurrency ", at: node.start)
        facts.count("import")
    }

    func collectImport(_ node: ImportDeclSyntax) {
        guard let first = node.path.first?.name.text else { return }
        if facts.imports.isEmpty { importSeparateModules(after: node) }
        let name = standIn(for: first) ?? Self.moduleNames[first] ?? first
        if name == "UIKit", !facts.imports.contains("UIKit") { importNotifications(after: node) }
        facts.imports.append(name)
        exemptStreams(node, name)
        let bringsXCTest = name == "XCTest" || conditions.configuration.modulesWithXCTest.contains(name)
        if bringsXCTest, conditions.configuration.testsSeeUIKit {
            insert("; import UIKit; import AlliumXCTest", at: node.path.end)
            facts.imports.append("UIKit")
            facts.count("import")
        }
        if let kind = node.importKindSpecifier {
            guard name != first else { return }
            // `import class Foundation.NSString`: the whole module, for its own additions too.
            add(source.replace(kind.start, node.path.end, with: name))
            facts.count("import")
        } else if node.path.count > 1 || name != first {
            replace(node.path, with: name)
            facts.count("import")
        }
    }
}

extension FileRewriter {
    /// A file that registers members but imports nothing that knows the registry gets the import on its first line of code.
    mutating func importRuntimeIfNeeded() {
        guard usesRuntime, !facts.imports.contains(where: FactCollector.runtimeModules.contains) else { return }
        insert("import AppleFoundation; ", at: facts.firstStatement)
    }
}
