import AppleFoundation

/// One call of the compiler, as far as the adapter has to know it.
public struct CompilerInvocation: Sendable {
    /// As given, response files not opened.
    public let arguments: [String]
    public private(set) var moduleName: String?
    public private(set) var sources: [String] = []
    /// What is linked.
    public private(set) var objects: [String] = []
    public private(set) var conditions: Set<String> = []
    public private(set) var features: Set<String> = []
    public private(set) var languageVersion = "5"
    public private(set) var importSearchPaths: [String] = []
    /// Of C modules that the package brings.
    public private(set) var moduleMaps: [String] = []
    public private(set) var outputFileMap: String?
    public private(set) var modulePath: String?
    /// A package's manifest, which SwiftPM compiles before it knows the package.
    public private(set) var isManifest = false
    public private(set) var asksForVersion = false
    /// Makes a program from objects. A dynamic library is not meant: it finds the library in the program that loads it.
    public private(set) var linksProgram = false
    public private(set) var output: String?
    /// File by file, with the module's file apart.
    public private(set) var isIncremental = false
    private var compiles = false
    private var isWhole = false

    public init(_ arguments: [String]) {
        self.arguments = arguments
        var rest = Self.expanded(arguments)[...]
        while let argument = rest.popFirst() { read(argument, &rest) }
        if isWhole { isIncremental = false }
        if conditions.contains(Self.projectMark) { conditions.remove(Self.packageCondition) }
    }

    /// What SwiftPM defines for all that it builds.
    static let packageCondition = "SWIFT_PACKAGE"
    /// Defined for targets of Xcode's projects: that SwiftPM builds them is nothing that their sources ask about.
    public static let projectMark = "ALLIUM_XCODE_TARGET"

    /// Compiles the files of a module, so that they are to be adapted.
    public var compilesModule: Bool { moduleName != nil && !sources.isEmpty && compiles && !isManifest }

    /// Of a debug build: by what is compiled here, or by what left the objects that are linked.
    public var isDebug: Bool {
        if conditions.contains("DEBUG") { return true }
        let folders = Set(objects.map { ($0 as NSString).deletingLastPathComponent })
        return folders.contains { FileManager.default.fileExists(atPath: $0 + "/" + ModuleBuild.debugMark) }
    }

    private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) {
        switch argument {
        case "-module-name": moduleName = rest.popFirst()
        case "-swift-version": languageVersion = rest.popFirst() ?? languageVersion
        case "-output-file-map": outputFileMap = rest.popFirst()
        case "-emit-module-path": modulePath = rest.popFirst()
        case "-I": importSearchPaths += rest.popFirst().map { [$0] } ?? []
        case "-D": conditions.formUnion(rest.popFirst().map { [$0] } ?? [])
        case "-enable-upcoming-feature", "-enable-experimental-feature":
            if let feature = rest.popFirst() { features.insert(String(feature.prefix { $0 != ":" })) }
        case "-Xcc":
            let word = rest.popFirst() ?? ""
            if word.hasPrefix("-fmodule-map-file=") { moduleMaps.append(String(word.dropFirst("-fmodule-map-file=".count))) }
        case "-Xlinker", "-Xfrontend", "-Xllvm", "-Xclang-linker", "-emit-objc-header-path": _ = rest.popFirst()
        case "-package-description-version":
            isManifest = true
            _ = rest.popFirst()
        case "-o": output = rest.popFirst()
        case "-emit-executable": linksProgram = true
        case "-incremental": isIncremental = true
        case "-wmo", "-whole-module-optimization", "-no-emit-module-separately": isWhole = true
        case "-c", "-typecheck", "-emit-module": compiles = true
        case "-version", "--version": asksForVersion = true
        default:
            if argument.hasPrefix("-D") {
                conditions.insert(String(argument.dropFirst(2)))
            } else if argument.hasPrefix("-I") {
                importSearchPaths.append(String(argument.dropFirst(2)))
            } else if argument.hasPrefix("-swift-version=") {
                languageVersion = String(argument.dropFirst("-swift-version=".count))
            } else if !argument.hasPrefix("-"), argument.hasSuffix(".swift") {
                sources.append(Self.absolute(argument))
            } else if !argument.hasPrefix("-"), argument.hasSuffix(".o") {
                objects.append(Self.absolute(argument))
            }
        }
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }

    /// The arguments with the contents of `@file` in its place.
    public static func expanded(_ arguments: [String]) -> [String] {
        arguments.flatMap { argument -> [String] in
            guard argument.hasPrefix("@"), let data = FileManager.default.contents(atPath: String(argument.dropFirst())) else {
                return [argument]
            }
            return words(String(decoding: data, as: UTF8.self))
        }
    }

    /// Splits as a shell does: spaces and line ends part words, unless quoted.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let complete = word { words.append(complete) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let complete = word { words.append(complete) }
        return words
    }
}
