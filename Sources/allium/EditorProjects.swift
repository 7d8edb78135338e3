import AppleFoundation
import LanguageServer
import SourceAdapter
import XcodeProject

/// All folders that an editor has opened.
final class EditorProjects: EditorWorkspace {
    private let sdk: SwiftSDK
    private let say: (String) -> Void
    private var mirrors: [EditorMirror] = []

    init(_ sdk: SwiftSDK, say: @escaping (String) -> Void) { (self.sdk, self.say) = (sdk, say) }

    /// Below these all sources are adapted.
    var folders: [String] { mirrors.map(\.files) }

    func open(folders: [String]) -> [String] {
        folders.map { folder in
            do {
                let mirror = try EditorMirror(folder, sdk: sdk)
                mirrors.append(mirror)
                return mirror.place
            } catch {
                say("\(RunCommand.words(error)); SourceKit-LSP reads it as it is")
                return folder
            }
        }
    }

    func place(of path: String) -> String? { mirrors.lazy.compactMap { $0.place(of: path) }.first }
    func original(of place: String) -> String? { mirrors.lazy.compactMap { $0.original(of: place) }.first }
    func withOriginals(_ words: String) -> String {
        mirrors.reduce(words) { $0.replacingOccurrences(of: $1.files + "/", with: "/") }
    }

    private func mirror(of path: String) -> EditorMirror? { mirrors.first { $0.place(of: path) != nil } }

    func adapt(_ path: String, _ text: [UInt8]) -> AdaptedText { mirror(of: path)?.adapt(path, text) ?? AdaptedText(text) }
    var readings: Int { mirrors.reduce(0) { $0 + $1.readings } }
    func textOnDisk(_ path: String) -> AdaptedText? { mirror(of: path)?.textOnDisk(path) }
    func notes(_ path: String) -> [EditorNote] { mirror(of: path)?.notes(path) ?? [] }
    func closed(_ path: String) { mirror(of: path)?.closed(path) }

    func written(_ paths: [String]) -> [ServerFile] {
        mirrors.filter { mirror in paths.contains(where: mirror.holds) }.flatMap { mirror -> [ServerFile] in
            do {
                return try mirror.synchronise()
            } catch {
                say(RunCommand.words(error))
                return []
            }
        }
    }

    // MARK: Form

    func formatted(_ path: String, _ text: [UInt8], _ indentation: EditorIndentation) -> [UInt8]? {
        var arguments = ["format", "--assume-filename", path]
        if !Self.hasRules(path) {
            let unit = indentation.usesTabs ? "\"tabs\": 1" : "\"spaces\": \(indentation.width)"
            arguments += [
                "--configuration",
                "{\"version\": 1, \"lineLength\": 10000, \"tabWidth\": \(indentation.width), \"indentation\": {\(unit)}}",
            ]
        }
        return Self.output(of: sdk.tool("swift-format"), arguments, input: text)
    }

    /// swift-format finds a `.swift-format` in the file's folder or one above.
    private static func hasRules(_ path: String) -> Bool {
        var folder = (path as NSString).deletingLastPathComponent
        while true {
            if FileManager.default.fileExists(atPath: folder + "/.swift-format") { return true }
            if folder.count <= 1 { return false }
            folder = (folder as NSString).deletingLastPathComponent
        }
    }

    private static func output(of tool: String, _ arguments: [String], input: [UInt8]) -> [UInt8]? {
        let file = NSTemporaryDirectory() + "/allium-format-\(getpid()).swift"
        guard FileManager.default.createFile(atPath: file, contents: Data(input)) else { return nil }
        defer { unlink(file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.standardInput = FileHandle(forReadingAtPath: file)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? [UInt8](data) : nil
    }
}
