import AppleFoundation
import RunOrders
import SourceAdapter

/// Makes libraries of the bodies of functions that have changed since the program was built, for the program to load while it runs.
final class LiveBodies {
    enum Outcome {
        /// What has changed means the same.
        case nothing
        case library(String)
        /// Only another run shows it; why, in words.
        case obstacle(String)
    }

    private let folder: String
    private let original: (String) -> String
    let sdk: SwiftSDK
    /// How modules were compiled, and their texts as they are in the program.
    private var modules: [(invocation: CompilerInvocation, texts: [String: [UInt8]])] = []
    private var number = 0

    /// `folder` is the package's; `original` gives the user's file for one of it.
    init(folder: String, original: @escaping (String) -> String) throws {
        (self.folder, self.original) = (folder, original)
        sdk = try SwiftSDK(executable: CompilerCommand.ownPath())
    }

    typealias Texts = [String: [String: [UInt8]]]

    /// All texts as they are now, by modules.
    func read() -> Texts {
        Self.invocations(in: folder).reduce(into: [:]) { texts, invocation in
            texts[invocation.moduleName ?? ""] = try? ModuleBuild(invocation, sdk: sdk).texts()
        }
    }

    /// These are in the program that was built; nil when nobody has read them before.
    func remember(_ texts: Texts?) {
        let known = texts ?? read()
        modules = Self.invocations(in: folder).map { ($0, known[$0.moduleName ?? ""] ?? [:]) }
    }

    /// What is new in the texts, and from now on in the program.
    func patch() -> Outcome {
        let place = folder + "/patches"
        try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        number += 1
        var objects: [String] = []
        var news = modules
        for (index, module) in modules.enumerated() {
            guard let texts = try? ModuleBuild(module.invocation, sdk: sdk).texts(), let name = module.invocation.moduleName,
                texts.count == module.texts.count
            else { return .obstacle("files have come or gone") }
            var sources: [String] = []
            for (path, text) in texts.sorted(by: { $0.key < $1.key }) where module.texts[path] != text {
                guard let old = module.texts[path] else { return .obstacle("files have come or gone") }
                do {
                    guard
                        let source = try BodyPatch.source(
                            from: old, to: text, path: path, shownPath: original(path), module: name, number: number)
                    else { continue }
                    sources.append("\(place)/\(name)-\(sources.count).swift")
                    try Data(source.utf8).write(to: URL(fileURLWithPath: sources[sources.count - 1]))
                } catch { return .obstacle("\(error)") }
            }
            news[index].texts = texts
            if sources.isEmpty { continue }
            objects.append("\(place)/\(name).o")
            if let words = compile(sources, module.invocation, to: objects[objects.count - 1]) { return .obstacle(words) }
        }
        if objects.isEmpty {
            modules = news
            return .nothing
        }
        let library = "\(place)/patch\(number).so"
        guard link(objects, to: library) else { return .obstacle("what is new can't be linked") }
        modules = news
        return .library(library)
    }

    /// Reads once what a patch reads, so that the first one needn't wait for it.
    func warmUp() {
        guard let module = modules.last, let name = module.invocation.moduleName else { return }
        let place = folder + "/patches"
        try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        let source = place + "/warm.swift"
        guard (try? Data("@testable import \(name)\nimport UIKit\n".utf8).write(to: URL(fileURLWithPath: source))) != nil else {
            return
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: sdk.tool("swift-frontend"))
        process.arguments = arguments([source], module.invocation, to: place + "/warm.o")
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try? process.run()
    }

    // MARK: Tools

    /// Nil when it went well, else the compiler's first words.
    private func compile(_ sources: [String], _ invocation: CompilerInvocation, to object: String) -> String? {
        var log: [Substring] = []
        let status = try? WatchedProcess(
            program: sdk.tool("swift-frontend"), arguments: arguments(sources, invocation, to: object), line: { log.append($0) }
        ).run()
        if status == 0 { return nil }
        let first = log.lazy.compactMap { $0.range(of: " error: ").map(\.upperBound).map($0.suffix(from:)) }.first
        return first.map { "it can't be exchanged (\($0))" } ?? "it can't be exchanged"
    }

    private func arguments(_ sources: [String], _ invocation: CompilerInvocation, to object: String) -> [String] {
        let name = invocation.moduleName ?? ""
        let folder = invocation.modulePath.map { ($0 as NSString).deletingLastPathComponent }
        return ["-frontend", "-c"] + sources + invocation.frontendArguments + (folder.map { ["-I", $0] } ?? [])
            + ["-suppress-warnings", "-module-name", "\(name)_live\(number)", "-o", object]
    }

    /// The program that loads it has all that it needs.
    private func link(_ objects: [String], to library: String) -> Bool {
        var system = utsname()
        uname(&system)
        let machine = withUnsafeBytes(of: system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let resources = ((sdk.toolchain.binaries as NSString).deletingLastPathComponent) + "/lib/swift/linux/"
        let status = try? WatchedProcess(
            program: sdk.tool("ld.lld"),
            arguments: ["-shared", "--unresolved-symbols=ignore-all", "-o", library, resources + machine + "/swiftrt.o"]
                + objects
        ).run()
        return status == 0
    }

    // MARK: How modules were compiled

    private static let record = "live.json"

    /// Called when a module is compiled for a program whose bodies may be exchanged.
    static func keep(_ invocation: CompilerInvocation) {
        guard let map = invocation.outputFileMap,
            let data = try? JSONEncoder().encode(CompilerInvocation.expanded(invocation.arguments))
        else { return }
        let file = (map as NSString).deletingLastPathComponent + "/" + record
        if FileManager.default.contents(atPath: file) != data { try? data.write(to: URL(fileURLWithPath: file)) }
    }

    private static func invocations(in folder: String) -> [CompilerInvocation] {
        let built = folder + "/.build/debug"
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: built)) ?? []).filter { $0.hasSuffix(".build") }
        return names.sorted().compactMap { name in
            guard let data = FileManager.default.contents(atPath: "\(built)/\(name)/\(record)"),
                let words = try? JSONDecoder().decode([String].self, from: data)
            else { return nil }
            return CompilerInvocation(words)
        }
    }
}
