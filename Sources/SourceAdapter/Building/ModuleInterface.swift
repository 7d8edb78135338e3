import AppleFoundation

/// What other modules can see of a module, as one number: its texts without the bodies of functions, and all that decides what they
/// mean. As long as it stays the same, the module's file that was written before says what a new one would.
///
/// In doubt a text counts as a whole: a new number costs time, an old one would be a mistake.
struct ModuleInterface {
    private(set) var number: UInt64

    /// `surroundings` are what texts depend on: arguments, other modules.
    init(_ surroundings: [String]) {
        number = FactCache.hash(surroundings.joined(separator: "\n").utf8)
    }

    mutating func add(_ path: String, _ text: [UInt8]) {
        number = FactCache.hash(path.utf8, seed: number)
        guard let bodies = Self.bodies(text) else {
            number = FactCache.hash(text, seed: number)
            return
        }
        var start = 0
        for body in bodies {
            number = FactCache.hash(text[start..<body.start], seed: number)
            start = body.end
        }
        number = FactCache.hash(text[start...], seed: number)
    }

    /// Between braces; nil when other modules may see what stands there.
    private static func bodies(_ text: [UInt8]) -> [SourceRange]? {
        let source = SourceBytes(text)
        guard !["@inlinable", "@_alwaysEmitIntoClient", "@_transparent", "@backDeployed"].contains(where: source.mentions)
        else {
            return nil
        }
        return text.withUnsafeBufferPointer { bytes in
            var scanner = OutlineScanner(bytes)
            return scanner.scan() ? scanner.outline.bodies : nil
        }
    }

    // MARK: Between builds
    /// A compiler may fail, or be stopped. Whoever links has all objects, and so all modules: what was new then is what was built.
    private static let new = "interface.new"
    private static let built = "interface.built"

    /// Whether the module's file is as this says. `folder` is the one of the adapted texts.
    func isBuilt(in folder: String) -> Bool {
        let text = Data(String(number, radix: 36).utf8)
        if FileManager.default.contents(atPath: folder + "/" + Self.built) == text { return true }
        unlink(folder + "/" + Self.built)
        _ = FileManager.default.createFile(atPath: folder + "/" + Self.new, contents: text)
        return false
    }

    static func forget(in folder: String) {
        unlink(folder + "/" + built)
        unlink(folder + "/" + new)
    }

    /// Whoever links calls this for each folder of adapted texts.
    static func keep(in folder: String) { rename(folder + "/" + new, folder + "/" + built) }
}
