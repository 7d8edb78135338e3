import Foundation

/// What a module shows to others, one declaration a line, as the compiler's own printer tells it from the module that was built.
struct PublicAPI {
    /// The modules of the products, and what tests of apps import.
    static let modules = [
        "AppleFoundation", "BrowserHost", "ConstraintSolver", "CoreGraphics", "CoreLocation", "CoreText", "HeadlessHost",
        "ImageIO", "MapKit", "MessageUI", "MobileCoreServices", "OSLog", "QuartzCore", "SDLHost", "SafariServices",
        "TestEvidence",
        "UIKit", "UIKitTesting", "UniformTypeIdentifiers", "UserNotifications", "os",
    ]

    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    let lines: [String]

    /// Where Debian's libraries have their headers, as the build asks it.
    private static func headerFolders() throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["pkg-config", "--cflags-only-I", "cairo", "pixman-1", "freetype2", "harfbuzz", "libpng", "expat"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }

    /// Runs the toolchain's printer on a module of this build.
    init(of module: String, in repository: Repository = Repository()) throws {
        let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        process.executableURL = try Self.toolchain().appendingPathComponent("swift-synthesize-interface")
        let result = FileManager.default.temporaryDirectory.appendingPathComponent("\(module)-\(getpid()).swiftinterface")
        defer { try? FileManager.default.removeItem(at: result) }
        var arguments = ["-module-name", module, "-I", build.appendingPathComponent("Modules").path, "-o", result.path]
        arguments += ["-target", Self.target]
        // Where the modules of C targets and of system libraries have their maps.
        let system = repository.root.appendingPathComponent("Sources/System")
        for name in try FileManager.default.contentsOfDirectory(atPath: system.path).sorted() {
            arguments += [
                "-I", system.appendingPathComponent(name).path, "-I", build.appendingPathComponent(name + ".build").path,
            ]
        }
        process.arguments = arguments + (try Self.headerFolders())
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let text = try? String(contentsOf: result, encoding: .utf8) else {
            throw Unreadable(description: "There is no interface of \(module): \(words)")
        }
        let ours = try Self.typesOfTheHouse(module, in: repository)
        lines = Self.list(text, module: module).filter { !ours.contains(String($0.prefix { $0 != ":" && $0 != "." })) }
    }

    /// Types that are public for our own modules alone, so that they can be inlined there. The printer doesn't tell which they are.
    private static func typesOfTheHouse(_ module: String, in repository: Repository) throws -> Set<String> {
        let pattern = #/@_spi\(House\)[^\n]*\n(?:public )(?:struct|enum|final class|class) (\w+)/#
        let texts = repository.files(under: "Sources/\(module)", extensions: ["swift"]).map(\.text)
        return Set(texts.flatMap { $0.matches(of: pattern).map { String($0.1) } })
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    /// The folder of the compiler whose library runs this test.
    private static func toolchain() throws -> URL {
        // Read as bytes: the file claims to be empty.
        let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
        let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }
        guard let line, let start = line.firstIndex(of: "/") else { throw Unreadable(description: "No toolchain is at hand.") }
        // usr/lib/swift/linux/libswiftCore.so
        return URL(fileURLWithPath: String(line[start...])).appendingPathComponent("../../../../bin").standardized
    }

    /// Each declaration after the type that it stands in: `UIView: open func addSubview(_ view: UIView)`.
    static func list(_ interface: String, module: String) -> [String] {
        var result: [String] = []
        var scopes: [(name: String, isOnMainActor: Bool)] = []
        var attributes = ""
        for line in interface.split(separator: "\n") {
            var text = line.drop { $0 == " " }
            if text.isEmpty || text.hasPrefix("//") || text.hasPrefix("import ") { continue }
            if text.hasPrefix("}") {
                scopes.removeLast()
                continue
            }
            // An attribute on a line of its own belongs to the next one.
            if text.hasPrefix("@"),
                !text.contains(#/\b(func|var|let|class|struct|enum|protocol|init|extension|case|subscript|typealias)\b/#)
            {
                attributes += text + " "
                continue
            }
            let opens = text.hasSuffix("{")
            if opens { text = text.dropLast(2) }
            var words = (attributes + text).replacing("\(module).", with: "")
            attributes = ""
            let isOnMainActor = words.contains("@MainActor")
            // Members of a type that belongs to the main actor do so, too.
            if scopes.last?.isOnMainActor == true { words = words.replacing("@MainActor ", with: "") }
            let outer = scopes.last?.name ?? ""
            guard opens else {
                // The printer tells variables of files twice.
                if words.hasSuffix("{ get }"), words.contains(" let ") { continue }
                result.append(outer.isEmpty ? words : "\(outer): \(words)")
                continue
            }
            let name = Self.name(of: words)
            let path = outer.isEmpty ? name : "\(outer).\(name)"
            let isExtension = words.hasPrefix("extension ") || words.contains(" extension ")
            // Extensions say something by what they add: a conformance, or members that hold under a condition.
            if !isExtension || words.contains(" : ") { result.append("\(path): \(words)") }
            let condition =
                isExtension ? words.components(separatedBy: " where ").dropFirst().first.map { " where \($0)" } ?? "" : ""
            scopes.append((path + condition, isOnMainActor || scopes.last?.isOnMainActor == true))
        }
        return Set(result).sorted()
    }

    private static func name(of declaration: String) -> String {
        let match = declaration.firstMatch(of: #/\b(?:class|struct|enum|protocol|extension|actor) ([\w.]+)/#)
        return match.map { String($0.1) } ?? declaration
    }
}
